import { useMemo } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { i18n } from './messages/i18n';
import { readDevices } from './devices';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useListSessionsQuery } from './hooks.gen';

/** Loads the user's sessions. `isSupported` is false if the server does not list sessions. */
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
    failure: error ? errorText(error, i18n.t('Failed to load')) : null,
    endFailure: ending ? errorText(ending, i18n.t('Update failed')) : null,
    endingId: one.isLoading ? (one.originalArgs?.id ?? null) : null,
    isEndingOthers: others.isLoading,
    end: (id: string) => void endOne({ id }),
    /**
     * Ends all other sessions of the user.
     * @param revokesTokens true to also revoke the API tokens
     * @returns true on success
     */
    endOthers: async (revokesTokens: boolean) => {
      const { error: refused } = await endOthers(revokesTokens ? {} : { keepApiTokens: true });
      return refused === undefined;
    },
  };
}
