import { useEffect, useState } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { watchLeaving } from './watch-leaving';

/** Beside a form: while it holds unsaved changes, leaving the page asks first. Source: ui.md, forms. */
export function AskBeforeLeaving({ when }: { readonly when: boolean }) {
  const [attempt, setAttempt] = useState<{ resume: () => void } | null>(null);
  useEffect(() => (when ? watchLeaving((resume) => setAttempt({ resume })) : undefined), [when]);
  if (!when || !attempt) return null;
  const discard = () => {
    setAttempt(null);
    attempt.resume();
  };
  return <DiscardDialog onDiscard={discard} onKeep={() => setAttempt(null)} />;
}
