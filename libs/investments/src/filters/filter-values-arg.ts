import type { ReadFilterValuesApiArg } from '@vaglio/contract';
import { toListArg, type ListQuery } from '@vaglio/startups-data';

/** What is asked for the values of a filter in a list. @param find a part of the name of an award or person; '' for any */
export function valuesArg(
  query: ListQuery,
  filter: ReadFilterValuesApiArg['filter'],
  find: string,
): ReadFilterValuesApiArg {
  const { sort, dir, page, pageSize, withAwards, withArticles, ...list } = toListArg(query);
  return { ...list, filter, ...(find.trim() !== '' && { find: find.trim() }) };
}
