import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOccupied, useSingleKeys } from '@vaglio/ui';

interface Paged {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * `[` and `]` go to the previous and next line of the open filter, over the edges of pages.
 * @param shown lines of the present page
 * @returns the position of the current line, -1 for none, and the ref of its row, which takes the focus
 */
export function useLineKeys(
  shown: number,
  { page, pageSize }: Paged,
  total: number,
  goTo: (page: number) => void,
) {
  const [current, setCurrent] = useState(-1);
  const [areOn] = useSingleKeys();
  const row = useRef<HTMLTableRowElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== '[' && event.key !== ']') || isOccupied(event.target, document)) return;
    const next = current + (event.key === ']' ? 1 : -1);
    if (next >= 0 && next < shown) setCurrent(next);
    else if (next >= shown && page * pageSize < total) {
      setCurrent(0);
      goTo(page + 1);
    } else if (next < 0 && page > 1) {
      setCurrent(pageSize - 1);
      goTo(page - 1);
    }
  });
  useEffect(() => {
    if (!areOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [areOn]);
  useEffect(() => {
    if (current >= 0) row.current?.focus();
  }, [current, page]);
  return { current, rowRef: row };
}
