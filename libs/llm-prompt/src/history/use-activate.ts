import { ifMatch, outcomeOf, useIsSupported } from '@vaglio/api-client';
import { type Prompt, promptShape } from '@vaglio/contract';
import { useVersionedChange, type Outcome } from '@vaglio/ui';
import { useActivatePromptMutation, useActivateThroughGateMutation } from '../hooks.gen';

/** The version to activate, and why it is although a condition is not met; null without a reason. */
interface Activation {
  readonly id: string;
  readonly reason: string | null;
}

/**
 * Makes a version the only active one, and says why it could not; through the gate, where the server has one.
 * @returns `activate(active, activation)`: the version that is active as the person saw it, and what to activate
 * Source: spec §4 and §8.
 */
export function useActivate(onActivated: () => void) {
  const [call] = useActivatePromptMutation();
  const [callGate] = useActivateThroughGateMutation();
  const hasGate = useIsSupported('listActivations') === true;
  const send = async (active: Prompt | null, { id, reason }: Activation): Promise<Outcome<Prompt | null>> => {
    // Other servers number versions too, but do not compare them.
    const seen = active?.latest_version !== undefined || hasGate ? ifMatch(active?.version) : {};
    const answer = hasGate
      ? await callGate({ id, ...seen, activationOrder: { reason: reason?.trim() || null } })
      : await call({ id, ...seen });
    return outcomeOf(answer, promptShape, 'Activation failed');
  };
  const { run, isRunning, failure, conflict } = useVersionedChange(send, onActivated);
  return { activate: run, isActivating: isRunning, failure, conflict };
}
