import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { useVersionedChange, type Outcome } from '@vaglio/ui';
import { prompt as promptShape } from '../answers.gen';
import { useActivatePromptMutation, type Prompt } from '../endpoints.gen';

/**
 * Makes a version the only active one, and says why it could not.
 * @returns `activate(active, id)`: the version that is active as the person saw it, and the one to activate
 * Source: spec §4 and §8.
 */
export function useActivate(onActivated: () => void) {
  const [call] = useActivatePromptMutation();
  const send = async (active: Prompt | null, id: string): Promise<Outcome<Prompt | null>> => {
    // Other servers number versions too, but do not compare them.
    const compares = active?.latest_version !== undefined;
    const answer = await call({ id, ...(compares && ifMatch(active.version)) });
    return outcomeOf(answer, promptShape, 'Activation failed');
  };
  const { run, isRunning, failure, conflict } = useVersionedChange(send, onActivated);
  return { activate: run, isActivating: isRunning, failure, conflict };
}
