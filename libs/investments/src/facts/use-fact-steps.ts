import { useState } from 'react';
import { failureStatus } from '@vaglio/api-client';
import { useUndoFactChangeMutation } from '@vaglio/startups-data';
import type { FactNotice } from './fact-notice';
import { laterChanges } from './later-changes';
import { useFactOutcome } from './use-fact-outcome';

/**
 * The person's own changes of facts, of all startups, as long as the page is open: `undo` takes them back from the last
 * one on.
 */
export function useFactSteps() {
  const [undoChange, { isLoading }] = useUndoFactChangeMutation();
  const settle = useFactOutcome();
  const [notice, setNotice] = useState<FactNotice | null>(null);
  const [steps, setSteps] = useState<readonly string[]>([]);

  const report = (next: FactNotice): void => {
    setNotice(next);
    const id = next.kind === 'saved' ? next.changeId : null;
    if (id !== null) setSteps((before) => [...before, id]);
  };
  const undoStep = async (id: string): Promise<void> => {
    if (isLoading) return;
    const answer = await undoChange({ id, body: {} });
    const outcome = settle(answer, 'Undo failed');
    // One that is refused stays refused: the step before it comes next. After any other failure it can be tried again.
    const status = failureStatus(answer.error);
    if (outcome.kind === 'done' || status === 404 || status === 409)
      setSteps((before) => before.filter((step) => step !== id));
    setNotice(
      outcome.kind === 'failed'
        ? { kind: 'failed', text: outcome.text, later: laterChanges(answer.error) }
        : { kind: 'saved', words: 'Undone.', changeId: null },
    );
  };
  const last = steps.at(-1);
  return {
    notice,
    report,
    undoStep,
    undo: last === undefined ? null : (): void => void undoStep(last),
    dismiss: (): void => setNotice(null),
  };
}
