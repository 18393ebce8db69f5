import { useEffect, useEffectEvent, useState } from 'react';

/** Returns a text that changes at most once per interval, so that screen readers are not constantly interrupted. */
export function usePacedText(text: string, paceMs: number): string {
  const [shown, setShown] = useState(text);
  const catchUp = useEffectEvent(() => setShown(text));
  useEffect(() => {
    const pacing = setInterval(() => catchUp(), paceMs);
    return () => clearInterval(pacing);
  }, [paceMs]);
  return shown;
}
