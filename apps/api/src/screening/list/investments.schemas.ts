import { Type, type Static, type TOptional, type TSchema, type TUnsafe } from '@sinclair/typebox';
import { RANGE_FILTERS, RANGES, type Bound, type BoundValues } from '@vaglio/startups-domain';
import { MAX_CHOSEN } from './chosen-ids';
import { CODE_FILTERS } from './code-filter';
import {
  LATER_FILTERS,
  LISTED_MODES,
  SORT_DIRECTIONS,
  SORT_KEYS,
  TOP_FILTERS,
} from '../../scoring/ranking/list-choices';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { fieldsQuery } from '../../platform/http/pagination/picked-fields';
import { PICKED_COLUMNS } from '../../startups/records/startup-columns';
import {
  MAX_EMAIL_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_URL_LENGTH,
} from '../../platform/http/validation/text-limits';
import { responseSchemas } from '../../startups/records/field-schemas';
import { Startup, StartupColumnsPage, StartupPage } from '../../startups/records/startup.schemas';
import { ScoreLedger } from '../../scoring/ranking/score-ledger.schemas';

export const Stats = closed(
  {
    total_startups: Type.Integer({ description: 'Curated startups' }),
    top_percent: Type.Number({ description: 'Fraction from 0 to 1' }),
    top_percent_all: Type.Integer({ description: 'How many the top list over all curated startups holds' }),
    potential_investments: Type.Integer({ description: 'Active startups at or above the threshold' }),
    threshold: Type.Number(),
  },
  { $id: 'Stats' },
);
export type StatsBody = Static<typeof Stats>;

const tags = ['investments'];

export const readStatsSchema = {
  operationId: 'readStats',
  tags: ['stats'],
  summary: 'The three figures of the dashboard',
  response: { 200: ref(Stats) },
};

const codes = (filter: keyof typeof CODE_FILTERS, more = '') =>
  Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        `Codes separated by commas, or one key each: ${CODE_FILTERS[filter].join(', ')}. ${more}`.trim(),
    }),
  );
const values = (description: string) => Type.Optional(Type.String({ maxLength: 2_000, description }));

const score = (description: string) =>
  Type.Optional(Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000, description }));
const day = (description: string) => Type.Optional(Type.String({ maxLength: 10, description }));

/** Returns the query schemas of all range filters. */
function rangeQueries(): { [Name in Bound]: TOptional<TUnsafe<BoundValues[Name]>> };
function rangeQueries(): Record<string, TSchema> {
  const schemas = RANGE_FILTERS.flatMap((filter) => {
    const { kind, bounds, minimum, maximum, boundHelp } = RANGES[filter];
    return bounds.map((bound, end) => {
      const description = boundHelp[end] ?? '';
      if (kind === 'date') return [bound, day(description)] as const;
      const number = kind === 'money' ? Type.Number : Type.Integer;
      return [bound, Type.Optional(number({ minimum, maximum, description }))] as const;
    });
  });
  return Object.fromEntries(schemas);
}

/** Query schemas of the filters that narrow a list. */
export const narrowingQuery = {
  later: Type.Optional(
    oneOf(LATER_FILTERS, { description: 'Startups that are Later: among the others, left out, or alone' }),
  ),
  canton: codes('canton', 'Unknown is none'),
  sector: codes('sector', 'Unknown is none'),
  score_from: score('The lowest score'),
  score_below: score('Scores are lower than this'),
  reached_from: day('First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich'),
  reached_to: day('First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich'),
  ...rangeQueries(),
  award: values(
    'Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored',
  ),
  award_not: values('The same for awards of which it holds none'),
  stage: codes('stage', 'Derived from flags and Later; `mode` and `later` narrow beside it'),
  flag: codes('flag'),
  assignee: values(
    'Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored',
  ),
  step: codes('step', 'The day of the next step is today, or over; or there is no next step'),
};

/** Query schemas that define the startups of a ranked list and their order. */
export const rankedQuery = {
  q: pageQuery.q,
  mode: Type.Optional(oneOf(LISTED_MODES)),
  top: Type.Optional(oneOf(TOP_FILTERS)),
  sort: Type.Optional(oneOf(SORT_KEYS)),
  dir: Type.Optional(oneOf(SORT_DIRECTIONS)),
  ...narrowingQuery,
};

/** Query schema that limits a list to selected startups. */
export const chosenQuery = {
  ids: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: `Ids of startups separated by commas, at most ${MAX_CHOSEN}: of the list only these`,
    }),
  ),
};

/** Query schemas for startups that are new to the caller. */
const sinceQuery = {
  view: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'Rows say what is new in this view since the visit before; `all` for all active startups',
    }),
  ),
  since: Type.Optional(
    oneOf(['visit'], { description: 'Only what is new in the view, without one in all active startups' }),
  ),
};

export const listInvestmentsSchema = {
  operationId: 'listInvestments',
  tags,
  refuses: [404],
  summary:
    'Ranked startups. `top` and `mode` choose the set, `q` and all other filters narrow inside it; a tie at the cut goes by score, then name, then id',
  querystring: closed({
    ...pageQuery,
    ...rankedQuery,
    ...sinceQuery,
    ...fieldsQuery(PICKED_COLUMNS),
    withAwards: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    withArticles: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  }),
  answersFields: ref(StartupColumnsPage),
  response: { 200: ref(StartupPage) },
};

export const readInvestmentSchema = {
  operationId: 'readInvestment',
  tags,
  summary: 'One startup as the list has it, with its place by score in its mode',
  params: idParams,
  response: { 200: ref(Startup) },
};

export const readScoreLedgerSchema = {
  operationId: 'readScoreLedger',
  tags,
  summary: 'Why a startup has its score, line by line',
  params: idParams,
  response: { 200: ref(ScoreLedger) },
};

const flag = () => Type.Optional(Type.Unsafe<0 | 1 | boolean>({ enum: [0, 1, true, false] }));

export const setInvestmentFlagsSchema = {
  operationId: 'setInvestmentFlags',
  tags,
  refuses: [409],
  summary: 'Mark a startup as contacted, contract, investment or rejected',
  params: idParams,
  headers: seenVersion,
  body: closed({ contact: flag(), contract: flag(), investment: flag(), rejected: flag() }),
  response: { 200: ref(Startup) },
};

export const setInvestmentTextSchema = {
  operationId: 'setInvestmentText',
  tags,
  refuses: [409],
  summary: 'Edit what a person knows better; null empties a field',
  params: idParams,
  headers: seenVersion,
  body: closed({
    email: Type.Optional(nullableString(MAX_EMAIL_LENGTH)),
    number: Type.Optional(nullableString(80)),
    website: Type.Optional(nullableString(MAX_URL_LENGTH)),
    founding_year: Type.Optional(responseSchemas().founding_year),
    company_description: Type.Optional(nullableString(MAX_TEXT_LENGTH)),
    pros_text: Type.Optional(nullableString(MAX_TEXT_LENGTH)),
    cons_text: Type.Optional(nullableString(MAX_TEXT_LENGTH)),
  }),
  response: { 200: ref(Startup) },
};
