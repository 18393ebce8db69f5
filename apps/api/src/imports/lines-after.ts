import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/open-database';
import { importLines, type LineNote } from '../platform/db/schema/import-lines.table';

/** Maximum size of a portion. A single line may exceed it. */
type Portion = { lines: number; characters: number };

/** Stored line with its cells as JSON. */
export type LineText = { line: number; cells: string; notes: LineNote[]; read_notes: LineNote[] };

/**
 * SQL for the number of characters in a line's cells. The column `size` avoids decompressing the cells, but is empty
 * for lines from an earlier release.
 */
const SIZE = sql`coalesce(size, octet_length(cells::text))`;

/**
 * Returns the next stored lines in the order of the file, in a portion of limited size.
 * @param match condition on the columns of `import_lines`
 * @param after line of the spreadsheet after which the portion starts
 */
export async function linesAfter(
  db: Db,
  match: SQL,
  after: number,
  { lines, characters }: Portion,
): Promise<LineText[]> {
  const { rows } = await db.execute<LineText>(sql`
    select line, cells::text as cells, notes, read_notes
    from (
      select *, sum(${SIZE}) over (order by line) - ${SIZE} as before
      from (
        select line, cells, notes, read_notes, size from ${importLines} where ${match} and line > ${after}
        order by line limit ${lines}) l) p
    where before < ${characters} order by line`);
  return rows;
}

/** Returns the last stored lines of an import, the last one first. */
export async function lastLines(db: Db, importId: number, count: number): Promise<LineText[]> {
  const { rows } = await db.execute<LineText>(sql`
    select line, cells::text as cells, notes, read_notes from ${importLines}
    where import_id = ${importId} order by line desc limit ${count}`);
  return rows;
}
