import { useEffect, useState } from 'react';
import type { BatchRun } from './batch-slice';
import { BROWSER_CLOCK, type Clock } from './run-batch';

const TICK_MS = 1000;

/** Returns the duration of a run in ms, updated every second. Before the start, it is 0. */
export function useElapsed(
  { phase, startedAt, endedAt }: BatchRun,
  { now }: Pick<Clock, 'now'> = BROWSER_CLOCK,
): number {
  const [moment, setMoment] = useState(now);
  const isTicking = phase === 'running' || phase === 'stopping';
  useEffect(() => {
    if (!isTicking) return undefined;
    setMoment(now());
    const ticking = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isTicking, now]);
  return phase === 'idle' ? 0 : Math.max(0, (endedAt ?? moment) - startedAt);
}
