import type { Pool } from 'pg';

/** Tables with counters. They change although no visible data changes. */
const IGNORED_TABLES = ['rate_limits'];
const IGNORED_COLUMNS = ['last_used_at'];

/** Numbers of identical rows, by table and hash of all columns. */
export type RowSnapshot = ReadonlyMap<string, number>;

/** Numbers of added and removed rows, by table. A changed row counts as one added and one removed row. */
export type RowDelta = Readonly<Record<string, string>>;

/**
 * Prepares snapshots of all tables of the product.
 * @returns a function that takes a snapshot with a single statement
 */
export async function rowSnapshots(
  pool: Pool,
  ignoredTables: readonly string[] = [],
): Promise<() => Promise<RowSnapshot>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const ignored = [...IGNORED_TABLES, ...ignoredTables];
  const columns = IGNORED_COLUMNS.map((column) => ` - '${column}'`).join('');
  const query = tables
    .filter(({ name }) => !ignored.includes(name))
    .map(({ name }) => `select '${name} ' || md5((to_jsonb(t)${columns})::text) as row from "${name}" t`)
    .join(' union all ');
  return async () => {
    const { rows } = await pool.query<{ row: string }>(query);
    const counts = new Map<string, number>();
    for (const { row } of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
    return counts;
  };
}

/** Returns the difference between two snapshots; an empty object if they are equal. */
export function deltaOf(before: RowSnapshot, after: RowSnapshot): RowDelta {
  const changes = new Map<string, { came: number; went: number }>();
  for (const row of new Set([...before.keys(), ...after.keys()])) {
    const difference = (after.get(row) ?? 0) - (before.get(row) ?? 0);
    if (difference === 0) continue;
    const table = row.split(' ')[0] ?? '';
    const change = changes.get(table) ?? { came: 0, went: 0 };
    if (difference > 0) change.came += difference;
    else change.went -= difference;
    changes.set(table, change);
  }
  return Object.fromEntries(
    [...changes]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([table, { came, went }]) => [table, `+${came} -${went}`]),
  );
}

/** Returns true if there is no difference between two snapshots. */
export const isEmpty = (delta: RowDelta): boolean => Object.keys(delta).length === 0;
