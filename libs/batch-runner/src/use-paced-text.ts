import { useEffect, useEffectEvent, useState } from 'react';

/** A text that changes at most once in the given time, for announcements that must not talk without end. */
export function usePacedText(text: string, paceMs: number): string {
  const [shown, setShown] = useState(text);
  const catchUp = useEffectEvent(() => setShown(text));
  useEffect(() => {
    const pacing = setInterval(() => catchUp(), paceMs);
    return () => clearInterval(pacing);
  }, [paceMs]);
  return shown;
}
