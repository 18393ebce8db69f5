import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { View } from '@vaglio/contract';
import {
  useListInvestmentsQuery,
  ALL_ACTIVE,
  FIRST_LIST,
  type ListQuery,
  serializeView,
} from '@vaglio/startups-data';
import { useVisit } from '@vaglio/saved-views';
import type { LoadedBoard } from './use-board';

/**
 * Maximum number of new startups that are highlighted. They are sorted by score like the cards, so that all initially
 * visible cards are included.
 */
const MAX_MARKED = 200;
const NONE: ReadonlySet<string> = new Set();

interface Viewing {
  /** Saved views. null while they are loading, and on a server without views. */
  readonly views: readonly View[] | null;
  readonly view: Pick<View, 'id'> | null;
}

/**
 * Returns the ids of the startups on a board that entered its view since the user's previous visit. Displaying the
 * board counts as a visit of the view, as displaying a list does.
 */
export function useBoardNews(
  { arg, board, answeredAt }: Pick<LoadedBoard, 'arg' | 'board' | 'answeredAt'>,
  { views, view }: Viewing,
  query: ListQuery,
): ReadonlySet<string> {
  const viewId = view?.id ?? ALL_ACTIVE;
  const isWhole = view !== null || serializeView({ ...query, ...UNFILTERED }) === '';
  useVisit(views !== null && board !== null && isWhole ? viewId : null, answeredAt);
  const { data, error } = useListInvestmentsQuery(
    views === null
      ? skipToken
      : {
          ...arg,
          view: viewId,
          since: 'visit',
          mode: 'all',
          pageSize: MAX_MARKED,
          withAwards: 0,
          withArticles: 0,
        },
  );
  const items = error ? undefined : data?.items;
  return useMemo(
    () => (items ? new Set(items.filter(({ entered }) => entered === 1).map(({ id }) => id)) : NONE),
    [items],
  );
}

/** List parameters that do not filter, with their defaults. */
const UNFILTERED = {
  q: '',
  layout: FIRST_LIST.layout,
  columns: FIRST_LIST.columns,
  mode: FIRST_LIST.mode,
  sort: FIRST_LIST.sort,
  dir: FIRST_LIST.dir,
} as const;
