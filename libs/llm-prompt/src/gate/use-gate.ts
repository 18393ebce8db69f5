import { useEffect, useRef } from 'react';
import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type ActivationGate, activationGateShape } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import { useReadGateQuery, useReadVerdictQuery, useSaveGateMutation } from '../hooks.gen';
import { toGate, type GateForm } from './gate-form';

/** The conditions that a version meets to be activated without a reason; null until they are loaded. */
export function useGate() {
  const { data, error } = useReadGateQuery();
  return { gate: error ? null : (data ?? null) };
}

/**
 * Whether a version meets them, each in words.
 * @param grounds names the evaluations that it depends on: with another one it is loaded again
 */
export function useVerdict(id: string, grounds: string) {
  const { data, error, isFetching, refetch } = useReadVerdictQuery({ id });
  const judged = useRef(grounds);
  useEffect(() => {
    if (judged.current === grounds) return;
    judged.current = grounds;
    void refetch();
  }, [grounds, refetch]);
  return {
    verdict: error ? null : (data ?? null),
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/** Saves the floors over those that the person saw. */
export function useSaveGate() {
  const [call] = useSaveGateMutation();
  return async (form: GateForm, seen: ActivationGate | null): Promise<Outcome<ActivationGate>> => {
    const saved = await call({ ...ifMatch(seen?.version), activationGateInput: toGate(form) });
    return outcomeOf(saved, activationGateShape, 'Save failed');
  };
}
