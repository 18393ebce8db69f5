import { useRef, useState } from 'react';
import { useStableCallback, useToast } from '@vaglio/ui';
import type { FactNotice, UndoneBy } from './fact-notice';
import { useUndoAct } from './use-undo-act';

interface Step {
  readonly id: string;
  readonly of: UndoneBy;
}

/**
 * Returns the user's own changes of facts, splits and merges since the page was opened. A toast shows each change with
 * an Undo button. `undo` undoes the last change and, if it is called again, earlier changes.
 */
export function useFactChanges() {
  const { undoAct, isLoading } = useUndoAct();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const toast = useToast();
  /** Closes the last toast before an earlier change is undone. */
  const closeLast = useRef<() => void>(() => undefined);

  const refuse = (text: string, later: readonly string[] = []): void => {
    closeLast.current = toast({
      message: text,
      severity: 'error',
      detail: later.length > 0 && later.map((text, index) => <div key={index}>{text}</div>),
    });
  };
  const report = (next: FactNotice): void => {
    closeLast.current();
    if (next.kind === 'failed') return refuse(next.text, next.later);
    const { text, changeId, of = 'fact' } = next;
    if (changeId !== null) setSteps((before) => [...before, { id: changeId, of }]);
    const undo = changeId === null ? null : () => void undoChange(changeId, of);
    closeLast.current = toast({ message: text, undo });
  };
  const undoChange = useStableCallback(async (id: string, of: UndoneBy = 'fact'): Promise<void> => {
    if (isLoading) return;
    closeLast.current();
    const refusal = await undoAct(id, of);
    // A change that can never be undone is skipped by the next undo. After any other failure, the user can retry.
    if (refusal === null || refusal.isFinal)
      setSteps((before) => before.filter((step) => step.id !== id || step.of !== of));
    if (refusal) refuse(refusal.text, refusal.later);
    else closeLast.current = toast({ message: 'Undone.' });
  });
  const last = steps.at(-1);
  return {
    report,
    undoChange,
    undo: last === undefined ? null : (): void => void undoChange(last.id, last.of),
  };
}
