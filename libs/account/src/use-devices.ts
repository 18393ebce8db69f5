import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { readDevices } from './devices';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useListSessionsQuery } from './endpoints.gen';

/** How servers that know no sessions refuse: forbidden, not found, no such method, not implemented, or with a page. */
const UNKNOWN_CALL: readonly unknown[] = [403, 404, 405, 501, 'PARSING_ERROR'];

/** Where the signed-in person is signed in; `isOffered` is false on a server that does not tell. */
export function useDevices() {
  const { data, error, isLoading, isFetching, refetch } = useListSessionsQuery();
  const [endOne, one] = useEndOwnSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const devices = useMemo(() => (data && !error ? readDevices(data) : []), [data, error]);
  const ending = one.error ?? others.error;
  return {
    devices, isLoading, isFetching, retry: refetch,
    isOffered: !(error && 'status' in error && UNKNOWN_CALL.includes(error.status)),
    failure: error ? errorText(error, 'Failed to load') : null,
    endFailure: ending ? errorText(ending, 'Update failed') : null,
    endingId: one.isLoading ? (one.originalArgs?.id ?? null) : null,
    isEndingOthers: others.isLoading,
    end: (id: string) => void endOne({ id }),
    endOthers: () => void endOthers(),
  };
}
