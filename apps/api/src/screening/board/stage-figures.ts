import { STAGES, type Stage } from '@vaglio/startups-domain';
import type { Page } from '../../platform/http/pagination/list-page';
import type { ListRow } from '../list/snapshot/list-row';
import { stageAt } from '../list/snapshot/row-filter';

/** The figures of a column of the board, before its cards are read. */
export type StageFigures = {
  total: number;
  /**
   * When the median startup came into the stage, of those whose time is known, in milliseconds since 1970; of an even
   * number the later one. Null for New, which has no median, and for none.
   */
  medianSince: number | null;
  /** Startups that came into the stage within a year. */
  ofYear: number;
  /** When the first startup of Later is back; null in other stages. */
  next: number | null;
  /** Ids of the cards that are shown, in their order. */
  ids: number[];
};

/** The cards of each column that are shown. */
export type Shown = Pick<Page, 'limit' | 'offset'>;

const YEAR_MS = 365 * 86_400_000;

/** The figures of each stage of a list. @param now milliseconds since 1970 */
export function stageFigures(
  list: readonly ListRow[],
  { limit, offset }: Shown,
  now: number,
): Map<Stage, StageFigures> {
  const columns = new Map<Stage, ListRow[]>(STAGES.map((stage) => [stage, []]));
  for (const row of list) columns.get(stageAt(row, now))?.push(row);
  return new Map(
    [...columns].map(([stage, rows]) => {
      const known = rows.map((row) => sinceOf(row, now)).filter((since) => since !== null);
      return [
        stage,
        {
          total: rows.length,
          medianSince: stage === 'new' ? null : medianOf(known),
          ofYear: known.filter((since) => since > now - YEAR_MS).length,
          next: stage === 'later' ? earliestOf(rows) : null,
          ids: rows.slice(offset, offset + limit).map(({ id }) => id),
        },
      ];
    }),
  );
}

/** Since when a startup is in its stage; one that is back from Later since that ended. */
function sinceOf({ later_until, rejected, stage_since }: ListRow, now: number): number | null {
  const hasEnded = later_until !== null && later_until <= now && rejected === 0;
  return hasEnded ? later_until : stage_since;
}

function medianOf(moments: readonly number[]): number | null {
  const newestFirst = moments.toSorted((a, b) => b - a);
  return newestFirst[Math.ceil(newestFirst.length / 2) - 1] ?? null;
}

function earliestOf(rows: readonly ListRow[]): number | null {
  let earliest = Infinity;
  for (const { later_until } of rows) earliest = Math.min(earliest, later_until ?? Infinity);
  return earliest === Infinity ? null : earliest;
}
