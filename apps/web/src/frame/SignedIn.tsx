import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { store } from '../store';

/** The frame of signed-in pages: the store, loaded with the first of them. */
export function SignedIn({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
