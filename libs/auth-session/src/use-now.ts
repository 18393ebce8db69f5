import { startTransition, useEffect, useState } from 'react';
import { serverNow } from './server-clock';

const MINUTE_MS = 60_000;

/** The time as the server counts it: badges must not depend on a wrong clock. */
export function systemClock(): Date {
  return new Date(serverNow(Date.now()));
}

/** The present time, renewed every minute without holding up what a person does. @param clock stays the same function between renderings */
export function useNow(clock: () => Date): Date {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(clock())), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
