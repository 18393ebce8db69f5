import { Type, type Static } from '@sinclair/typebox';
import { closed, ref } from '../../platform/http/validation/schema-parts';
import { DossierWork, ScoringInForce, type TakenDecisionBody } from '../dossiers/dossiers.schemas';
import { LedgerLine } from '../../scoring/ranking/score-ledger.schemas';
import { Startup } from '../../startups/records/startup.schemas';

export const FEWEST_COMPARED = 2;
export const MAX_COMPARED = 4;

const ComparedStartup = closed(
  {
    startup: ref(Startup),
    lines: Type.Array(ref(LedgerLine), { description: 'The ledger of its score' }),
    decision: Type.Unsafe<TakenDecisionBody | null>({
      anyOf: [{ $ref: 'TakenDecision#' }, { type: 'null' }],
      description: 'The last one',
    }),
    work: ref(DossierWork),
  },
  { $id: 'ComparedStartup' },
);

const Comparison = closed(
  {
    scoring: ref(ScoringInForce),
    items: Type.Array(ref(ComparedStartup), {
      description:
        'In the order of the ids, each startup once: for a merged one that of which it is part; those that do not exist are left out',
    }),
  },
  { $id: 'StartupComparison', description: 'Startups side by side, from one moment' },
);
export type ComparisonBody = Static<typeof Comparison>;

export const compareStartupsSchema = {
  operationId: 'compareStartups',
  tags: ['comparison'],
  summary: 'Two to four startups with their ledgers, by ids separated by commas',
  querystring: closed({
    ids: Type.String({ maxLength: 200, pattern: '^[^,]{1,64}(,[^,]{1,64})*$' }),
  }),
  response: { 200: ref(Comparison) },
};
