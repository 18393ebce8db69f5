import { useState } from 'react';
import type { Outcome } from '@vaglio/ui';

type Refusal = string | null;

interface Done {
  readonly text: string;
  readonly undo: () => Promise<Refusal>;
}

/**
 * Changes that act at once and can be taken back from a notice.
 * @returns `done`: what the last one did, for as long as it can be undone; `failure`: why one was refused
 */
export function useUndoable() {
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    done: done?.text ?? null,
    failure,
    offer: (text: string, undo: () => Promise<Refusal>): void => {
      setFailure(null);
      setDone({ text, undo });
    },
    refuse: (text: string): void => {
      setDone(null);
      setFailure(text);
    },
    forget: () => setDone(null),
    undo: (): void => {
      if (!done) return;
      setDone(null);
      setFailure(null);
      void done.undo().then(setFailure);
    },
  };
}

/** Why a change was not made; null when it was. @param what that was changed, as 'the reason “Too early”' */
export function refusalOf<Row>(outcome: Outcome<Row>, what: string): Refusal {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'failed') return outcome.text;
  return `${outcome.conflict.changedBy ?? 'Somebody'} changed ${what} in the meantime. Nothing has been changed now.`;
}
