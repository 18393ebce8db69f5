import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/open-database';
import { importLines, type CellNote, type LineNote } from '../platform/db/schema/import-lines.table';

/** The most of one portion; its first line may be longer by itself. */
type Portion = { lines: number; characters: number };

/** A stored line; its cells are JSON. */
export type LineText = { line: number; cells: string; notes: LineNote[]; read_notes: CellNote[] };

/** Characters of a line's cells. The database knows them without unpacking the cells, unless an earlier release stored them. */
const SIZE = sql`coalesce(size, octet_length(cells::text))`;

/**
 * The next stored lines in the order of the file, in a portion that is never too large for memory.
 * @param match condition on the columns of `import_lines`
 * @param after line of the spreadsheet
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
