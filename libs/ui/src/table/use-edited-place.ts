import { useEffect, useRef, type RefObject } from 'react';

/** Cell above which an editor was opened, and the previous index of its row. */
interface EditedPlace {
  readonly id: string;
  readonly field: string;
  readonly index: number;
}

/**
 * Keeps the focus in a table when a saved value removes the row from the list. The focus moves to the same column of
 * the row that takes its place.
 * @param root ref of an element around the table; its rows have the attribute `data-id` and its cells `data-field`
 * @param ids row ids in display order
 * @returns a function that stores the cell above which an editor opens
 */
export function useEditedPlace(root: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const place = useRef<EditedPlace | null>(null);
  // This runs after each render, because the editor may close before or after the row is removed.
  useEffect(() => {
    const left = place.current;
    if (!left || ids.includes(left.id)) return;
    const { activeElement } = document;
    if (activeElement?.closest('[role="dialog"]')) return;
    place.current = null;
    const isLost =
      activeElement === document.body ||
      activeElement?.closest<HTMLElement>('[role="row"]')?.dataset['id'] === left.id;
    const next = ids[Math.min(left.index, ids.length - 1)];
    if (isLost && next !== undefined) cellIn(root.current, next, left.field)?.focus();
  });
  return (id: string, field: string): void => {
    place.current = { id, field, index: ids.indexOf(id) };
  };
}

function cellIn(root: HTMLElement | null, id: string, field: string): HTMLElement | undefined {
  const row = [...(root?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].find(
    ({ dataset }) => dataset['id'] === id,
  );
  return row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? undefined;
}
