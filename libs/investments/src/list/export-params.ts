import { advancedFields, toListArg, type ListQuery } from '@vaglio/startups-data';

/** Returns the export request of a list with its filters and order, but without the page. */
export function exportParams(query: ListQuery): Record<string, string | undefined> {
  const { mode, sort, dir, q, top, later, canton, sector } = toListArg(query);
  const { score_from, score_below, reached_from, reached_to } = query;
  return {
    ...{ mode, sort, dir, q, top, later, canton, sector },
    ...{ score_from, score_below, reached_from, reached_to },
    ...advancedFields(query),
  };
}
