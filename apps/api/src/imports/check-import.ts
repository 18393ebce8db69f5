import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import type { ForeignReader } from '../foreign-text/foreign-reader';
import { isStillHeld, type Held } from '../lease/lease';
import { analyzeLines } from './analyze-lines';
import { columnsOf } from './column-choices';
import { importLines } from './import-lines.table';
import { imports, type ImportRecord } from './imports.table';
import { NO_COUNTS, type ImportCounts, type UnknownValue } from './import-counts';
import { judgeLine } from './judge-line';
import { readKnown } from './known-rows';
import { numberRows } from './number-rows';
import { readImportLines, type LinesOrder, type ReadLine } from './read-lines';
import { LostClaim } from './lost-claim';
import { judgedOf, linesSeen, type JudgedLine } from './judged-line';
import { storeLines } from './store-lines';

const PORTION = 2_500;
const MAX_UNKNOWN = 200;

/** A file so small is read at once: a thread would take longer to start. */
const FEW_LINES = 50;

/**
 * Finds out what an import would do, without doing it: each line gets its outcome, differences and what keeps it from
 * being imported. A check that is cut off begins again.
 * @param now ISO 8601
 * @throws LostClaim when another server took over, or a person changed the mapping meanwhile
 */
export async function checkImport(
  { db, reader }: { db: Db; reader: ForeignReader },
  record: ImportRecord,
  held: Held,
  now: string,
): Promise<void> {
  const order = { columns: columnsOf(record.columns), values: record.value_choices };
  const read = (lines: StoredLines) =>
    lines.length <= FEW_LINES
      ? Promise.resolve(readImportLines({ ...order, lines }))
      : reader.read('readImportLines', { ...order, lines });
  const seen = linesSeen();
  const counts = { ...NO_COUNTS };
  const unknown = new Map<string, UnknownValue>();
  let done = 0;
  // The next portion is read by a thread, and the one before stored, while this one is compared.
  let storing = Promise.resolve();
  let [lines, reading] = await begin(db, record.id, 0, read);
  while (lines.length > 0) {
    const current = await reading;
    const last = lines.at(-1)?.line ?? 0;
    const cells = new Map(lines.map((line) => [line.line, line.cells]));
    [lines, reading] = await begin(db, record.id, last, read);
    const judged = await numberRows(db, await judge(db, current, seen, now));
    done += judged.length;
    await storing;
    const checked = judged.map((line) => ({ ...line, cells: cells.get(line.line) ?? '[]' }));
    storing = storeLines(db, record.id, held, checked, done);
    storing.catch(() => undefined); // awaited later
    for (const line of judged) count(counts, line);
    for (const line of current) for (const value of line.unknown) note(unknown, value);
  }
  await storing;
  await analyzeLines(db, done);
  const { rowCount } = await db
    .update(imports)
    .set({
      // Why it is checked again stays to be read.
      state: 'checked',
      counts,
      unknown_values: [...unknown.values()].sort((a, b) => b.lines - a.lines),
      checked_at: now,
      updated_at: now,
    })
    .where(and(isStillHeld({ table: imports }, held), eq(imports.state, 'checking')));
  if (rowCount !== 1) throw new LostClaim();
}

type StoredLines = LinesOrder['lines'];
type Read = (lines: StoredLines) => Promise<ReadLine[]>;

async function begin(
  db: Db,
  id: number,
  after: number,
  read: Read,
): Promise<[StoredLines, Promise<ReadLine[]>]> {
  const lines = await db
    .select({ line: importLines.line, cells: sql<string>`${importLines.cells}::text` })
    .from(importLines)
    .where(and(eq(importLines.import_id, id), gt(importLines.line, after)))
    .orderBy(asc(importLines.line))
    .limit(PORTION);
  const reading = lines.length === 0 ? Promise.resolve([]) : read(lines);
  reading.catch(() => undefined); // awaited later
  return [lines, reading];
}

async function judge(
  db: Db,
  lines: readonly ReadLine[],
  seen: ReturnType<typeof linesSeen>,
  now: string,
): Promise<JudgedLine[]> {
  const known = await readKnown(
    db,
    lines.flatMap(({ row }) => row ?? []),
  );
  return lines.map((line) => judgedOf(line, seen, (row) => judgeLine(row, known, now)));
}

function count(counts: ImportCounts, { outcome, found_by, changes, prevented }: JudgedLine): void {
  counts[outcome] += 1;
  if (outcome === 'update' && found_by !== null) counts[`by_${found_by}`] += 1;
  counts.fields += changes.length;
  counts.prevented += prevented.length;
}

function note(unknown: Map<string, UnknownValue>, { field, text }: ReadLine['unknown'][number]): void {
  const key = `${field} ${text}`;
  const held = unknown.get(key);
  if (held) held.lines += 1;
  else if (unknown.size < MAX_UNKNOWN) unknown.set(key, { field, text, lines: 1 });
}
