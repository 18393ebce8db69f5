import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from './after-frame';

/** What is drawn first of the rest, as bars and menus, and what once that has been shown. */
export type RestPart = 'next' | 'last';

interface Held extends Readonly<Record<RestPart, Promise<unknown>>> {
  readonly nextIsDrawn: () => void;
}

/** A page in the background is not shown. */
const LONGEST_MS = 1_000;

/** Null when nothing is held, as on every page after the one that was opened. */
let held: Held | null = null;
/** Draw the parts that wait. */
const waiting = new Set<() => void>();

/**
 * The page that was opened shows what the person came for first; the rest of it is drawn when this is over, or a key is
 * pressed: that is meant for the whole page, of which all is there before anything hears of the key.
 * @param until it never rejects
 * @param isDrawn whether what the person came for is there: before that, a key ends nothing
 */
export function holdRestOfPage(until: Promise<unknown>, isDrawn: () => boolean = () => true): void {
  let nextIsDrawn = () => {};
  const drawn = new Promise<void>((resolve) => (nextIsDrawn = resolve));
  const longest = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  const last = until.then(() => Promise.race([drawn, longest()]));
  const own = { next: until, last, nextIsDrawn };
  held = own;
  const onKey = () => {
    if (!isDrawn()) return;
    end();
    flushSync(() => {
      for (const draw of waiting) draw();
    });
  };
  const end = () => {
    window.removeEventListener('keydown', onKey, { capture: true });
    if (held === own) held = null;
  };
  window.addEventListener('keydown', onKey, { capture: true });
  void last.then(end);
}

/**
 * Whether a part is still to wait. It is drawn in slices then, so that a touch is answered between them.
 * @param hasRoom false for a part whose room cannot be kept until then: it does not wait
 */
export function useIsRestHeld(part: RestPart, hasRoom = true): boolean {
  const [isHeld, setIsHeld] = useState(held !== null && hasRoom);
  useEffect(() => {
    if (!isHeld) return undefined;
    const own = held;
    const draw = () => setIsHeld(false);
    waiting.add(draw);
    void Promise.resolve(own?.[part]).then(() =>
      startTransition(() => {
        if (waiting.has(draw)) draw();
      }),
    );
    return () => {
      waiting.delete(draw);
      if (own && part === 'next') afterFrame(own.nextIsDrawn);
    };
  }, [isHeld, part]);
  return isHeld;
}
