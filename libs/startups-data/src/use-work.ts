import { skipToken } from '@reduxjs/toolkit/query';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useReadWorkQuery } from './hooks.gen';

/** Who works on a startup and what is done next; null where it is not known, or not yet. */
export function useWork(id: string) {
  return useWorkReading(id).work;
}

/** As {@link useWork}, with why it is not known, and a way to read it again. */
export function useWorkReading(id: string) {
  const isSupported = useIsSupported('readWork');
  const { currentData, error, refetch } = useReadWorkQuery(isSupported === false ? skipToken : { id });
  return {
    work: error ? null : (currentData ?? null),
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
