import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';

/** Returns an SQL expression for a part of a deletion's content, by its path. */
export const deletedContent = (deletionId: number, ...path: string[]): SQL =>
  sql`(select content #> ${sql.param(path)}::text[] from ${deletions} where id = ${deletionId})`;

/**
 * Inserts rows from the content of a deletion, including their ids. Columns that were added after the deletion get
 * their defaults.
 * @param rows JSON array of rows
 * @param replaced columns that get a value other than the stored value
 */
export async function insertStoredRows(
  tx: Tx,
  table: PgTable,
  rows: SQL,
  replaced: Readonly<Record<string, SQL>> = {},
): Promise<void> {
  const {
    rows: [first],
  } = await tx.execute<{ names: string[] | null }>(
    sql`select array(select jsonb_object_keys(${rows} -> 0)) as names`,
  );
  const kept = new Set(first?.names);
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => kept.has(name));
  if (columns.length === 0) return;
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map(({ name }) => replaced[name] ?? sql`kept.${sql.identifier(name)}`);
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${table}, ${rows}) kept`);
}
