import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { errorText, failureStatus, ifMatch } from '@vaglio/api-client';
import { formatScore } from '@vaglio/ui';
import {
  usePreviewSplitQuery,
  useReadStartupRowsQuery,
  useSplitStartupMutation,
} from '@vaglio/startups-data';
import type { FactNotice } from '../facts/fact-notice';
import { isNamed, NOTHING_CHOSEN, type SplitChoice, splitText, toSplitOrder } from './split-order';

const CHANGED = 'Somebody changed this startup in the meantime. Check the rows again.';

/** Debounce delay of the preview. A preview blocks other score changes on the server. */
const PREVIEW_DELAY_MS = 300;

/** Returns the rows of a startup, the user's selection with its preview, and a function that splits. */
export function useSplit(id: string, report: (notice: FactNotice) => void, onDone: () => void) {
  const rows = useReadStartupRowsQuery({ id });
  const [choice, setChoice] = useState<SplitChoice>(NOTHING_CHOSEN);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send, { isLoading: isSaving }] = useSplitStartupMutation();
  const items = rows.currentData?.items ?? [];
  const splitOrder = toSplitOrder(choice, items);
  // Typed names do not change the effect of the split, so they are omitted from the preview.
  const previewed = toSplitOrder({ ...choice, names: [] }, items);
  const isSettled = useSettled(JSON.stringify(previewed), PREVIEW_DELAY_MS);
  const preview = usePreviewSplitQuery(
    previewed === null || !isSettled ? skipToken : { id, splitOrder: previewed },
  );
  const effect = splitOrder === null || !isSettled || preview.error ? null : (preview.currentData ?? null);

  const split = async (): Promise<void> => {
    if (splitOrder === null || !rows.currentData) return;
    setRefusal(null);
    const { data, error } = await send({ id, ...ifMatch(rows.currentData.version), splitOrder });
    if (error || !data) {
      setRefusal(failureStatus(error) === 412 ? CHANGED : errorText(error, 'Split failed'));
      return;
    }
    const names = data.parts.map(({ company_name }) => company_name);
    report({
      kind: 'saved',
      text: splitText(names, formatScore(data.score_before), formatScore(data.score_after)),
      changeId: data.id,
      of: 'split',
    });
    onDone();
  };
  return {
    rows: rows.currentData ?? null,
    isFetching: rows.isFetching,
    failure: rows.error ? errorText(rows.error, 'Failed to load the rows') : null,
    retry: () => void rows.refetch(),
    choice,
    choose: (next: SplitChoice) => {
      setRefusal(null);
      setChoice(next);
    },
    effect,
    isCalculating: splitOrder !== null && (!isSettled || preview.isFetching),
    refusal:
      refusal ??
      (splitOrder && isSettled && preview.error ? errorText(preview.error, 'Preview failed') : null),
    isReady: effect !== null && isNamed(effect, choice) && !preview.isFetching,
    isSaving,
    split: () => void split(),
  };
}

/**
 * Returns true if a text has not changed for some time.
 * @param delayMs this time in milliseconds
 */
function useSettled(text: string, delayMs: number): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return text === settled;
}
