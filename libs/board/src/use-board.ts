import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { StageBoard, StageCard, Startup } from '@vaglio/contract';
import { useReadInvestmentQuery, useReadStagesQuery, toListArg, type ListQuery } from '@vaglio/startups-data';

/** Request parameters of a board. These are the filters of the list, without mode, order and page. */
export type BoardArg = Omit<
  ReturnType<typeof toListArg>,
  | 'mode'
  | 'sort'
  | 'dir'
  | 'later'
  | 'page'
  | 'pageSize'
  | 'view'
  | 'since'
  | 'limit'
  | 'offset'
  | 'withAwards'
  | 'withArticles'
>;

/** Stages of the list that the address describes, with their loading state. */
export interface LoadedBoard {
  readonly arg: BoardArg;
  /** Board, or null before the first load and after a failure. */
  readonly board: StageBoard | null;
  /** Time of the last response, or undefined after a failure. */
  readonly answeredAt: number | undefined;
  readonly total: number | null;
  readonly scores: readonly number[];
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
  /** Startup whose details are open, or null if no details are open. */
  readonly opened: Startup | null;
  /** Startup that the address selects. It is set before the details are rendered. */
  readonly focused: Startup | null;
}

/** Returns the board for the address. For other layouts, it returns null and sends no request. */
export function useBoard(query: ListQuery): LoadedBoard | null {
  const isShown = query.layout === 'board';
  const arg = useBoardArg(query);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useReadStagesQuery(
    isShown ? arg : skipToken,
  );
  const isOpen = isShown && /^\d+$/.test(query.startup);
  const read = useReadInvestmentQuery(isOpen ? { id: query.startup } : skipToken);
  // Cards and details are rendered with low priority, so that they do not delay keys and clicks.
  const focused = (isOpen && !read.error && read.currentData) || null;
  const drawnDetails = useDeferredValue(focused);
  const loaded = error || !data ? null : data;
  const page = useMemo(() => ({ board: loaded, of: isFetching ? null : arg }), [loaded, isFetching, arg]);
  const drawn = useDeferredValue(page);
  // Changes of the open startup, such as a decision, are rendered immediately.
  const opened = focused?.id === drawnDetails?.id ? focused : drawnDetails;
  const board = page.of !== null && page.of === drawn.of ? loaded : drawn.board;
  if (!isShown) return null;
  const cards: readonly StageCard[] = board?.stages.flatMap(({ items }) => items) ?? [];
  return {
    arg,
    board,
    answeredAt: error ? undefined : fulfilledTimeStamp,
    total: board && board.stages.reduce((sum, { total }) => sum + total, 0),
    scores: cards.map(({ score }) => score),
    isFetching: isFetching || (loaded !== null && board === null),
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
    opened,
    focused,
  };
}

/** Returns memoised request parameters. Opening a card changes the address, but not these parameters. */
function useBoardArg(query: ListQuery): BoardArg {
  const next = toBoardArg(query);
  const [arg, setArg] = useState(next);
  if (JSON.stringify(arg) === JSON.stringify(next)) return arg;
  setArg(next);
  return next;
}

function toBoardArg(query: ListQuery): BoardArg {
  const {
    mode: _mode,
    view: _view,
    since: _since,
    sort: _sort,
    dir: _dir,
    later: _later,
    page: _page,
    pageSize: _pageSize,
    limit: _limit,
    offset: _offset,
    withAwards: _awards,
    withArticles: _articles,
    ...arg
  } = toListArg(query);
  return arg;
}
