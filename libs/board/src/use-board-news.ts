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

/** By score, as the cards of a column: those that a board can show at first are among them. */
const MAX_MARKED = 200;
const NONE: ReadonlySet<string> = new Set();

interface Viewing {
  /** Null on a server without views, and while they are not known. */
  readonly views: readonly View[] | null;
  readonly view: Pick<View, 'id'> | null;
}

/**
 * Which startups of a board entered its view since the person's visit before, by their ids; a board that is seen is a
 * visit as a list is.
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

/** What of an address narrows nothing. */
const UNFILTERED = {
  q: '',
  layout: FIRST_LIST.layout,
  columns: FIRST_LIST.columns,
  mode: FIRST_LIST.mode,
  sort: FIRST_LIST.sort,
  dir: FIRST_LIST.dir,
} as const;
