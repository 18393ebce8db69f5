import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useReadWorkQuery } from './hooks.gen';

/**
 * Returns the assignee and the next step of a startup, or null until they are loaded or if the server does not return
 * them.
 */
export function useWork(id: string) {
  return useWorkReading(id).work;
}

/** Returns the result of {@link useWork} together with the load error and a function that reloads it. */
export function useWorkReading(id: string) {
  const isSupported = useIsSupported('readWork');
  const { currentData, error, refetch } = useReadWorkQuery(isSupported === false ? skipToken : { id });
  return {
    work: error ? null : (currentData ?? null),
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
