import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { StageBoard, StageCard, Startup } from '@vaglio/contract';
import { useReadInvestmentQuery, useReadStagesQuery, toListArg, type ListQuery } from '@vaglio/startups-data';

/** What a board is asked for: the filters of the list, whatever its mode, order and page. */
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

/** The stages of the list of an address, as they were loaded. */
export interface LoadedBoard {
  readonly arg: BoardArg;
  /** Null before the first load, and where it failed. */
  readonly board: StageBoard | null;
  /** When the last answer came; undefined where it failed. */
  readonly answeredAt: number | undefined;
  readonly total: number | null;
  readonly scores: readonly number[];
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly retry: () => void;
  /** The startup of the address, whose details are open; null for none. */
  readonly opened: Startup | null;
  /** The same before its details are drawn. */
  readonly focused: Startup | null;
}

/** @returns null where the address shows another layout; then nothing is asked */
export function useBoard(query: ListQuery): LoadedBoard | null {
  const isShown = query.layout === 'board';
  const arg = useBoardArg(query);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useReadStagesQuery(
    isShown ? arg : skipToken,
  );
  const isOpen = isShown && /^\d+$/.test(query.startup);
  const read = useReadInvestmentQuery(isOpen ? { id: query.startup } : skipToken);
  // Cards and details are drawn bit by bit, so that keys and clicks are not held up by them.
  const focused = (isOpen && !read.error && read.currentData) || null;
  const drawnDetails = useDeferredValue(focused);
  const loaded = error || !data ? null : data;
  const page = useMemo(() => ({ board: loaded, of: isFetching ? null : arg }), [loaded, isFetching, arg]);
  const drawn = useDeferredValue(page);
  // A change of what is shown already, as by a decision, is not held up: it is seen in the next frame.
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

/** The same object while the filters are: opening a card changes the address, but no column. */
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
