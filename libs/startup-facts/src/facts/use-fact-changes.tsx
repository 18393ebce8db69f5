import { useRef, useState } from 'react';
import { useStableCallback, useToast } from '@vaglio/ui';
import type { FactNotice, UndoneBy } from './fact-notice';
import { useUndoAct } from './use-undo-act';

interface Step {
  readonly id: string;
  readonly of: UndoneBy;
}

/**
 * The user's own changes of facts, splits and merges, of all startups, as long as the page is open. A toast shows each
 * with Undo; `undo` goes on with the changes before.
 */
export function useFactChanges() {
  const { undoAct, isLoading } = useUndoAct();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const toast = useToast();
  /** Closes the last message: an earlier change is undone after it. */
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
    // One that is refused stays refused: the step before it comes next. After any other failure it can be tried again.
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
