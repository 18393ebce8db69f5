import { skipToken } from '@reduxjs/toolkit/query';
import type { StageCard, StageColumn } from '@vaglio/contract';
import { useReadStageQuery } from '@vaglio/startups-data';
import type { BoardArg } from './use-board';

/** Cards that the board has at first, and as many come each time. */
export const FIRST_SHOWN = 20;
/** The longest page that the server gives. */
const MOST_MORE = 500;

/** The cards of a column: the first ones of the board, and more of them. @param pages how many times more was asked for */
export function useMoreCards(arg: BoardArg, column: StageColumn, pages: number) {
  const limit = Math.min(pages * FIRST_SHOWN, MOST_MORE);
  const { data, isFetching } = useReadStageQuery(
    limit === 0 ? skipToken : { ...arg, column: column.stage, offset: FIRST_SHOWN, limit },
  );
  const first = new Set(column.items.map(({ id }) => id));
  const more: readonly StageCard[] = limit === 0 ? [] : (data?.items ?? []);
  return { cards: [...column.items, ...more.filter(({ id }) => !first.has(id))], isFetching };
}
