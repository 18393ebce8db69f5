import { lazy, Suspense } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { DashboardPage } from '@vaglio/dashboard';
import { useBrand } from './frame/BrandProvider';

// Below the fold, and the line that a phone has above it: neither delays the first paint.
const Figures = lazy(() => import('@vaglio/figures').then(({ Figures: figures }) => ({ default: figures })));
// What a new installation needs until it is set up.
const FirstSteps = lazy(() =>
  import('./screens/first-steps').then(({ FirstSteps: steps }) => ({ default: steps })),
);
const NewLine = lazy(() => import('./screens/new-line').then(({ NewLine: line }) => ({ default: line })));

/** The dashboard with the first steps above, and the figures below its specified parts; on a phone a line at the top leads to what is new. */
export function DashboardScreen() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { role } = useSession();
  const { reload } = useBrand();
  return (
    <DashboardPage
      firstSteps={
        canSeeSettings(role) && (
          <Suspense fallback={null}>
            <FirstSteps onBrandSaved={reload} />
          </Suspense>
        )
      }
      lead={
        isPhone && (
          <Suspense fallback={null}>
            <NewLine />
          </Suspense>
        )
      }
      figures={<Figures />}
    />
  );
}
