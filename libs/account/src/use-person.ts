import { useEffect } from 'react';
import { errorText } from '@vaglio/api-client';
import { showTimesIn } from '@vaglio/ui';
import { useReadUserQuery } from './hooks.gen';
import { accountApi } from './account.api';

/** Query of the signed-in person for the profile's loader. */
export const personQuery = () => accountApi.endpoints.readUser.initiate(undefined, { subscribe: false });

/** The signed-in person, in whose time zone times are shown; null while loading and after a failure. */
export function usePerson() {
  const { data, error, isFetching, refetch } = useReadUserQuery();
  // Not for a server that keeps none: then the browser's stays.
  const zone = error ? undefined : data?.time_zone;
  useEffect(() => {
    if (zone !== undefined) showTimesIn(zone);
  }, [zone]);
  return {
    person: data && !error ? data : null,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}
