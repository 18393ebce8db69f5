import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import type { Tx } from '../../platform/db/open-database';
import { insertStoredRows } from '../deletions/stored-rows';
import { markForComparison } from '../duplicates/mark-startups';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';

/** Columns that undoing a merge does not restore. */
const NOT_RESTORED = ['id', 'version'];

/**
 * Restores the column values of an existing startup. Columns that were added later keep their values.
 * @param kept stored row as JSON
 */
export async function restoreColumns(tx: Tx, id: number, kept: SQL): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`select jsonb_object_keys(${kept}) as name`);
  const known = new Set(rows.map(({ name }) => name));
  const names = Object.values(getTableColumns(startups))
    .map(({ name }) => name)
    .filter((name) => known.has(name) && !NOT_RESTORED.includes(name));
  const list = (of: (name: string) => SQL) => sql.join(names.map(of), sql`, `);
  await tx.execute(sql`
    update ${startups} s set (${list((name) => sql`${sql.identifier(name)}`)}) =
      row(${list((name) => sql`kept.${sql.identifier(name)}`)}), version = s.version + 1
    from jsonb_populate_record(null::${startups}, ${kept}) kept where s.id = ${id}`);
  await markForComparison(tx, [id]);
}

/** Deletes the awards, articles, statements and suggestions of a startup. */
export async function clearLists(tx: Tx, id: number): Promise<void> {
  for (const table of [startupAwards, startupArticles, factStatements, suggestions])
    await tx.delete(table).where(eq(table.startup_id, id));
}

/**
 * Inserts stored awards, articles, statements and suggestions.
 * @param keptOf returns a list by name, as JSON
 */
export async function insertLists(tx: Tx, keptOf: (list: string) => SQL): Promise<void> {
  await insertStoredRows(tx, startupAwards, keptOf('awards'));
  await insertStoredRows(tx, startupArticles, keptOf('articles'));
  await insertStoredRows(tx, factStatements, keptOf('statements'));
  await insertStoredRows(tx, suggestions, keptOf('suggestions'));
}
