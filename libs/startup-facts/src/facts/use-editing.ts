import { useState } from 'react';

/** List of facts to which entries can be added. */
export type FactListName = 'founders' | 'money' | 'awards';

/**
 * Value that is being edited, identified by its row name or by the list of a new entry. Only one value can be edited at
 * a time.
 */
export interface Editing {
  readonly row: string | null;
  readonly edit: (row: string) => void;
  readonly close: () => void;
}

export function useEditing(): Editing {
  const [row, setRow] = useState<string | null>(null);
  return { row, edit: setRow, close: () => setRow(null) };
}

/** Returns the row name of a list entry. Without a key, it returns the row name of a new entry. */
export function entryRow(list: FactListName, key = 'new'): string {
  return `${list}:${key}`;
}
