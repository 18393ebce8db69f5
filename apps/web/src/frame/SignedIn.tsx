import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { askFirstQueries, askRestOfFirstQueries } from '@vaglio/api-client';
import { store } from '../store';

/** The answers of the page that was opened, before it is drawn. */
export const askFirstAnswers = (): Promise<void> => askFirstQueries(store);

/** Those that the rest of it shows, once it is drawn. */
export const askOtherAnswers = (): Promise<void> => askRestOfFirstQueries(store);

/** The frame of signed-in pages: the store. Loaded with the first of them. */
export function SignedIn({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}
