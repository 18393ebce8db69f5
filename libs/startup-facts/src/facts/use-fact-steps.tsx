import { useRef, useState } from 'react';
import { useStable, useToast } from '@vaglio/ui';
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
export function useFactSteps() {
  const { undoAct, isLoading } = useUndoAct();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const toast = useToast();
  const closeProblem = useRef<() => void>(() => undefined);
  const closeStep = useRef(new Map<string, () => void>());

  const refuse = (text: string, later: readonly string[] = []): void => {
    closeProblem.current = toast({
      message: text,
      severity: 'error',
      detail: later.length > 0 && later.map((words, index) => <div key={index}>{words}</div>),
    });
  };
  const report = (next: FactNotice): void => {
    closeProblem.current();
    if (next.kind === 'failed') return refuse(next.text, next.later);
    const { words, changeId, of = 'fact' } = next;
    if (changeId === null) return void toast({ message: words });
    setSteps((before) => [...before, { id: changeId, of }]);
    const close = toast({ message: words, undo: () => void undoStep(changeId, of) });
    closeStep.current.set(`${of} ${changeId}`, close);
  };
  const undoStep = useStable(async (id: string, of: UndoneBy = 'fact'): Promise<void> => {
    if (isLoading) return;
    closeProblem.current();
    closeStep.current.get(`${of} ${id}`)?.();
    const refusal = await undoAct(id, of);
    // One that is refused stays refused: the step before it comes next. After any other failure it can be tried again.
    if (refusal === null || refusal.isFinal)
      setSteps((before) => before.filter((step) => step.id !== id || step.of !== of));
    if (refusal) refuse(refusal.text, refusal.later);
    else toast({ message: 'Undone.' });
  });
  const last = steps.at(-1);
  return {
    report,
    undoStep,
    undo: last === undefined ? null : (): void => void undoStep(last.id, last.of),
  };
}
