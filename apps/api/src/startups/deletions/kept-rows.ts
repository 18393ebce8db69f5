import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';

/** What is kept of a deletion, as a path into its content. */
export const keptRow = (deletionId: number, ...path: string[]): SQL =>
  sql`(select content #> ${sql.param(path)}::text[] from ${deletions} where id = ${deletionId})`;

/**
 * Inserts rows that a deletion kept, ids included. Columns that came after the deletion get their defaults.
 * @param rows JSON of a list of rows
 * @param replaced columns that get another value than the kept one
 */
export async function insertKept(
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
