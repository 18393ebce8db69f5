import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { UnsavedChangesGuard } from '@vaglio/ui';
import { store } from '../store';

const PAGE = (
  <UnsavedChangesGuard>
    <Outlet />
  </UnsavedChangesGuard>
);

/** The frame of signed-in pages: the store, loaded with the first of them, and the guard of unsaved changes. */
export function SignedIn({ children = PAGE }: { readonly children?: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
