import { useEffect, useState } from 'react';

/** Whether a text has been the same for a while. @param delayMs how long */
export function useSettled(text: string, delayMs: number): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return text === settled;
}
