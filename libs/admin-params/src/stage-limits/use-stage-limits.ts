import { errorText, ifMatch, outcomeOf, useIsSupported } from '@vaglio/api-client';
import { type StageLimits, stageLimitsShape, type Outcome } from '@vaglio/contract';
import { useReadStageLimitsQuery, useSaveStageLimitsMutation } from '../hooks.gen';
import { toLimits, type LimitsForm } from './limits-form';

/**
 * Loads the stage limits. `saved` is null until they are loaded. `isSupported` is false if the server does not support
 * stage limits.
 */
export function useStageLimits() {
  const { data, error, isFetching, refetch } = useReadStageLimitsQuery();
  return {
    saved: error || data === undefined ? null : data,
    isSupported: useIsSupported('readStageLimits') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/**
 * Returns a function that saves the stage limits. The server rejects the request if the limits have changed since they
 * were displayed.
 */
export function useSaveLimits() {
  const [call] = useSaveStageLimitsMutation();
  return async (form: LimitsForm, seen: StageLimits | null): Promise<Outcome<StageLimits>> => {
    const saved = await call({ ...ifMatch(seen?.version), stageLimitsChange: toLimits(form) });
    return outcomeOf(saved, stageLimitsShape, 'Save failed');
  };
}
