import { errorText } from '@vaglio/api-client';
import { useListNotesQuery } from '@vaglio/startups-data';

/**
 * What people wrote about a startup, the newest first.
 * @param limit as many as are shown
 */
export function useNotes(id: string, limit: number) {
  const { currentData, error, isFetching, refetch } = useListNotesQuery(
    { id, limit },
    { refetchOnMountOrArgChange: true },
  );
  return {
    notes: error ? [] : (currentData?.items ?? []),
    total: currentData?.total ?? 0,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the notes') : null,
    retry: () => void refetch(),
  };
}
