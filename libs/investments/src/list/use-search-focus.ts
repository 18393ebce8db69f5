import { useEffect, useRef } from 'react';
import { useIsRestHeld, useStable } from '@vaglio/ui';

/** The list's bar, and what leads into its search: where the bar is not drawn yet, as soon as it is. */
export function useSearchFocus() {
  const bar = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const isHeld = useIsRestHeld('next');
  const focusSearch = useStable(() => {
    const field = bar.current?.querySelector('input');
    isAwaited.current = !field;
    field?.focus();
  });
  useEffect(() => {
    if (!isHeld && isAwaited.current) focusSearch();
  }, [isHeld, focusSearch]);
  return { bar, focusSearch };
}
