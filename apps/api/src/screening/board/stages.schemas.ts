import { STAGES } from '@vaglio/startups-domain';
import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';
import { TOP_FILTERS } from '../../scoring/ranking/list-choices';
import { narrowingQuery } from '../list/investments.schemas';
import { StageLimits } from './stage-limits.schemas';

/** Number of cards per column in the first response and in each further response. */
export const SHOWN = 20;
const MAX_DAYS = 100_000;

const flag = Type.Integer({ minimum: 0, maximum: 1 });
const said = <T>(schema: object, description: string) => Type.Unsafe<T>({ ...schema, description });

const StageCard = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    score: Type.Number(),
    sector: nullableString(40),
    canton: nullableString(40),
    version: Type.Integer({ minimum: 1 }),
    email_sent: flag,
    create_contract: flag,
    interested: flag,
    rejected: flag,
    days: said<number | null>(
      nullableInteger(0, MAX_DAYS),
      'Whole days in Zurich since it came into the stage; null where no decision says it',
    ),
    assignee_id: nullableString(36),
    assignee: said<string | null>(nullableString(500), 'Name of the person'),
    step: said<string | null>(nullableString(140), 'What is done next'),
    due: said<string | null>(nullableString(10), 'The day of the next step'),
    later_until: said<string | null>(nullableString(10), 'The day on which Later ends'),
    reason: said<string | null>(nullableString(2_000), 'Why it was rejected'),
  },
  { $id: 'StageCard', description: 'A startup on the board' },
);
export type StageCardBody = Static<typeof StageCard>;

const StageColumn = closed(
  {
    stage: oneOf(STAGES),
    total: Type.Integer({ minimum: 0 }),
    median_days: said<number | null>(
      nullableNumber(),
      'In the stage, of those whose time is known; null for New, which is undecided, and of none',
    ),
    of_year: Type.Integer({ minimum: 0, description: 'Those that came into it in the last 365 days' }),
    next: said<string | null>(nullableString(10), 'Of Later: the day on which the first one ends'),
    items: Type.Array(ref(StageCard), { description: 'By score, then name, then id' }),
  },
  { $id: 'StageColumn' },
);
export type StageColumnBody = Static<typeof StageColumn>;

const Board = closed(
  { stages: Type.Array(ref(StageColumn), { description: 'In their order' }), limits: ref(StageLimits) },
  { $id: 'StageBoard' },
);
export type BoardBody = Static<typeof Board>;

const { later: _all, ...narrowing } = narrowingQuery;
const narrowed = { q: pageQuery.q, top: Type.Optional(oneOf(TOP_FILTERS)), ...narrowing };
const tags = ['stages'];

export const readStagesSchema = {
  operationId: 'readStages',
  tags,
  summary: `All startups that the filters leave, active or not, by stage: how many, for how long, and the first ${SHOWN} of each`,
  querystring: closed(narrowed),
  response: { 200: ref(Board) },
};

export const readStageSchema = {
  operationId: 'readStage',
  tags,
  summary: 'One stage of the board, from an offset on',
  params: closed({ column: Type.String({ maxLength: 64, description: `One of ${STAGES.join(', ')}` }) }),
  querystring: closed({ ...narrowed, offset: pageQuery.offset, limit: pageQuery.limit }),
  response: { 200: ref(StageColumn) },
};
