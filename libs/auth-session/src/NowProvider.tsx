import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { serverNow } from './server-clock';

const MINUTE_MS = 60_000;

const Now = createContext<Date | null>(null);

/** Returns the server time, so that badges do not depend on a wrong local clock. */
function systemClock(): Date {
  return new Date(serverNow(Date.now()));
}

interface NowProviderProps {
  /** Function that returns the current time. It must have a stable identity. By default, it returns the server time. */
  readonly clock?: (() => Date) | undefined;
  readonly children: ReactNode;
}

/** Provides the current time, which it updates every minute with low priority. */
export function NowProvider({ clock = systemClock, children }: NowProviderProps) {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(clock())), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return <Now value={now}>{children}</Now>;
}

/** Returns the current time, from which badges and relative dates are computed. Throws outside a NowProvider. */
export function useNow(): Date {
  const now = useContext(Now);
  if (now === null) throw new Error('useNow needs a NowProvider around its component.');
  return now;
}
