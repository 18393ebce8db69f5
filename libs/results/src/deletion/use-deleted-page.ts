import type { DeletedRow } from '@vaglio/contract';
import { useListDeletedQuery } from '@vaglio/startups-data';
import { toListPage, type ListPage } from '../list/list-page';
import type { ResultsView } from '../list/results-view';

/** The shown page of what can be restored; its first one, for the count, while another tab is shown. */
export function useDeletedPage(
  { tab, page, pageSize }: ResultsView,
  isSkipped: boolean,
): ListPage<DeletedRow> {
  const query = { page: tab === 'deleted' ? page : 1, pageSize };
  return toListPage(useListDeletedQuery(query, { skip: isSkipped }));
}
