import { useDeferredValue, useMemo, useState } from 'react';
import { useBoard } from '@vaglio/board';
import {
  type DetailsTab,
  ALL_ACTIVE,
  CLOSED,
  type ListQuery,
  matchesCantonAndSector,
} from '@vaglio/startups-data';
import { openedOf, neighbourOf } from './list/opened';
import type { Startup } from '@vaglio/contract';
import { useStableCallback } from '@vaglio/ui';
import { useInvestments } from './list/use-investments';
import { useListQuery } from './list/use-list-query';
import { useStartupLink } from './list/use-startup-link';
import { useViewPage, useIsViewGone, useViews } from '@vaglio/saved-views';

/**
 * Returns the list of the current address, the open startup, and the handlers for navigation and decisions.
 * @param hasRoom true if the details fit next to the list; a startup is then open unless the user closed it
 */
export function useStartupList(hasRoom: boolean) {
  const { views, isSupported } = useViews();
  const [asked, setQuery] = useListQuery(views);
  const [lacks, setLacks] = useState<'nothing' | 'views' | 'later'>('nothing');
  const hasNoViews = lacks !== 'nothing' || (views !== null && !isSupported);
  const query = useMemo(
    (): ListQuery => ({
      ...asked,
      ...(hasNoViews && { view: '' }),
      ...(lacks === 'later' && { later: 'all' as const }),
    }),
    [asked, hasNoViews, lacks],
  );
  // The details of a table row open in an overlay, because there is no space next to the table.
  const isWide = hasRoom && query.layout !== 'table';
  const board = useBoard(query);
  const isBoard = board !== null;
  const isPending = views === null && query.view !== '' && query.view !== ALL_ACTIVE;
  const { items, similar, laterHidden, isRefused, listQuery, total, isKnown, failure, ...loaded } =
    useInvestments(query, isBoard || isPending);
  const isFetching = loaded.isFetching || isPending;
  // Servers of an earlier version do not support views or the filter for Later. The request is repeated without them.
  if (isRefused && lacks !== 'later') setLacks(hasNoViews ? 'later' : 'views');
  const isGone = useIsViewGone(views);
  const viewing = useViewPage({ query, views: isSupported ? views : null, go: setQuery });
  // A new list and new details render with low priority, so that typing and moving remain fast.
  const page = useMemo(
    () => ({ items, of: loaded.isOfListed ? listQuery : null }),
    [items, listQuery, loaded.isOfListed],
  );
  const drawn = useDeferredValue(page);
  // A change within the current list, such as a decision, renders immediately. A removed startup therefore does not
  // reappear while the list reloads.
  const shown = page.of !== null && page.of === drawn.of ? items : drawn.items;
  const startup = useDeferredValue(query.startup);
  const { isSought, guest } = useStartupLink({
    query,
    items: isBoard || isFetching || failure !== null ? null : items,
    onFollow: setQuery,
  });
  const opened = board
    ? board.opened
    : (guest ?? openedOf(shown, { startup: isSought ? CLOSED : startup }, isWide));
  const [pendingFocusId, setPendingFocusId] = useState<string | null>(null);
  // Hotkeys must not affect another startup until the restored startup is in the list again.
  const isComingBack = pendingFocusId === query.startup && !items.some(({ id }) => id === pendingFocusId);
  const focused = board
    ? board.focused
    : (guest ?? openedOf(items, { startup: isSought || isComingBack ? CLOSED : query.startup }, isWide));

  const open = (id: string) => setQuery({ ...query, startup: id });
  const isDrawing = items.length > 0 && shown !== items;
  return {
    query,
    listQuery,
    /** Board with its columns; null if the address shows the list. */
    board,
    total: board ? board.total : isKnown ? total : null,
    items: shown,
    similar,
    laterHidden,
    showLater: useStableCallback(() => viewing.change({ ...query, later: 'only', page: 1, startup: '' })),
    opened,
    /** True if the open startup is not part of the current view. */
    isGuest: guest !== null,
    /** Startup to which hotkeys apply. It changes immediately, before the details render. */
    focused,
    /** Handles a decision that removes a startup from the list. The next or previous startup opens. */
    leave: ({ id }: Startup): void => {
      const next = neighbourOf(items, id);
      setPendingFocusId(next === '' ? null : next);
      open(isWide ? next : CLOSED);
    },
    /** Handles the return of a startup to the list. */
    bringBack: ({ id }: Startup): void => {
      setPendingFocusId(id);
      open(id);
    },
    failure,
    retry: loaded.retry,
    news: loaded.news,
    answeredAt: loaded.answeredAt,
    viewing,
    areViewsPending: views === null,
    /** True if the view in the address does not exist or the user may not see it. */
    isViewGone: isSupported && isGone,
    isFetching: isFetching || (failure === null && isDrawing),
    /** True if the server ignores the canton and sector filters and therefore returns other startups too. */
    isUnfiltered: !isFetching && items.some((startup) => !matchesCantonAndSector(startup, query)),
    /** Id of the startup whose card receives the focus as soon as it renders. */
    pendingFocusId,
    clearPendingFocus: useStableCallback(() => setPendingFocusId(null)),
    change: useStableCallback(viewing.change),
    goToPage: useStableCallback((next: ListQuery): void => {
      document.documentElement.scrollTop = 0;
      setQuery({ ...next, startup: '' });
    }),
    /** Handles a card that receives the keyboard focus. On wide screens, the details of its startup open. */
    focusRow: (id: string): void => {
      setPendingFocusId(null);
      if (isWide && focused) open(id);
    },
    select: useStableCallback(({ id }: Pick<Startup, 'id'>) => {
      setPendingFocusId(null);
      open(id === query.startup && !isWide ? CLOSED : id);
    }),
    setTab: useStableCallback((tab: DetailsTab) =>
      setQuery({ ...query, startup: focused?.id ?? query.startup, tab }),
    ),
    close: useStableCallback(() => {
      if (focused) setPendingFocusId(focused.id);
      open(CLOSED);
    }),
  };
}
