import { startTransition, useEffect, useState } from 'react';

/** Null when nothing is held, as on every page after the one that was opened. */
let held: Promise<unknown> | null = null;

/**
 * The page that was opened shows what the person came for first; the rest of it is drawn when this is over.
 * @param until it never rejects
 */
export function holdRestOfPage(until: Promise<unknown>): void {
  held = until;
  void until.then(() => {
    if (held === until) held = null;
  });
}

/**
 * Whether a part is still to wait. It is drawn in slices then, so that a touch is answered between them.
 * @param hasRoom false for a part whose room cannot be kept until then: it does not wait
 */
export function useIsRestHeld(hasRoom = true): boolean {
  const [isHeld, setIsHeld] = useState(held !== null && hasRoom);
  useEffect(() => {
    if (!isHeld) return undefined;
    let isShown = true;
    void Promise.resolve(held).then(() =>
      startTransition(() => {
        if (isShown) setIsHeld(false);
      }),
    );
    return () => {
      isShown = false;
    };
  }, [isHeld]);
  return isHeld;
}
