import { useState, type ReactNode } from 'react';
import { AppRouter } from '../history/AppRouter';
import { memoryHistory } from '../history/memory-history';

/** The router that a form needs around it, as in the app: `render(<Form />, { wrapper: MemoryAppRouter })`. */
export function MemoryAppRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => memoryHistory());
  return <AppRouter history={history}>{children}</AppRouter>;
}
