import { compareCodePoints } from '@vaglio/startups-domain';
import type { LISTED_MODES, SORT_DIRECTIONS } from '../../../scoring/ranking/list-choices';
import type { ListRow, SortKey } from './list-row';

export type Direction = (typeof SORT_DIRECTIONS)[number];
export type Order = SortKey | 'company_name';
export type Mode = (typeof LISTED_MODES)[number];
type Compare = (a: ListRow, b: ListRow) => number;

/** Rows by id, and in each mode and order that was requested. */
export type SortedRows = ReturnType<typeof sortedRows>;

/** Above this many changed rows an order is sorted again, which is quick for an order that is nearly right. */
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
    /** The rows of a mode in an order. The array changes with `replace`: read it before the next await. */
    in(sort: Order, dir: Direction, mode: Mode = 'all'): readonly ListRow[] {
      const name = `${mode} ${sort} ${dir}`;
      const known = orders.get(name);
      if (known) return known.rows;
      const compare = comparerOf(sort, dir);
      const rows = inMode([...byId.values()], mode).sort(compare);
      orders.set(name, { rows, mode, compare });
      return rows;
    },
    /** Returns the place of a row by score in its mode, from 1. */
    rankOf(row: ListRow, mode: Mode): number {
      return placeIn(this.in('score', 'desc', mode), byRank, row) + 1;
    },
    /** Replaces the rows of some ids by those that there are now; an id without a row is gone. */
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

/** Selects the rows of a mode. */
function inMode(rows: readonly ListRow[], mode: Mode): ListRow[] {
  return mode === 'all'
    ? [...rows]
    : rows.filter(({ rejected }) => (rejected === 1) === (mode === 'rejected'));
}

/** The number of sorted rows that come before a row. */
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
 * The order of a list, the same as `order by <column> <direction> nulls last, name_key, id` of the database: empty values
 * come last in both directions, names go by code points.
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

/** The order of places by score. */
export const byRank: Compare = comparerOf('score', 'desc');
