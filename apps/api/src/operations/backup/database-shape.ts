import type { PoolClient } from 'pg';

export type TableShape = {
  name: string;
  /** Stored columns in their order in the table, without generated columns. */
  columns: string[];
  /** Columns of the primary key. They determine the order of rows in the backup. */
  key: string[];
  /** Tables that the foreign keys of this table reference. */
  needs: string[];
};

/** Tables excluded from backups, because they contain transaction numbers that are only valid in this database. */
export const NOT_KEPT = ['startup_changes'];

/**
 * Returns all tables of Vaglio in restore order: each table follows the tables that its foreign keys reference.
 * @throws Error when foreign keys are circular
 */
export async function tablesOf(client: PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(a.attname::text order by array_position(k.conkey, a.attnum))
        from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
        where k.conrelid = c.oid and k.contype = 'p'), '{}') as key,
      coalesce((select array_agg(distinct f.relname::text)
        from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all ($1)
    order by c.relname`,
    [NOT_KEPT],
  );
  return inOrderOfNeed(rows);
}

/** Returns the identity columns, each with its last used value or null if it is unused. */
export async function sequencesOf(client: PoolClient) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all ($1)
    order by 1, 2`,
    [NOT_KEPT],
  );
  const values = [];
  for (const { table, column, sequence } of rows) {
    const answer = await client.query<{ value: string | null }>(
      `select case when is_called then last_value end::text as value from ${sequence}`,
    );
    const value = answer.rows[0]?.value;
    if (value) values.push({ table, column, value: Number(value) });
  }
  return values;
}

/** Returns the hashes of the applied migrations, oldest first. Returns [] before the first migration. */
export async function migrationsOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Returns `"table" ("a", "b")`, the target of COPY. */
export function copyTarget({ name, columns }: { name: string; columns: readonly string[] }): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

function inOrderOfNeed(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)));
    if (next.length === 0)
      throw new Error('Foreign keys run in a circle: no order to restore the tables in.');
    for (const table of next) {
      ordered.push(table);
      done.add(table.name);
    }
  }
  return ordered;
}
