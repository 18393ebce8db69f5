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
 * The list of the address, the startup that is looked at, and what becomes of both when a person chooses or decides.
 * @param hasRoom the details of a card stand beside the list, where one startup is always looked at unless a person closed it
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
  // Beside a table there is no room: its details open over it.
  const isWide = hasRoom && query.layout !== 'table';
  const board = useBoard(query);
  const isBoard = board !== null;
  const isPending = views === null && query.view !== '' && query.view !== ALL_ACTIVE;
  const { items, similar, laterHidden, isRefused, listQuery, total, isKnown, failure, ...loaded } =
    useInvestments(query, isBoard || isPending);
  const isFetching = loaded.isFetching || isPending;
  // A server of an earlier version knows no views, or no such filter, and lists everything.
  if (isRefused && lacks !== 'later') setLacks(hasNoViews ? 'later' : 'views');
  const isGone = useIsViewGone(views);
  const viewing = useViewPage({ query, views: isSupported ? views : null, go: setQuery });
  // A new list and other details are drawn bit by bit, so that typing and moving are not held up by them.
  const page = useMemo(
    () => ({ items, of: loaded.isOfListed ? listQuery : null }),
    [items, listQuery, loaded.isOfListed],
  );
  const drawn = useDeferredValue(page);
  // A change of the list that is shown already, as by a decision, is not held up: it is seen in the next frame, and what
  // it removed does not come back while the list is loaded again.
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
  // A key must not act on another startup while the one that comes back is not listed yet.
  const isComingBack = pendingFocusId === query.startup && !items.some(({ id }) => id === pendingFocusId);
  const focused = board
    ? board.focused
    : (guest ?? openedOf(items, { startup: isSought || isComingBack ? CLOSED : query.startup }, isWide));

  const open = (id: string) => setQuery({ ...query, startup: id });
  const isDrawing = items.length > 0 && shown !== items;
  return {
    query,
    listQuery,
    /** The stages, where the address shows the board instead of the list. */
    board,
    total: board ? board.total : isKnown ? total : null,
    items: shown,
    similar,
    laterHidden,
    showLater: useStableCallback(() => viewing.change({ ...query, later: 'only', page: 1, startup: '' })),
    opened,
    /** The details are of a startup that the view of the address lacks. */
    isGuest: guest !== null,
    /** The startup that keys are about: the one that a person has moved to, before its details are drawn. */
    focused,
    /** The startup has left the list by a decision: the one beside it is next. */
    leave: ({ id }: Startup): void => {
      const next = neighbourOf(items, id);
      setPendingFocusId(next === '' ? null : next);
      open(isWide ? next : CLOSED);
    },
    /** It is there again. */
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
    /** The address names a view that is not there, or not the person's to see. */
    isViewGone: isSupported && isGone,
    isFetching: isFetching || (failure === null && isDrawing),
    /** The server does not know the filters by place, and lists what they should hold back. */
    isUnfiltered: !isFetching && items.some((startup) => !matchesCantonAndSector(startup, query)),
    /** A startup whose card takes the focus as soon as it is there. */
    pendingFocusId,
    clearPendingFocus: useStableCallback(() => setPendingFocusId(null)),
    change: useStableCallback(viewing.change),
    goToPage: useStableCallback((next: ListQuery): void => {
      document.documentElement.scrollTop = 0;
      setQuery({ ...next, startup: '' });
    }),
    /** This startup's card has the keyboard focus. */
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
