import { and, eq, sql } from 'drizzle-orm';
import { copyRows } from '../db/copy-rows';
import type { Db } from '../db/open-database';
import { isStillHeld, type Held } from '../lease/lease';
import { importLines } from './import-lines.table';
import { imports } from './imports.table';
import { LostClaim } from './lost-claim';
import type { NumberedLine } from './number-rows';

/** A line with what the check found. */
export type CheckedLine = NumberedLine & {
  /** JSON. */
  cells: string;
};

const COLUMNS = [
  'import_id',
  'line',
  'cells',
  'outcome',
  'company_name',
  'found_by',
  'notes',
  'changes',
  'prevented',
  'content',
  'raw_id',
  'raw_version',
  'startup_id',
  'startup_version',
  'written_version',
];

/**
 * Stores a portion of lines in the place of what is stored of them, under the claim: a server that was given up cannot add
 * its lines to those of another.
 * @param lines in the order of the file, without a gap to those that are stored
 * @param done lines so far
 * @throws LostClaim
 */
export async function storeLines(
  db: Db,
  importId: number,
  held: Held,
  lines: readonly CheckedLine[],
  done: number,
): Promise<void> {
  const [first, last] = [lines[0]?.line ?? 0, lines.at(-1)?.line ?? 0];
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({ done })
      .where(and(isStillHeld({ table: imports }, held), eq(imports.state, 'checking')));
    if (rowCount !== 1) throw new LostClaim();
    await tx.execute(sql`
      delete from ${importLines} l where l.import_id = ${importId} and l.line between ${first} and ${last}`);
    await copyRows(
      tx,
      importLines,
      COLUMNS,
      lines.map((line) => valuesOf(importId, line)),
    );
  });
}

function valuesOf(importId: number, line: CheckedLine) {
  return [
    importId,
    line.line,
    line.cells,
    line.outcome,
    line.company_name,
    line.found_by,
    jsonOf(line.notes),
    jsonOf(line.changes),
    jsonOf(line.prevented),
    line.content,
    line.raw_id,
    line.raw_version,
    line.startup_id,
    line.startup_version,
    line.written_version,
  ];
}

const jsonOf = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));
