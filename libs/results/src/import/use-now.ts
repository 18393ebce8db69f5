import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/**
 * Returns the current time, updated every second.
 * @param now returns milliseconds since 1970
 */
export function useNow(now: () => number = Date.now): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const ticking = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [now]);
  return moment;
}
