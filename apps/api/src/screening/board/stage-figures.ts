import { STAGES, type Stage } from '@vaglio/startups-domain';
import type { Page } from '../../platform/http/pagination/list-page';
import type { ListRow } from '../list/snapshot/list-row';
import { stageAt } from '../list/snapshot/row-filter';

/** Figures of a board column that do not need its cards. */
export type StageFigures = {
  total: number;
  /**
   * Median time at which the startups with a known time entered the stage, in milliseconds since 1970. For an even
   * number of startups, it is the later of the two middle times. Null for an empty column and for New, which has no
   * median.
   */
  medianSince: number | null;
  /** Number of startups that entered the stage within a year. */
  ofYear: number;
  /** Time at which the first startup returns from Later; null in other stages. */
  next: number | null;
  /** Ids of the displayed cards in order. */
  ids: number[];
};

/** Range of cards that each column displays. */
export type Shown = Pick<Page, 'limit' | 'offset'>;

const YEAR_MS = 365 * 86_400_000;

/** Returns the figures of each stage in a list. @param now milliseconds since 1970 */
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

/** Returns the time since when a startup has been in its stage. If Later has ended, this is the end of Later. */
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
