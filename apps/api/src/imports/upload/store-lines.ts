import { and, eq, sql } from 'drizzle-orm';
import { copyRows } from '../../platform/db/copy-rows';
import type { Db } from '../../platform/db/open-database';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { importLines, type LineNote } from '../../platform/db/schema/import-lines.table';
import { imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { NOTHING, type JudgedLine } from '../check/judged-line';
import { LostClaim } from '../lost-claim';

/** Stored line with the result of the check. Its outcome is null before the check. */
export type StoredLine = Omit<JudgedLine, 'outcome'> & {
  outcome: JudgedLine['outcome'] | null;
  /** Cells of the line as JSON. */
  cells: string;
  read_notes: LineNote[];
};

/** Values of a line before the check. */
export const UNCHECKED = {
  ...NOTHING,
  outcome: null,
  company_name: null,
  notes: [],
};

const COLUMNS = [
  'import_id',
  'line',
  'cells',
  'size',
  'outcome',
  'company_name',
  'found_by',
  'read_notes',
  'notes',
  'changes',
  'prevented',
  'content',
  'raw_id',
  'raw_version',
  'startup_id',
  'startup_version',
];

/**
 * Replaces a portion of stored lines while the claim is held, so that a server that lost its claim cannot add lines. A
 * check replaces lines instead of updating them, because COPY is faster.
 * @param lines lines in the order of the file, which directly follow the stored lines
 * @param done number of lines so far
 */
export async function storeLines(
  db: Db,
  { id, state }: Pick<ImportRecord, 'id' | 'state'>,
  held: Held,
  lines: readonly StoredLine[],
  done: number,
): Promise<void> {
  if (lines.length === 0) return;
  const [first, last] = [lines[0]?.line ?? 0, lines.at(-1)?.line ?? 0];
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({ done })
      .where(and(isStillHeld({ table: imports }, held), eq(imports.state, state)));
    if (rowCount !== 1) throw new LostClaim();
    await tx.execute(sql`
      delete from ${importLines} l where l.import_id = ${id} and l.line between ${first} and ${last}`);
    await copyRows(
      tx,
      importLines,
      COLUMNS,
      lines.map((line) => valuesOf(id, line)),
    );
  });
}

function valuesOf(importId: number, line: StoredLine) {
  return [
    importId,
    line.line,
    line.cells,
    line.cells.length,
    line.outcome,
    line.company_name,
    line.found_by,
    jsonOf(line.read_notes),
    jsonOf(line.notes),
    jsonOf(line.changes),
    jsonOf(line.prevented),
    line.content,
    line.raw_id,
    line.raw_version,
    line.startup_id,
    line.startup_version,
  ];
}

const jsonOf = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));
