import { lazy, Suspense } from 'react';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { DashboardPage } from '@vaglio/dashboard';
import { LastHeight } from '@vaglio/ui';
import { useBrand } from './frame/BrandProvider';

// Below the fold, and the line beside the heading: neither delays the first paint.
const Figures = lazy(() => import('@vaglio/figures').then(({ Figures: figures }) => ({ default: figures })));
// What a new installation needs until it is set up.
const FirstSteps = lazy(() =>
  import('./screens/first-steps').then(({ FirstSteps: steps }) => ({ default: steps })),
);
const NewLine = lazy(() => import('./screens/new-line').then(({ NewLine: line }) => ({ default: line })));

/** The dashboard with the first steps above, and the figures below its specified parts; a line at the top leads to what is new. */
export function DashboardScreen() {
  const { role } = useSession();
  const { reload } = useBrand();
  return (
    <DashboardPage
      firstSteps={
        canSeeSettings(role) && (
          <Suspense fallback={<LastHeight name="firstSteps" />}>
            <FirstSteps onBrandSaved={reload} />
          </Suspense>
        )
      }
      lead={
        <Suspense fallback={null}>
          <NewLine />
        </Suspense>
      }
      figures={<Figures />}
    />
  );
}
