import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { serverNow } from './server-clock';

const MINUTE_MS = 60_000;

const Now = createContext<Date | null>(null);

/** The time as the server counts it: badges must not depend on a wrong clock. */
function systemClock(): Date {
  return new Date(serverNow(Date.now()));
}

interface NowProviderProps {
  /** Stays the same function between renderings; the server's time unless given. */
  readonly clock?: (() => Date) | undefined;
  readonly children: ReactNode;
}

/** Gives the present time to everything inside, renewed every minute without holding up what a person does. */
export function NowProvider({ clock = systemClock, children }: NowProviderProps) {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(clock())), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return <Now value={now}>{children}</Now>;
}

/** The present time, which badges and relative dates are counted from. Throws outside of a NowProvider. */
export function useNow(): Date {
  const now = useContext(Now);
  if (now === null) throw new Error('useNow needs a NowProvider around its component.');
  return now;
}
