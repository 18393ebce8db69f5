import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import type { ForeignReader } from '../foreign-text/foreign-reader';
import { isStillHeld, type Held } from '../lease/lease';
import { analyzeLines } from './analyze-lines';
import { columnsOf } from './column-choices';
import type { FileRow } from './file/file-table';
import { importLines } from './import-lines.table';
import { imports, type ImportRecord } from './imports.table';
import { NO_COUNTS, type ImportCounts, type UnknownValue } from './import-counts';
import { judgeLine } from './judge-line';
import { readKnown } from './known-rows';
import { readImportLines, type ReadLine } from './read-lines';
import { LostClaim } from './read-upload';
import { judgedOf, linesSeen, type JudgedLine } from './judged-line';

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
  const read = (lines: FileRow[]) =>
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
    const portion = lines.length;
    [lines, reading] = await begin(db, record.id, last, read);
    const judged = await judge(db, current, seen, now);
    done += portion;
    await storing;
    storing = store(db, record.id, held, judged, done);
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

type Read = (lines: FileRow[]) => Promise<ReadLine[]>;

async function begin(
  db: Db,
  id: number,
  after: number,
  read: Read,
): Promise<[FileRow[], Promise<ReadLine[]>]> {
  const lines = await db
    .select({ line: importLines.line, cells: importLines.cells })
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

async function store(
  db: Db,
  id: number,
  held: Held,
  lines: readonly JudgedLine[],
  done: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({ done })
      .where(and(isStillHeld({ table: imports }, held), eq(imports.state, 'checking')));
    if (rowCount !== 1) throw new LostClaim();
    await tx.execute(sql`
      update ${importLines} l set outcome = j.outcome, company_name = j.company_name, found_by = j.found_by, notes = j.notes,
        changes = j.changes, prevented = j.prevented, content = j.content, raw_id = j.raw_id, raw_version = j.raw_version,
        startup_id = j.startup_id, startup_version = j.startup_version
      from jsonb_populate_recordset(null::${importLines}, ${JSON.stringify(lines)}::jsonb) j
      where l.import_id = ${id} and l.line = j.line`);
  });
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
