import { errorText, failureStatus } from '@vaglio/api-client';
import {
  laterText,
  useUndoFactChangeMutation,
  useUndoMergeIntoMutation,
  useUndoSplitMutation,
} from '@vaglio/startups-data';
import { FACT_TEXTS } from './fact-field';
import type { UndoneBy } from './fact-notice';
import { useFactOutcome } from './use-fact-outcome';

/** Reason why an action could not be undone. */
export interface UndoRefusal {
  readonly text: string;
  /** Descriptions of the actions that must be undone first. */
  readonly later: readonly string[];
  /** True if a retry cannot succeed. */
  readonly isFinal: boolean;
}

/** Returns a function that undoes a user's action. It resolves to the reason for a refusal, or to null. */
export function useUndoAct() {
  const [undoChange, change] = useUndoFactChangeMutation();
  const [undoSplit, split] = useUndoSplitMutation();
  const [undoMerge, merge] = useUndoMergeIntoMutation();
  const settle = useFactOutcome();
  const undoAct = async (id: string, of: UndoneBy): Promise<UndoRefusal | null> => {
    if (of !== 'fact') {
      const { error } = await (of === 'split' ? undoSplit({ id, body: {} }) : undoMerge({ id }));
      return error ? refusalOf(error, errorText(error, FAILED)) : null;
    }
    const answer = await undoChange({ id, body: {} });
    const outcome = settle(answer, FAILED);
    return outcome.kind === 'failed' ? refusalOf(answer.error, outcome.text) : null;
  };
  return { undoAct, isLoading: change.isLoading || split.isLoading || merge.isLoading };
}

const FAILED = 'Undo failed';

function refusalOf(error: unknown, text: string): UndoRefusal {
  const status = failureStatus(error);
  return { text, later: laterText(error, FACT_TEXTS), isFinal: status === 404 || status === 409 };
}
