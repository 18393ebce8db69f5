import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useReadUserQuery } from './endpoints.gen';
import { readPerson } from './person';

/** The signed-in person; null while loading and after a failure. */
export function usePerson() {
  const { data, error, isFetching, refetch } = useReadUserQuery();
  const person = useMemo(() => (data && !error ? readPerson(data) : null), [data, error]);
  return { person, isFetching, failure: error ? errorText(error, 'Failed to load') : null, retry: refetch };
}
