import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { forgetOnPersonChange, store } from '../store';

/** The frame of signed-in pages: the store. Loaded with the first of them. */
export function SignedIn({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  useEffect(() => forgetOnPersonChange(store), []);
  return <Provider store={store}>{children}</Provider>;
}
