import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router';
import type { HeldHistory } from './held-history';

interface AppRouterProps {
  readonly history: HeldHistory;
  /** Path below which the app is served. */
  readonly basename?: string;
  readonly children: ReactNode;
}

const HistoryContext = createContext<HeldHistory | null>(null);

/** The history of the router around. */
export function useHistory(): HeldHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('This needs an AppRouter around it.');
  return history;
}

/** A router in which forms can hold their page. The page before stays until the code of the next one has arrived. */
export function AppRouter({ history, basename, children }: AppRouterProps) {
  const [{ action, location }, setShown] = useState(history.shown);
  useLayoutEffect(() => history.listen((shown) => startTransition(() => setShown(shown))), [history]);
  return (
    <HistoryContext value={history}>
      <Router basename={basename} location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}
