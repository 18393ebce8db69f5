import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { storeText, readStoredText } from '@vaglio/ui';
import {
  useHideFirstStepsMutation,
  useReadFirstStepsQuery,
  useSkipFirstStepMutation,
} from '../dashboard.api';

/** Steps that can be left out. */
export const OPTIONAL_STEPS = ['list', 'model'] as const;
type OptionalStep = (typeof OPTIONAL_STEPS)[number];

/** Set while steps are open, so that only a person who saw them learns that all are done. */
const SEEN = 'firstStepsSeen';

/** Steps may have been done since the last visit of the dashboard. */
const FRESH = { refetchOnMountOrArgChange: true };

/**
 * Whether the server has not answered yet if first steps are open. The dashboard hides the parts below them until then, so
 * that they do not move.
 * @param isAsked false for users who see no first steps
 */
export function useAreFirstStepsAwaited(isAsked: boolean): boolean {
  const isSupported = useIsSupported('readFirstSteps') !== false;
  const { isLoading } = useReadFirstStepsQuery(isAsked ? undefined : skipToken, FRESH);
  return isAsked && isSupported && isLoading;
}

/**
 * The first steps and what may be done with them.
 * @returns `facts` null while there is nothing to show: not loaded, not offered, hidden, or all done before
 */
export function useFirstSteps() {
  const isSupported = useIsSupported('readFirstSteps') !== false;
  const { data } = useReadFirstStepsQuery(undefined, FRESH);
  const [hide, hiding] = useHideFirstStepsMutation();
  const [skip, skipping] = useSkipFirstStepMutation();
  const [isClosed, setIsClosed] = useState(false);
  const [wasSeen, setWasSeen] = useState(() => readStoredText(SEEN) !== null);
  const next = data?.steps.find(({ state }) => state === 'open') ?? null;
  const isDone = data !== undefined && next === null;
  const isSaidOnce = isDone && wasSeen && !isClosed;
  const isShown = isSupported && data !== undefined && (isDone ? isSaidOnce : !data.is_hidden);
  const isOpen = data !== undefined && next !== null;
  // The last step may be done while the list is shown.
  if (isOpen && !wasSeen) setWasSeen(true);
  useEffect(() => {
    if (isDone || isOpen) storeText(SEEN, isOpen ? '1' : null);
  }, [isDone, isOpen]);
  const failed = hiding.error ?? skipping.error;
  return {
    facts: isShown ? data : null,
    next: next?.key ?? null,
    hide: () => void hide({ body: {} }),
    skip: (step: OptionalStep) => void skip({ body: { step } }),
    close: () => setIsClosed(true),
    isBusy: hiding.isLoading || skipping.isLoading,
    failure: failed ? errorText(failed, 'Save failed') : null,
  };
}
