import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useEndSessionOfPersonMutation, useListAllSessionsQuery } from '../hooks.gen';

/** Number of sessions shown initially. "Show more" adds the same number. */
const STEP = 50;

/**
 * Loads all users' sessions and ends single sessions.
 * @param email part of an email address; '' for all users
 */
export function useAllSessions(email: string) {
  const [most, setMost] = useState(STEP);
  const { data, error, isFetching, refetch } = useListAllSessionsQuery(
    { pageSize: most, q: email.trim() || undefined },
    { refetchOnMountOrArgChange: true },
  );
  const [end, ending] = useEndSessionOfPersonMutation();
  return {
    sessions: data && !error ? data.items : [],
    total: data && !error ? data.total : 0,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
    showMore: () => setMost(most + STEP),
    /** Ends a session. It resolves to true on success. */
    end: async (id: string) => (await end({ id })).error === undefined,
    endingId: ending.isLoading ? (ending.originalArgs?.id ?? null) : null,
    endFailure: ending.error ? errorText(ending.error, 'Update failed') : null,
  };
}
