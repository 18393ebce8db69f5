import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { storeText, readStoredText } from '@vaglio/ui';
import {
  useHideFirstStepsMutation,
  useReadFirstStepsQuery,
  useSkipFirstStepMutation,
} from '../dashboard.api';

/** Setup steps that can be skipped. */
export const OPTIONAL_STEPS = ['list', 'model'] as const;
type OptionalStep = (typeof OPTIONAL_STEPS)[number];

/**
 * Storage key that is set while setup steps are open. Only users who saw open steps also see the message that all are
 * done.
 */
const SEEN = 'firstStepsSeen';

/** Query options that reload on mount, because steps may have been completed since the last visit. */
const FRESH = { refetchOnMountOrArgChange: true };

/**
 * Returns true until the server has returned the first steps. Until then, the dashboard hides the parts below, so that
 * they do not move.
 * @param isAsked false for users who do not see the first steps
 */
export function useAreFirstStepsAwaited(isAsked: boolean): boolean {
  const isSupported = useIsSupported('readFirstSteps') !== false;
  const { isLoading } = useReadFirstStepsQuery(isAsked ? undefined : skipToken, FRESH);
  return isAsked && isSupported && isLoading;
}

/**
 * Loads the setup steps and provides functions to hide and skip them.
 * @returns `facts`, null if there is nothing to show: while loading, without support, if hidden, or if all steps were
 *   done before
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
  // The last setup step may be completed while the card is visible.
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
