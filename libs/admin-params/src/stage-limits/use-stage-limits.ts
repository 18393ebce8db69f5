import { errorText, ifMatch, outcomeOf, useIsSupported } from '@vaglio/api-client';
import { type StageLimits, stageLimitsShape } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import { useReadStageLimitsQuery, useSaveStageLimitsMutation } from '../hooks.gen';
import { toLimits, type LimitsForm } from './limits-form';

/** The saved limits; null until they are loaded. `isSupported` is false on a server that has none. */
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

/** Saves them over those that the person saw. */
export function useSaveLimits() {
  const [call] = useSaveStageLimitsMutation();
  return async (form: LimitsForm, seen: StageLimits | null): Promise<Outcome<StageLimits>> => {
    const saved = await call({ ...ifMatch(seen?.version), stageLimitsChange: toLimits(form) });
    return outcomeOf(saved, stageLimitsShape, 'Save failed');
  };
}
