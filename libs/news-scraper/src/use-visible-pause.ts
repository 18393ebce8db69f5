import { useSyncExternalStore } from 'react';

/** Between two looks at how the reading goes on. */
const PAUSE_MS = 15_000;

/**
 * How long to wait before one asks the server again, for `pollingInterval`.
 * @returns 0, which is never, while nothing is to be expected or nobody sees the page
 */
export function useVisiblePause(isExpecting: boolean): number {
  const isVisible = useSyncExternalStore(subscribe, isPageVisible);
  return isExpecting && isVisible ? PAUSE_MS : 0;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}
