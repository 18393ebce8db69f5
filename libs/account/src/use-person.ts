import { errorText } from '@vaglio/api-client';
import { useReadUserQuery } from './endpoints.gen';

/** The signed-in person; null while loading and after a failure. */
export function usePerson() {
  const { data, error, isFetching, refetch } = useReadUserQuery();
  return {
    person: data && !error ? data : null,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
  };
}
