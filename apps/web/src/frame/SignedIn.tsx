import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../store';

/** The store around signed-in parts, loaded with the first of them. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
