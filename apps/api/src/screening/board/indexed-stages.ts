import { STAGES } from '@vaglio/startups-domain';
import type { RankedQuery } from '../list/ranked-list';
import { stagePlaceOf } from '../list/memory-index/filter-tests';
import { listSlots, type IndexState } from '../list/memory-index/index-query';
import { PER_MS } from '../list/memory-index/index-rows';
import { YEAR_MS, type Shown, type StageFigures } from './stage-figures';

const NEW = STAGES.indexOf('new');
const LATER = STAGES.indexOf('later');
const REJECTED = STAGES.indexOf('rejected');

/** What is counted of a stage; `known` are moments since which, negated, `next` is in microseconds. */
type Counted = { slots: number; ids: number[]; known: number[]; ofYear: number; next: number };
const emptyColumn = (): Counted => ({ slots: 0, ids: [], known: [], ofYear: 0, next: Infinity });

/**
 * The figures of each stage from the index, in the order of the stages, as storedStages reads them.
 * @param query resolved; its mode is all
 * @param now milliseconds since 1970
 */
export function indexedStages(
  state: IndexState,
  query: RankedQuery,
  { limit, offset }: Shown,
  now: number,
): StageFigures[] {
  const { ids, laterUntil, filters } = state.rows;
  const columns = STAGES.map(emptyColumn);
  for (const slot of listSlots(state, query, now)) {
    const place = stagePlaceOf(state.rows, slot, now);
    const column = columns[place];
    if (!column) continue;
    if (column.slots >= offset && column.ids.length < limit) column.ids.push(ids[slot] ?? 0);
    column.slots += 1;
    const until = laterUntil[slot] ?? NaN;
    if (place === LATER) column.next = Math.min(column.next, until);
    const hasEnded = place !== REJECTED && until <= now * PER_MS;
    const since = hasEnded ? until : (filters.stageSince[slot] ?? NaN);
    if (since > (now - YEAR_MS) * PER_MS) column.ofYear += 1;
    // New has no median, and is nearly all of them.
    if (place !== NEW && !Number.isNaN(since)) column.known.push(-since / PER_MS);
  }
  return columns.map(({ slots, ids: shown, known, ofYear, next }) => ({
    total: slots,
    ids: shown,
    medianSince: medianOf(known),
    ofYear,
    next: Number.isFinite(next) ? next / PER_MS : null,
  }));
}

/** The one in the middle, of an even number the later one; null of none. */
function medianOf(negated: readonly number[]): number | null {
  const newestFirst = Float64Array.from(negated).sort();
  const middle = newestFirst[Math.ceil(newestFirst.length / 2) - 1];
  return middle === undefined ? null : -middle;
}
