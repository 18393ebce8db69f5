import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NowProvider } from '@vaglio/auth-session';
import { store } from '../store';

/** The store and the time around signed-in parts, loaded with the first of them: a sign-in reports the time of the server. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <NowProvider>{children}</NowProvider>
    </Provider>
  );
}
