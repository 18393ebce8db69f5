import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf, ref } from '../../../platform/http/validation/schema-parts';
import { narrowingQuery, rankedQuery } from '../investments.schemas';

/** Filters for which the number of startups per value is counted. */
export const COUNTED_FILTERS = [
  'canton',
  'sector',
  'stage',
  'flag',
  'step',
  'award',
  'award_not',
  'assignee',
  'raised',
  'score',
] as const;
export type CountedFilter = (typeof COUNTED_FILTERS)[number];

/** Maximum number of awards or people in the response, most frequent first. */
export const MAX_VALUES = 50;

const FilterValue = closed(
  {
    value: Type.String({
      description:
        'As in the query of the list; of `score` its two bounds, `score_from` and `score_below`, between them a comma',
    }),
    label: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Name of an award or person; null for a code, and for what does not exist any more',
    }),
    count: Type.Integer({
      description:
        'Startups of the list if the filter had this value alone; of `award_not` those that would be left out',
    }),
  },
  { $id: 'FilterValue' },
);
export type FilterValueBody = Static<typeof FilterValue>;

const FilterValues = closed(
  {
    items: Type.Array(ref(FilterValue)),
    total: Type.Integer({
      description: `How many values there are; of awards and people ${MAX_VALUES} are answered`,
    }),
    left_out: Type.Integer({
      description: 'Of raised: startups that the filter cannot compare; 0 for others',
    }),
  },
  { $id: 'FilterValues' },
);
export type FilterValuesBody = Static<typeof FilterValues>;

const { q, mode, top } = rankedQuery;

export const readFilterValuesSchema = {
  operationId: 'readFilterValues',
  tags: ['investments'],
  summary:
    'The values of one filter of the ranked list, with how many startups of the list have each: the other filters count, this one does not. Values that the query has are always answered',
  querystring: closed({
    filter: oneOf(COUNTED_FILTERS),
    find: Type.Optional(
      Type.String({ maxLength: 100, description: 'A part of the name of an award or person' }),
    ),
    q,
    mode,
    top,
    ...narrowingQuery,
  }),
  response: { 200: ref(FilterValues) },
};
