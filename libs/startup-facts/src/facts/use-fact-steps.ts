import { useState } from 'react';
import type { FactNotice, UndoneBy } from './fact-notice';
import { useUndoAct } from './use-undo-act';

interface Step {
  readonly id: string;
  readonly of: UndoneBy;
}

/**
 * The person's own changes of facts, splits and merges, of all startups, as long as the page is open: `undo` takes them
 * back from the last one on.
 */
export function useFactSteps() {
  const { undoAct, isLoading } = useUndoAct();
  const [notice, setNotice] = useState<FactNotice | null>(null);
  const [steps, setSteps] = useState<readonly Step[]>([]);

  const report = (next: FactNotice): void => {
    setNotice(next);
    if (next.kind !== 'saved' || next.changeId === null) return;
    const step = { id: next.changeId, of: next.of ?? 'fact' };
    setSteps((before) => [...before, step]);
  };
  const undoStep = async (id: string, of: UndoneBy = 'fact'): Promise<void> => {
    if (isLoading) return;
    const refusal = await undoAct(id, of);
    // One that is refused stays refused: the step before it comes next. After any other failure it can be tried again.
    if (refusal === null || refusal.isFinal)
      setSteps((before) => before.filter((step) => step.id !== id || step.of !== of));
    setNotice(
      refusal === null
        ? { kind: 'saved', words: 'Undone.', changeId: null }
        : { kind: 'failed', text: refusal.text, later: refusal.later },
    );
  };
  const last = steps.at(-1);
  return {
    notice,
    report,
    undoStep,
    undo: last === undefined ? null : (): void => void undoStep(last.id, last.of),
    dismiss: (): void => setNotice(null),
  };
}
