import { useEffect, useState } from 'react';
import { errorText, useOffers } from '@vaglio/api-client';
import { keepText, readKeptText } from '@vaglio/ui';
import {
  useHideFirstStepsMutation,
  useReadFirstStepsQuery,
  useSkipFirstStepMutation,
} from './first-steps.api';

/** Set while steps are open, so that only a person who saw them learns that all are done. */
const SEEN = 'firstStepsSeen';

/**
 * The first steps and what may be done with them.
 * @returns `facts` null while there is nothing to show: not loaded, not offered, hidden, or all done before; `isLoading`
 *   is true for the first of these, `isGone` for the others: not where no answer came, as in a page that is left
 */
export function useFirstSteps() {
  const isOffered = useOffers('readFirstSteps') !== false;
  const { data, isLoading } = useReadFirstStepsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [hide, hiding] = useHideFirstStepsMutation();
  const [skip, skipping] = useSkipFirstStepMutation();
  const [isClosed, setIsClosed] = useState(false);
  const [wasSeen, setWasSeen] = useState(() => readKeptText(SEEN) !== null);
  const next = data?.steps.find(({ state }) => state === 'open') ?? null;
  const isDone = data !== undefined && next === null;
  const isSaidOnce = isDone && wasSeen && !isClosed;
  const isShown = isOffered && data !== undefined && (isDone ? isSaidOnce : !data.is_hidden);
  const isOpen = data !== undefined && next !== null;
  // The last step may be done while the list is shown.
  if (isOpen && !wasSeen) setWasSeen(true);
  useEffect(() => {
    if (isDone || isOpen) keepText(SEEN, isOpen ? '1' : null);
  }, [isDone, isOpen]);
  const failed = hiding.error ?? skipping.error;
  return {
    facts: isShown ? data : null,
    isLoading: isOffered && isLoading,
    isGone: !isOffered || (data !== undefined && !isShown),
    next: next?.key ?? null,
    hide: () => void hide({ body: {} }),
    skipModel: () => void skip({ body: { step: 'model' } }),
    close: () => setIsClosed(true),
    isBusy: hiding.isLoading || skipping.isLoading,
    failure: failed ? errorText(failed, 'Save failed') : null,
  };
}
