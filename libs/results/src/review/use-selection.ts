import { useState } from 'react';
import type { Selection } from '../list/select-column';
import type { ListedStartup } from '../list/use-result-pages';

/** Manages the selected rows of a page. Rows that leave the page are deselected. */
export function useSelection(rows: readonly ListedStartup[]): {
  readonly selection: Selection;
  readonly chosen: readonly ListedStartup[];
} {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => marked.has(id));
  const ids = new Set(chosen.map(({ id }) => id));
  const isAll = rows.length > 0 && chosen.length === rows.length;
  const selection: Selection = {
    ids,
    isAll,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setMarked(next);
    },
    toggleAll: () => setMarked(new Set(isAll ? [] : rows.map(({ id }) => id))),
  };
  return { selection, chosen };
}
