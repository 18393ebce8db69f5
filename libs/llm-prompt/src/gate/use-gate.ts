import { useEffect, useRef } from 'react';
import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { type ActivationGate, activationGateShape, type Outcome } from '@vaglio/contract';
import { useReadGateQuery, useReadVerdictQuery, useSaveGateMutation } from '../hooks.gen';
import { toGate, type GateForm } from './gate-form';

/** Loads the activation gate, which is null until then. */
export function useGate() {
  const { data, error } = useReadGateQuery();
  return { gate: error ? null : (data ?? null) };
}

/**
 * Loads the verdict on a version: whether it meets each activation condition.
 * @param grounds key of the evaluations on which the verdict depends; a new key reloads the verdict
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

/**
 * Returns a function that saves the minimum values of the activation gate. The server rejects the request if the values
 * have changed since they were displayed.
 */
export function useSaveGate() {
  const [call] = useSaveGateMutation();
  return async (form: GateForm, seen: ActivationGate | null): Promise<Outcome<ActivationGate>> => {
    const saved = await call({ ...ifMatch(seen?.version), activationGateInput: toGate(form) });
    return outcomeOf(saved, activationGateShape, 'Save failed');
  };
}
