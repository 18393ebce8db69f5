import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** A slow network shows what has come by then, and the rest as it comes. */
const LONGEST_MS = 5_000;
/** A page in the background is not painted. */
const LONGEST_PAINT_MS = 1_000;

/**
 * The page that was opened is drawn when its code and its first answers are there: all that the person came for at once,
 * instead of piece by piece, and right after it the rest of it. Null when nothing is awaited, as for every page
 * after it.
 */
let awaited: Promise<unknown> | null = null;
/** Ends the wait of the rest; null before a page was awaited. */
let painted: (() => void) | null = null;

/**
 * @param parts of the page that was opened; when all have come, or failed, or some last too long, it is drawn
 * @param askRest asks what the rest of it shows, which is drawn when that has come. It does not last long.
 */
export function awaitFirstPage(
  parts: readonly Promise<unknown>[],
  askRest: () => Promise<unknown> = () => Promise.resolve(),
): void {
  const longest = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  const over = Promise.race([Promise.allSettled(parts), longest]);
  awaited = over;
  const isPainted = new Promise<void>((resolve) => {
    painted = resolve;
    void over.then(() => {
      awaited = null;
      setTimeout(resolve, LONGEST_PAINT_MS);
    });
  });
  void isPainted.then(askRest).catch(() => undefined);
}

/**
 * A part of the page that was opened, which waits for the others.
 * @param meanwhile what is shown in its place
 */
export function withFirstPage<Props extends object>(Part: ComponentType<Props>, meanwhile: ReactNode) {
  return function PartOfFirstPage(props: Props) {
    const isAwaited = useIsAwaited();
    useEffect(() => {
      if (!isAwaited) painted?.();
    }, [isAwaited]);
    return isAwaited ? meanwhile : <Part {...props} />;
  };
}

/** Until all is there, or the person goes to another page. The end of the wait is drawn in slices. */
function useIsAwaited(): boolean {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const [isAwaited, setIsAwaited] = useState(awaited !== null);
  if (isAwaited && pathname !== opened) setIsAwaited(false);
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
