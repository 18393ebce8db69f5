import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableInteger,
  nullableNumber,
  nullableString,
  oneOf,
  ref,
} from '../../platform/http/validation/schema-parts';
import { nameSchema } from '../../platform/http/openapi/named-schemas';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../../platform/http/validation/text-limits';
import { StartupFacts } from '../../startups/facts/facts.schemas';
import { DECISION_KINDS } from '../../platform/db/schema/decision-kinds';
import { chosenQuery, rankedQuery } from '../../screening/list/investments.schemas';
import { LedgerLine } from '../../scoring/ranking/score-ledger.schemas';
import { Startup } from '../../startups/records/startup.schemas';

/** Maximum number of startups in one document. */
export const MAX_DOSSIERS = 50;

const LARGEST_NUMBER = 2_147_483_647;
const at = Type.String({ format: 'date-time' });
const person = (description: string) =>
  Type.Unsafe<string | null>({ ...nullableString(MAX_NAME_LENGTH), description });

export const ScoringInForce = closed(
  {
    version: Type.Unsafe<number | null>({
      ...nullableInteger(1, LARGEST_NUMBER),
      description: 'Number of the scoring version; null before the first is kept',
    }),
    at: nullableString(40),
    threshold: Type.Number(),
    top_percent: Type.Number(),
  },
  { $id: 'ScoringInForce', description: 'The rules by which every score of the answer was made' },
);
export type ScoringInForceBody = Static<typeof ScoringInForce>;

const TakenDecision = closed(
  {
    id: Type.String({ description: 'Stays the same; of no other use' }),
    at,
    person: person('Who decided; null where that is not known'),
    decision: oneOf(DECISION_KINDS),
    is_set: Type.Boolean({ description: 'False: it was taken back' }),
    until: Type.Unsafe<string | null>({
      ...nullableString(10),
      description: 'Of Later: the day on which it ends',
    }),
    score: Type.Unsafe<number | null>({ ...nullableNumber(), description: 'Of the startup at that moment' }),
    version: Type.Unsafe<number | null>({
      ...nullableInteger(1, LARGEST_NUMBER),
      description: 'The scoring version of that moment',
    }),
    reason: nullableString(MAX_NAME_LENGTH),
    details: nullableString(MAX_TEXT_LENGTH),
  },
  { $id: 'TakenDecision', description: 'A flag or Later that a person set or took back' },
);
export type TakenDecisionBody = Static<typeof TakenDecision>;

const ScoreStep = closed(
  { at, before: Type.Number(), after: Type.Number(), version: nullableInteger(1, LARGEST_NUMBER) },
  { $id: 'ScoreStep' },
);
export type ScoreStepBody = Static<typeof ScoreStep>;

const DossierNote = closed(
  { id: Type.String(), at, person: person('Who wrote it'), text: Type.String() },
  { $id: 'DossierNote' },
);
export type DossierNoteBody = Static<typeof DossierNote>;

export const DossierWork = closed(
  {
    assignee: person('Who works on it; null for nobody'),
    step: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'What is done next' }),
    due: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date', description: 'Of the step' }),
  },
  { $id: 'DossierWork' },
);

const Dossier = closed(
  {
    startup: ref(Startup),
    of: Type.Integer({ description: 'How many startups its mode has: the rank is one of so many' }),
    lines: Type.Array(ref(LedgerLine), { description: 'The ledger of its score' }),
    facts: ref(StartupFacts),
    decisions: Type.Array(ref(TakenDecision), { description: 'The newest first' }),
    work: ref(DossierWork),
    notes: Type.Array(ref(DossierNote), {
      description: 'Those that hold, the newest first; one that was struck through is not among them',
    }),
    score_steps: Type.Array(ref(ScoreStep), { description: 'Every change of its score, the oldest first' }),
  },
  { $id: 'Dossier', description: 'What is known and decided about a startup, from one moment' },
);
export type DossierBody = Static<typeof Dossier>;

const document = {
  read_at: at,
  reader: person('Name of who reads it'),
  scoring: ref(ScoringInForce),
};
const DossierDocument = closed({ ...document, dossier: ref(Dossier) }, { $id: 'DossierDocument' });
export type DossierDocumentBody = Static<typeof DossierDocument>;

const decision = Type.Unsafe<TakenDecisionBody | null>({
  anyOf: [{ $ref: 'TakenDecision#' }, { type: 'null' }],
  description: 'The last one',
});
const ShortlistRow = closed({ startup: ref(Startup), decision }, { $id: 'ShortlistRow' });

const LastPrint = closed(
  {
    at,
    person: person('Who printed it'),
    entered: Type.Array(closed({ id: Type.String(), company_name: Type.String(), score: Type.Number() })),
    left: Type.Array(
      closed({
        id: Type.String(),
        company_name: Type.String(),
        decision: Type.Unsafe<TakenDecisionBody | null>({
          ...decision,
          description: 'The last one since that print',
        }),
      }),
    ),
  },
  { $id: 'LastPrint', description: 'When this list was printed last, and what differs since' },
);
export type LastPrintBody = Static<typeof LastPrint>;
nameSchema(LastPrint);

const ShortlistDocument = closed(
  {
    ...document,
    total: Type.Integer({ description: 'Startups of the list; the document has the first 50' }),
    of: Type.Integer({ description: 'Startups of its mode' }),
    rows: Type.Array(ref(ShortlistRow)),
    dossiers: Type.Array(ref(Dossier), {
      description: 'One for each row, in their order; empty without `details`',
    }),
    last_print: Type.Unsafe<LastPrintBody | null>({ anyOf: [{ $ref: 'LastPrint#' }, { type: 'null' }] }),
  },
  { $id: 'ShortlistDocument' },
);
export type ShortlistDocumentBody = Static<typeof ShortlistDocument>;

const list = closed({ ...rankedQuery, ...chosenQuery });
export type PrintedList = Static<typeof list>;

const PrintOrder = closed(
  {
    startup_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Of a dossier' })),
    list: Type.Optional(list),
    has_dossiers: Type.Optional(Type.Boolean()),
    has_contacts: Type.Optional(Type.Boolean()),
    has_notes: Type.Optional(Type.Boolean()),
  },
  { $id: 'PrintOrder', description: 'What was printed: a startup, or a list, whose rows the server reads' },
);
export type PrintOrderBody = Static<typeof PrintOrder>;
const Print = closed({ at, person: person('Who printed it') }, { $id: 'Print' });
export type PrintBody = Static<typeof Print>;

const tags = ['dossiers'];

export const readDossierSchema = {
  operationId: 'readDossier',
  tags,
  summary: 'All about a startup for a document: facts with their sources, ledger, decisions, articles',
  params: idParams,
  response: { 200: ref(DossierDocument) },
};
export const readShortlistSchema = {
  operationId: 'readShortlist',
  tags,
  summary:
    'The first 50 startups of a list for a document, with what changed since it was printed last; with `details` a dossier of each',
  querystring: closed({
    ...list.properties,
    details: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  }),
  response: { 200: ref(ShortlistDocument) },
};
export const recordPrintSchema = {
  operationId: 'recordPrint',
  tags,
  refuses: [404, 429],
  summary: 'Record that a document was printed',
  body: ref(PrintOrder),
  response: { 200: ref(Print) },
};
