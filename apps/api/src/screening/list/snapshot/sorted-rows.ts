import { compareCodePoints } from '@vaglio/startups-domain';
import type { LISTED_MODES, SORT_DIRECTIONS } from '../../../scoring/ranking/list-choices';
import type { ListRow, SortKey } from './list-row';

export type Direction = (typeof SORT_DIRECTIONS)[number];
export type Order = SortKey | 'company_name';
export type Mode = (typeof LISTED_MODES)[number];
type Compare = (a: ListRow, b: ListRow) => number;

/** Rows keyed by id, and sorted for each requested mode and order. */
export type SortedRows = ReturnType<typeof sortedRows>;

/**
 * Number of changed rows above which an order is sorted again instead of inserting the rows. Sorting an almost sorted
 * array is fast.
 */
const MAX_INSERTED = 200;

export function sortedRows(initial: Iterable<ListRow> = []) {
  const byId = new Map<number, ListRow>();
  for (const row of initial) byId.set(row.id, row);
  const orders = new Map<string, { rows: ListRow[]; mode: Mode; compare: Compare }>();

  return {
    get size() {
      return byId.size;
    },
    get: (id: number): ListRow | undefined => byId.get(id),
    /**
     * Returns the rows of a mode in an order. The array must be read before the next await, because `replace` changes
     * it.
     */
    in(sort: Order, dir: Direction, mode: Mode = 'all'): readonly ListRow[] {
      const name = `${mode} ${sort} ${dir}`;
      const known = orders.get(name);
      if (known) return known.rows;
      const compare = comparerOf(sort, dir);
      const rows = inMode([...byId.values()], mode).sort(compare);
      orders.set(name, { rows, mode, compare });
      return rows;
    },
    /** Returns the rank of a row by score in its mode, from 1. */
    rankOf(row: ListRow, mode: Mode): number {
      return placeIn(this.in('score', 'desc', mode), byRank, row) + 1;
    },
    /** Replaces the rows with the given ids by the current rows. If an id has no row, the startup was deleted. */
    replace(ids: readonly number[], rows: readonly ListRow[]): void {
      const former = ids.flatMap((id) => byId.get(id) ?? []);
      for (const id of ids) byId.delete(id);
      for (const row of rows) byId.set(row.id, row);
      const gone = new Set(former);
      for (const order of orders.values()) {
        const added = inMode(rows, order.mode);
        if (ids.length > MAX_INSERTED) {
          order.rows = [...order.rows.filter((row) => !gone.has(row)), ...added].sort(order.compare);
        } else {
          for (const row of inMode(former, order.mode))
            order.rows.splice(placeIn(order.rows, order.compare, row), 1);
          for (const row of added) order.rows.splice(placeIn(order.rows, order.compare, row), 0, row);
        }
      }
    },
  };
}

/** Returns the rows whose startups are in a mode. */
function inMode(rows: readonly ListRow[], mode: Mode): ListRow[] {
  return mode === 'all'
    ? [...rows]
    : rows.filter(({ rejected }) => (rejected === 1) === (mode === 'rejected'));
}

/** Returns the number of rows that precede a row in sorted rows. */
function placeIn(sorted: readonly ListRow[], compare: Compare, row: ListRow): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other && compare(other, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the comparison function for the order of a list. It equals `order by <column> <direction> nulls last,
 * name_key, id` in the database. Empty values are last in both directions, and names are compared by code points.
 */
function comparerOf(sort: Order, dir: Direction): Compare {
  const sign = dir === 'asc' ? 1 : -1;
  if (sort === 'company_name')
    return (a, b) => sign * compareCodePoints(a.name_key, b.name_key) || a.id - b.id;
  return (a, b) => {
    const [left, right] = [a[sort], b[sort]];
    if (left === right) return byName(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return left < right ? -sign : sign;
  };
}

const byName: Compare = (a, b) => compareCodePoints(a.name_key, b.name_key) || a.id - b.id;

/** Comparison of rows by rank. */
export const byRank: Compare = comparerOf('score', 'desc');
