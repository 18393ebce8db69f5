import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useEndSessionOfPersonMutation, useListAllSessionsQuery } from '../hooks.gen';

/** How many are shown at first, and with each "Show more". */
const STEP = 50;

/** Who is signed in where, as the server says now, and the end of one session. @param email a part of it; '' for everybody */
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
    /** Resolves to whether it has ended. */
    end: async (id: string) => (await end({ id })).error === undefined,
    endingId: ending.isLoading ? (ending.originalArgs?.id ?? null) : null,
    endFailure: ending.error ? errorText(ending.error, 'Update failed') : null,
  };
}
