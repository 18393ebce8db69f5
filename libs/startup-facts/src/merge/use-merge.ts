import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { errorText, failureStatus } from '@vaglio/api-client';
import type { MergeTarget } from '@vaglio/contract';
import { formatScore } from '@vaglio/ui';
import {
  useListMergeTargetsQuery,
  useMergeIntoMutation,
  usePreviewMergeIntoQuery,
} from '@vaglio/startups-data';
import type { FactNotice } from '../facts/fact-notice';

export type Decision = 'rejected' | 'investment';

const CHANGED = 'One of them was changed in the meantime. Check the effect again.';

/** Returns the merge targets of a startup, the preview of the selected merge, and a function that merges. */
export function useMerge(id: string, report: (notice: FactNotice) => void, onDone: () => void) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<MergeTarget | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const targets = useListMergeTargetsQuery({ id, ...(q !== '' && { q }) });
  const [send, { isLoading: isSaving }] = useMergeIntoMutation();
  const choices = decision === null ? {} : { choices: { decision } };
  const preview = usePreviewMergeIntoQuery(
    chosen === null ? skipToken : { id, body: { into: chosen.id, ...choices } },
    { refetchOnMountOrArgChange: true },
  );
  const effect = chosen === null || preview.error ? null : (preview.currentData ?? null);

  const merge = async (): Promise<void> => {
    if (chosen === null || effect === null) return;
    setRefusal(null);
    const versions = { first: effect.first.version, second: effect.second.version };
    const { data, error } = await send({ id, mergeIntoOrder: { into: chosen.id, versions, ...choices } });
    if (error || !data) {
      setRefusal(failureStatus(error) === 412 ? CHANGED : errorText(error, 'Merge failed'));
      if (failureStatus(error) === 412) void preview.refetch();
      return;
    }
    const [before, after] = [formatScore(data.score_before), formatScore(data.score_after)];
    report({ kind: 'saved', text: `Merged. Score ${before} to ${after}.`, changeId: data.id, of: 'merge' });
    onDone();
  };
  return {
    q,
    /** Searches for merge targets and clears the selection, because the selected target may no longer be listed. */
    search: (text: string) => {
      setQ(text);
      setChosen(null);
    },
    targets: targets.currentData?.items ?? [],
    isFetching: targets.isFetching,
    failure: targets.error ? errorText(targets.error, 'Failed to load startups') : null,
    retry: () => void targets.refetch(),
    chosen,
    choose: (target: MergeTarget) => {
      setChosen(target);
      setDecision(null);
      setRefusal(null);
    },
    decision,
    decide: setDecision,
    effect,
    isCalculating: chosen !== null && preview.isFetching,
    refusal: refusal ?? (chosen && preview.error ? errorText(preview.error, 'Preview failed') : null),
    isReady: effect !== null && !preview.isFetching && (!effect.needs_decision || decision !== null),
    isSaving,
    merge: () => void merge(),
  };
}
