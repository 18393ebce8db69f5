import { lazy, Suspense, useState } from 'react';
import { LastHeight, readLastHeight, useIsRestHeld } from '@vaglio/ui';
import { useBrand } from './frame/BrandProvider';

/** Under this name the height of the first steps is kept. */
export const FIRST_STEPS = 'firstSteps';

/** What a new installation needs until it is set up. */
const FirstSteps = lazy(() =>
  import('./screens/first-steps').then(({ FirstSteps: steps }) => ({ default: steps })),
);

/**
 * The first steps of the dashboard. Who has done or hidden them sees none again, most likely: their code comes after the
 * page then, and moves it where they are open again after all.
 */
export function FirstStepsPart({ onKnown }: { readonly onKnown: () => void }) {
  const { reload } = useBrand();
  const [lastHeight] = useState(() => readLastHeight(FIRST_STEPS));
  if (useIsRestHeld('last', lastHeight === 0)) return null;
  return (
    <Suspense fallback={<LastHeight name={FIRST_STEPS} />}>
      <FirstSteps onBrandSaved={reload} onKnown={onKnown} />
    </Suspense>
  );
}
