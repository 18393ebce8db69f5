import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { DiscardedName, ReviewStep } from '@vaglio/contract';
import { useAllowDiscardedNameMutation, useUndoReviewStepMutation } from '@vaglio/startups-data';
import { refusedUndo } from '../articles/refused-undo';

/** Returns functions that undo a step or allow a discarded name again, and the last status message. */
export function useTakeBack() {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [undoStep, { isLoading: isUndoing }] = useUndoReviewStepMutation();
  const [allowName, { isLoading: isAllowing }] = useAllowDiscardedNameMutation();
  const report = (text: string, refusal: string | null) => {
    setSaid(refusal === null ? text : '');
    setFailure(refusal);
  };
  return {
    said,
    failure,
    isBusy: isUndoing || isAllowing,
    close: () => setFailure(null),
    undo: async ({ id, words: text }: ReviewStep): Promise<void> => {
      const { error } = await undoStep({ id, body: {} });
      report(`Undone: ${text}.`, error ? refusedUndo(error) : null);
    },
    allow: async ({ id, company_name }: DiscardedName): Promise<void> => {
      const { error } = await allowName({ id });
      report(`${company_name} may be proposed again.`, error ? errorText(error, 'Allow again failed') : null);
    },
  };
}
