import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const CELLS = '[role="columnheader"], [role="gridcell"]';
/** Selector of fields that handle arrow keys themselves. */
const FIELDS = 'input:not([type="checkbox"]), select, textarea';
const PAGE_ROWS = 10;

/**
 * Adds the keyboard navigation of a grid (WAI-ARIA). One cell is a tab stop. Arrow keys, Home, End, Page Up and Page
 * Down move the focus between cells, even from an element inside a cell.
 * @param grid ref of the element that contains the rows
 */
export function useCellKeys(grid: RefObject<HTMLElement | null>) {
  // A new page of rows may have removed the cell that was the tab stop.
  useLayoutEffect(() => {
    const first = grid.current?.querySelector<HTMLElement>(CELLS);
    if (first && !grid.current?.querySelector(`:is(${CELLS})[tabindex="0"]`)) first.tabIndex = 0;
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cell = target.closest<HTMLElement>(CELLS);
      if (cell) makeStop(grid.current, cell);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target instanceof Element ? event.target : null;
      const cell = target?.closest(CELLS);
      if (!cell || target?.matches(FIELDS)) return;
      const next = cellAfter(grid.current, cell, event);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    },
  };
}

function makeStop(grid: HTMLElement | null, cell: HTMLElement) {
  for (const stop of grid?.querySelectorAll<HTMLElement>(`:is(${CELLS})[tabindex="0"]`) ?? [])
    stop.tabIndex = -1;
  cell.tabIndex = 0;
}

/** Returns the cell to which a key moves the focus; null for any other key. */
function cellAfter(
  grid: HTMLElement | null,
  cell: Element,
  { key, ctrlKey, metaKey }: KeyboardEvent,
): HTMLElement | null {
  const rows = [...(grid?.querySelectorAll('[role="row"]') ?? [])].map((row) => [
    ...row.querySelectorAll<HTMLElement>(CELLS),
  ]);
  const y = rows.findIndex((row) => row.some((one) => one === cell));
  const x = rows[y]?.findIndex((one) => one === cell) ?? -1;
  const at = (row: number, column: number) => {
    const cells = rows[within(row, rows.length)];
    return cells?.[within(column, cells.length)] ?? null;
  };
  const [ends, isAll] = [Number.MAX_SAFE_INTEGER, ctrlKey || metaKey];
  switch (key) {
    case 'ArrowDown':
      return at(y + 1, x);
    case 'ArrowUp':
      return at(y - 1, x);
    case 'ArrowLeft':
      return at(y, x - 1);
    case 'ArrowRight':
      return at(y, x + 1);
    case 'Home':
      return at(isAll ? 0 : y, 0);
    case 'End':
      return at(isAll ? ends : y, ends);
    case 'PageDown':
      return at(y + PAGE_ROWS, x);
    case 'PageUp':
      return at(y - PAGE_ROWS, x);
    default:
      return null;
  }
}

const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);
