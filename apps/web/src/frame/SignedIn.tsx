import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NowProvider } from '@vaglio/auth-session';
import { store } from '../store';

/**
 * Provides the store and the current time to signed-in pages. It is loaded after the sign-in, whose response contains
 * the server time.
 */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <NowProvider>{children}</NowProvider>
    </Provider>
  );
}
