import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useDecideFoundMutation, useUndoReviewDecisionMutation } from '@vaglio/startups-data';
import type { ListedStartup } from '../list/use-result-pages';
import { doneText, type Verdict } from './decision-words';

/** What was done, in a sentence, and how it is undone; or why it was not. */
export interface Done {
  readonly text: string;
  readonly undo?: () => void;
  readonly isFailure?: boolean;
}

/**
 * Decides about startups that wait, as they were seen: all of them, or none.
 * @param onDone receives what was done; what was undone comes without an undo of its own. It also receives why an undo was
 *   refused, because the list of the decision may have been left by then.
 */
export function useReview(onDone: (done: Done) => void) {
  const [decide, { isLoading }] = useDecideFoundMutation();
  const [takeBack] = useUndoReviewDecisionMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const undo = async (ids: readonly string[], text: string): Promise<void> => {
    for (const id of ids) {
      const { error } = await takeBack({ id, body: {} });
      if (error) return onDone({ text: errorText(error, 'Undo failed'), isFailure: true });
    }
    onDone({ text });
  };

  const run = async (rows: readonly ListedStartup[], verdict: Verdict): Promise<void> => {
    setFailure(null);
    const seen = rows.map(({ id, version = 1 }) => ({ id, version }));
    const { data, error } = await decide({ reviewOrder: { ...verdict, rows: seen } });
    if (error) return setFailure(errorText(error, 'Decision failed'));
    const names = rows.map(({ company_name }) => company_name);
    const ids = data?.decisions.map(({ id }) => id) ?? [];
    const undone = names.length === 1 ? `${names[0]} waits again.` : `${names.length} startups wait again.`;
    onDone({
      text: doneText(names, verdict),
      ...(ids.length > 0 && { undo: () => void undo(ids, undone) }),
    });
  };
  return { run, isBusy: isLoading, failure };
}
