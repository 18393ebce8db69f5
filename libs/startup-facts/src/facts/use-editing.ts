import { useState } from 'react';

/** A list of facts to which entries are added. */
export type FactListName = 'founders' | 'money' | 'awards';

/** Which value is being edited: the name of its row, or what a new entry is added to. One at a time. */
export interface Editing {
  readonly row: string | null;
  readonly edit: (row: string) => void;
  readonly close: () => void;
}

export function useEditing(): Editing {
  const [row, setRow] = useState<string | null>(null);
  return { row, edit: setRow, close: () => setRow(null) };
}

/** The name of the row of an entry; of a new entry without a key. */
export function entryRow(list: FactListName, key = 'new'): string {
  return `${list}:${key}`;
}
