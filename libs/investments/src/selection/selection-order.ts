import { toBodyNames, type BulkOrder, type ReadSelectionApiArg } from '@vaglio/contract';
import { toListArg, type ListQuery } from '@vaglio/startups-data';

/** A list as it is asked for all that it holds: without its page, and what else does not choose startups. */
export function selectionArg(query: ListQuery): ReadSelectionApiArg {
  const {
    page: _page,
    pageSize: _size,
    withAwards: _awards,
    withArticles: _articles,
    // Which view a list is of decides about no startup; what is new in it is selected one by one.
    view: _view,
    since: _since,
    ...list
  } = toListArg(query);
  return list;
}

/** The same in the body of an order, where names have underscores. */
export function orderQuery(query: ListQuery): NonNullable<BulkOrder['query']> {
  return toBodyNames(selectionArg(query));
}
