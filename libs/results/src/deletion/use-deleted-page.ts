import { errorText } from '@vaglio/api-client';
import { useListDeletedQuery, type DeletedRow } from '@vaglio/startups-data';
import type { ResultsView } from '../list/results-view';

export interface DeletedPage {
  readonly rows: readonly DeletedRow[];
  /** Null until loaded, and after a failure. */
  readonly total: number | null;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
}

/** The shown page of what can be restored; its first one, for the count, while another tab is shown. */
export function useDeletedPage({ tab, page, pageSize }: ResultsView, isSkipped: boolean): DeletedPage {
  const query = { page: tab === 'deleted' ? page : 1, pageSize };
  const { data, error, isFetching, refetch } = useListDeletedQuery(query, { skip: isSkipped });
  const shown = error === undefined ? data : undefined;
  return {
    rows: shown?.items ?? [],
    total: shown?.total ?? null,
    isFetching,
    failure: error === undefined ? null : errorText(error, 'Failed to load data'),
    retry: () => void refetch(),
  };
}
