import { useEffect, useRef, useState } from 'react';
import { defineHotkeys, useHotkeys } from '@vaglio/ui';

interface Paged {
  readonly page: number;
  readonly pageSize: number;
}

const LINE_HOTKEYS = defineHotkeys('page', [
  { keys: ['[', ']'], label: 'Previous line, next line', repeats: true },
]);

/**
 * Registers the hotkeys `[` and `]`, which select the previous and the next line, also across pages.
 * @param shown number of lines on the current page
 * @returns the index of the current line (-1 if there is none), and the ref for its row, which receives the focus
 */
export function useLineKeys(
  shown: number,
  { page, pageSize }: Paged,
  total: number,
  goTo: (page: number) => void,
) {
  const [current, setCurrent] = useState(-1);
  const row = useRef<HTMLTableRowElement>(null);
  const step = (by: 1 | -1): void => {
    const next = current + by;
    if (next >= 0 && next < shown) setCurrent(next);
    else if (next >= shown && page * pageSize < total) {
      setCurrent(0);
      goTo(page + 1);
    } else if (next < 0 && page > 1) {
      setCurrent(pageSize - 1);
      goTo(page - 1);
    }
  };
  useHotkeys(LINE_HOTKEYS, { '[': () => step(-1), ']': () => step(1) });
  useEffect(() => {
    if (current >= 0) row.current?.focus();
  }, [current, page]);
  return { current, rowRef: row };
}
