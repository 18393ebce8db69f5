import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useToast } from '@vaglio/ui';
import { useDecideFoundMutation, useUndoReviewStepMutation } from '@vaglio/startups-data';
import type { ListedStartup } from '../list/use-result-pages';
import { doneText, type Verdict } from './decision-text';

/**
 * Returns functions that decide about startups if the user saw their current versions. The server changes either all
 * startups or no startup. A toast offers to undo the decision.
 */
export function useReview() {
  const toast = useToast();
  const [decide, { isLoading }] = useDecideFoundMutation();
  const [takeBack] = useUndoReviewStepMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const undo = async (ids: readonly string[], message: string): Promise<string | null> => {
    for (const id of ids) {
      const { error } = await takeBack({ id, body: {} });
      if (error) return errorText(error, 'Undo failed');
    }
    toast({ message });
    return null;
  };

  const run = async (rows: readonly ListedStartup[], verdict: Verdict): Promise<void> => {
    setFailure(null);
    const seen = rows.map(({ id, version = 1 }) => ({ id, version }));
    const { data, error } = await decide({ reviewOrder: { ...verdict, rows: seen } });
    if (error) return setFailure(errorText(error, 'Decision failed'));
    const names = rows.map(({ company_name }) => company_name);
    const ids = data?.decisions.flatMap(({ step_id }) => step_id ?? []) ?? [];
    const undone = names.length === 1 ? `${names[0]} waits again.` : `${names.length} startups wait again.`;
    toast({
      message: doneText(names, verdict),
      ...(ids.length > 0 && { undo: () => undo(ids, undone) }),
    });
  };
  return { run, isBusy: isLoading, failure };
}
