import { lazy, Suspense } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { DashboardPage } from '@vaglio/dashboard';

// Below the fold, and the line that a phone has above it: neither delays the first paint.
const Figures = lazy(() => import('@vaglio/figures').then(({ Figures: figures }) => ({ default: figures })));
const NewLine = lazy(() => import('./screens/new-line').then(({ NewLine: line }) => ({ default: line })));

/** The dashboard with the figures below its specified parts; on a phone a line at the top leads to what is new. */
export function DashboardScreen() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <DashboardPage
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
