import { toBodyNames, type BulkOrder, type ReadSelectionApiArg } from '@vaglio/contract';
import { toListArg, type ListQuery } from '@vaglio/startups-data';

/**
 * Returns the request that selects all startups of a list. It contains the list query without the page and the view.
 */
export function selectionArg(query: ListQuery): ReadSelectionApiArg {
  const {
    page: _page,
    pageSize: _size,
    withAwards: _awards,
    withArticles: _articles,
    // The view does not determine which startups a list contains. New startups of a view are selected one by one.
    view: _view,
    since: _since,
    ...list
  } = toListArg(query);
  return list;
}

/** Converts a list query to the body of a bulk action, whose property names contain underscores. */
export function orderQuery(query: ListQuery): NonNullable<BulkOrder['query']> {
  return toBodyNames(selectionArg(query));
}
