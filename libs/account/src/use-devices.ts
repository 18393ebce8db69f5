import { useMemo } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { readDevices } from './devices';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useListSessionsQuery } from './hooks.gen';

/** Devices on which the person is signed in; `isSupported` is false on a server that does not list them. */
export function useDevices() {
  const { data, error, isLoading, isFetching, refetch } = useListSessionsQuery();
  const [endOne, one] = useEndOwnSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const devices = useMemo(() => (data && !error ? readDevices(data) : []), [data, error]);
  const ending = one.error ?? others.error;
  return {
    devices,
    isLoading,
    isFetching,
    retry: refetch,
    isSupported: useIsSupported('listSessions') !== false,
    failure: error ? errorText(error, 'Failed to load') : null,
    endFailure: ending ? errorText(ending, 'Update failed') : null,
    endingId: one.isLoading ? (one.originalArgs?.id ?? null) : null,
    isEndingOthers: others.isLoading,
    end: (id: string) => void endOne({ id }),
    /**
     * @param revokesTokens whether API tokens are revoked too
     * @returns whether it was done
     */
    endOthers: async (revokesTokens: boolean) => {
      const { error: refused } = await endOthers(revokesTokens ? {} : { keepApiTokens: true });
      return refused === undefined;
    },
  };
}
