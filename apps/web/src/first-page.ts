import { startTransition, useEffect, useState } from 'react';

/**
 * The page that was opened is drawn when its code and its first answers are there: all of it at once, instead of piece
 * by piece. Null when nothing is awaited, as for every page after it.
 */
let awaited: Promise<unknown> | null = null;

/** @param parts of the page that was opened; when all have come, or failed, it is drawn */
export function awaitFirstPage(parts: readonly Promise<unknown>[]): void {
  const all = Promise.allSettled(parts);
  awaited = all;
  void all.then(() => (awaited = null));
}

/** Whether to draw what belongs to the page that was opened only later. Its end is drawn in slices. */
export function useIsFirstPageAwaited(): boolean {
  const [isAwaited, setIsAwaited] = useState(awaited !== null);
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isShown = true;
    void Promise.resolve(awaited).then(() =>
      startTransition(() => {
        if (isShown) setIsAwaited(false);
      }),
    );
    return () => {
      isShown = false;
    };
  }, [isAwaited]);
  return isAwaited;
}
