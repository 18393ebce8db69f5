import { useEffect, useEffectEvent } from 'react';

/** Calls `onEnd` once, `ms` after it began to run without a pause. */
export function useTimeout(isRunning: boolean, ms: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [isRunning, ms]);
}
