import { ifMatch, outcomeOf, useIsSupported } from '@vaglio/api-client';
import { type Prompt, promptShape, type Outcome } from '@vaglio/contract';
import { useVersionedChange } from '@vaglio/ui';
import { useActivatePromptMutation, useActivateThroughGateMutation } from '../hooks.gen';

/** Version to activate, with the reason that is required if a condition is not met. */
interface Activation {
  readonly id: string;
  readonly reason: string | null;
}

/**
 * Activates a version and reports errors. If the server supports activation conditions, it checks them.
 * @returns `activate(active, activation)`, whose arguments are the displayed active version and the version to activate
 * Source: spec §4 and §8.
 */
export function useActivate(onActivated: () => void) {
  const [call] = useActivatePromptMutation();
  const [callGate] = useActivateThroughGateMutation();
  const hasGate = useIsSupported('listActivations') === true;
  const send = async (active: Prompt | null, { id, reason }: Activation): Promise<Outcome<Prompt | null>> => {
    // Other servers also return version numbers, but do not compare them.
    const seen = active?.latest_version !== undefined || hasGate ? ifMatch(active?.version) : {};
    const answer = hasGate
      ? await callGate({ id, ...seen, activationOrder: { reason: reason?.trim() || null } })
      : await call({ id, ...seen });
    return outcomeOf(answer, promptShape, 'Activation failed');
  };
  const { run, isRunning, failure, conflict } = useVersionedChange(send, onActivated);
  return { activate: run, isActivating: isRunning, failure, conflict };
}
