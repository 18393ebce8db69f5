import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { DashboardPage } from '@vaglio/dashboard';
import { readLastHeight, RestOfPage } from '@vaglio/ui';
import { FIRST_STEPS, FirstStepsPart } from '../../FirstStepsPart';

// Below the fold, and the line beside the heading: neither delays the first paint.
const Figures = lazy(() =>
  import('../../screens/figures').then(({ Figures: figures }) => ({ default: figures })),
);
/** A server that does not answer is not waited for longer. */
const LONGEST_HOLD_MS = 3_000;
const NewLine = lazy(() => import('../../screens/new-line').then(({ NewLine: line }) => ({ default: line })));

/** The dashboard with the first steps above, and the figures below its specified parts; a line at the top leads to what is new. */
export function DashboardScreen() {
  const { role } = useSession();
  const hasFirstSteps = canSeeSettings(role);
  const { isHeld, release } = useHold(hasFirstSteps && readLastHeight(FIRST_STEPS) === null);
  return (
    <DashboardPage
      firstSteps={hasFirstSteps && <FirstStepsPart onKnown={release} />}
      isHeld={isHeld}
      lead={
        <RestOfPage part="next">
          <Suspense fallback={null}>
            <NewLine />
          </Suspense>
        </RestOfPage>
      }
      figures={<Figures />}
    />
  );
}

/** Whether what moves when something arrives above it is held back: in a browser that never saw whether it arrives. */
function useHold(isUnknown: boolean) {
  const [isHeld, setIsHeld] = useState(isUnknown);
  const release = useCallback(() => setIsHeld(false), []);
  useEffect(() => {
    const timer = setTimeout(release, LONGEST_HOLD_MS);
    return () => clearTimeout(timer);
  }, [release]);
  return { isHeld, release };
}
