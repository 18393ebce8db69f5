import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for Ctrl K and Cmd K, in fields too: no text needs them. */
export function usePaletteKey(onKey: () => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    event.preventDefault(); // else some browsers go to their own search
    onKey();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
