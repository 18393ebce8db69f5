import { lazy } from 'react';
import { Outlet } from 'react-router';
import { FeatureBoundary, useHasToasts } from '@vaglio/ui';

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })));

/** Frame of pages with the top bar and without a session. The code for toasts is loaded with the first toast. */
export function PublicFrame() {
  const hasToasts = useHasToasts();
  return (
    <>
      {hasToasts && (
        <FeatureBoundary fallback={null}>
          <Toasts />
        </FeatureBoundary>
      )}
      <Outlet />
    </>
  );
}
