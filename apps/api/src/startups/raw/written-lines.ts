import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports } from '../../platform/db/schema/imports.table';

/** Line of an imported file that wrote a raw row, with the version that the row then had. */
export type WrittenLine = { raw_id: number; written_version: number; file: string; line: number };

/** Returns the lines of imported files that wrote the given raw rows, latest first. Undone lines are omitted. */
export async function writtenLines(db: Db | Tx, rawIds: readonly number[]): Promise<WrittenLine[]> {
  if (rawIds.length === 0) return [];
  const { rows } = await db.execute<{ [field in keyof WrittenLine]: string | number }>(sql`
    select l.raw_id, l.written_version, i.file_name as file, l.line
    from ${importLines} l join ${imports} i on i.id = l.import_id
    where l.raw_id = any(${sql.param(rawIds)}::bigint[]) and l.written_version is not null
      and (i.state <> 'undone' or l.kept is not null)
    order by l.written_version desc, l.import_id desc`);
  return rows.map(({ raw_id, written_version, file, line }) => ({
    raw_id: Number(raw_id),
    written_version: Number(written_version),
    file: String(file),
    line: Number(line),
  }));
}

/** Returns the line from which a raw row has its content; undefined if the row does not come from a file. */
export function lineOfRow(
  lines: readonly WrittenLine[],
  { id, version }: { readonly id: number; readonly version: number },
): WrittenLine | undefined {
  return lines.find((line) => line.raw_id === id && line.written_version <= version);
}
