import { useState } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import { useLazyReadSelectionQuery, FIRST_LIST, toListParams, type ListQuery } from '@vaglio/startups-data';
import { useStableCallback } from '@vaglio/ui';
import { selectionArg } from './selection-order';
import { between, NONE_SELECTED, selectedOf, withAdded, withToggled, type Selected } from './selected';

/** Returns a key of the startups in a list, which ignores the page and the order. */
function setOfList(query: ListQuery): string {
  const { page, pageSize, sort, dir, layout, columns, startup, tab } = FIRST_LIST;
  return toListParams({ ...query, page, pageSize, sort, dir, layout, columns, startup, tab }).toString();
}

/**
 * Manages the selected startups of a list. The selection is kept if the page or order changes, and cleared if a filter
 * changes.
 * @param items startups of the current page
 * @returns null if bulk actions are not available
 */
export function useSelection(listQuery: ListQuery, items: readonly Startup[]) {
  const { claims } = useSession();
  const isSupported = useIsSupported('changeMany') !== false && canWriteInvestments(claims);
  const of = setOfList(listQuery);
  const [kept, setKept] = useState({ of, selected: NONE_SELECTED, last: '' });
  const [ended, setEnded] = useState(0);
  const [readAll, { isFetching: isReading }] = useLazyReadSelectionQuery();
  if (kept.of !== of) {
    setKept({ of, selected: NONE_SELECTED, last: '' });
    setEnded(kept.selected.entries.size);
  }
  const { selected, last } = kept;
  const keep = (next: Selected, at = last) => {
    setEnded(0);
    setKept({ of, selected: next, last: at });
  };
  const toggle = useStableCallback((startup: Startup, isRange: boolean) => {
    const next =
      isRange && last !== ''
        ? withAdded(selected, between(items, last, startup.id))
        : withToggled(selected, startup);
    keep(next, startup.id);
  });
  if (!isSupported) return null;
  return {
    selected,
    count: selected.entries.size,
    /** Number of startups in a selection that was cleared because the list changed. The next selection resets it. */
    ended,
    toggle,
    addPage: () => keep(withAdded(selected, items)),
    /** Selects all startups of the list, including those on other pages. */
    addAll: async (): Promise<void> => {
      if (listQuery.since !== '') return keep(withAdded(selected, items));
      const { data } = await readAll(selectionArg(listQuery));
      if (data) keep(selectedOf(data.token, true));
    },
    isReading,
    replace: (token: string) => keep(selectedOf(token, false)),
    clear: () => keep(NONE_SELECTED, ''),
  };
}

export type Selection = NonNullable<ReturnType<typeof useSelection>>;
