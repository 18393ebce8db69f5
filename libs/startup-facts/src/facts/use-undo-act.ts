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

/** Why an act was not taken back. */
export interface UndoRefusal {
  readonly text: string;
  /** What has to be undone first, in words. */
  readonly later: readonly string[];
  /** To try again is of no use. */
  readonly isFinal: boolean;
}

/** Takes back an act of a person; resolves with why it was refused, or null. */
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
