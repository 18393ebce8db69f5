import type { ReadFilterValuesApiArg } from '@vaglio/contract';
import { toListArg, type ListQuery } from '@vaglio/startups-data';

/**
 * Returns the request for the values of a filter and their counts in a list.
 * @param find part of the name of an award or person; '' for all values
 */
export function valuesArg(
  query: ListQuery,
  filter: ReadFilterValuesApiArg['filter'],
  find: string,
): ReadFilterValuesApiArg {
  const { sort, dir, page, pageSize, withAwards, withArticles, ...list } = toListArg(query);
  return { ...list, filter, ...(find.trim() !== '' && { find: find.trim() }) };
}
