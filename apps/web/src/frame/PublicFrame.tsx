import { lazy } from 'react';
import { Outlet } from 'react-router';
import { FeatureBoundary, useHasToasts } from '@vaglio/ui';

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })));

/** The frame of pages with the top bar that need no session. Toasts are rare here: their code is loaded with the first. */
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
