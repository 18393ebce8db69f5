import { useState } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import { useLazyReadSelectionQuery, FIRST_LIST, toListParams, type ListQuery } from '@vaglio/startups-data';
import { useStableCallback } from '@vaglio/ui';
import { selectionArg } from './selection-order';
import { between, NONE_SELECTED, selectedOf, withAdded, withToggled, type Selected } from './selected';

/** The part of a query by which it is decided which startups a list holds. */
function setOfList(query: ListQuery): string {
  const { page, pageSize, sort, dir, layout, columns, startup, tab } = FIRST_LIST;
  return toListParams({ ...query, page, pageSize, sort, dir, layout, columns, startup, tab }).toString();
}

/**
 * The startups that a person selects in a list. Other pages and orders keep them; another list does not hold them, and
 * ends the selection.
 * @param items of the page
 * @returns null where nobody can act on a selection
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
    /** How many were selected in the list before, until something is selected again. */
    ended,
    toggle,
    addPage: () => keep(withAdded(selected, items)),
    /** All of the list, on all pages. */
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
