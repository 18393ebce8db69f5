import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { flatMapYielding } from '../../platform/util/yield-to-event-loop';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { NO_COUNTS } from '../import-counts';
import {
  imports,
  type ImportCounts,
  type ImportRecord,
  type UnknownValue,
} from '../../platform/db/schema/imports.table';
import { importLines, type LineNote } from '../../platform/db/schema/import-lines.table';
import { lastLines, linesAfter } from '../lines-after';
import { LostClaim } from '../lost-claim';
import type { ReadLine } from '../upload/read-lines';
import { storeLines } from '../upload/store-lines';
import { columnsOf, dateOrderOf, decimalOf } from './column-choices';
import { checkLine } from './judge-line';
import { judgedOf, linesSeen, type JudgedLine, type LinesSeen } from './judged-line';
import { readKnown } from './known-rows';
import { LAST_LINES, tableUnit } from './table-unit';

const PORTION = { lines: 2_500, characters: 2_000_000 };
const MAX_UNKNOWN = 200;

type CheckDeps = { db: Db; reader: ForeignReader };

/**
 * Determines the effect of an import without writing rows. Each stored line gets its outcome, differences and errors.
 * These come from the same functions that import and curate a row. An interrupted check starts over.
 * @param now ISO 8601
 * @throws UnreadableText; LostClaim if another server took over, or a person changed the mapping during the check
 */
export async function checkImport(
  deps: CheckDeps,
  record: ImportRecord,
  held: Held,
  now: string,
): Promise<void> {
  let found = await checkLines(deps, record, held, now, linesSeen());
  // Only the complete file shows which websites several companies share. They match no startup in the second pass.
  if (found.sharedPages.size > 0)
    found = await checkLines(deps, record, held, now, { ...linesSeen(), sharedPages: found.sharedPages });
  const { counts, unknown, sharedPages } = found;
  // Updates the statistics, which autovacuum would do only a minute later. Without them, the commit would use slow
  // nested loop joins.
  await deps.db.execute(sql`analyze ${importLines} (import_id, line, outcome, raw_id, raw_version)`);
  const unknown_values = [...unknown.values()].sort((a, b) => b.lines - a.lines);
  const { rowCount } = await deps.db
    .update(imports)
    // `problem` is not reset, because it explains why another check was needed.
    .set({
      state: 'checked',
      counts,
      unknown_values,
      shared_websites: [...sharedPages],
      checked_at: now,
      updated_at: now,
    })
    .where(and(isStillHeld({ table: imports }, held), eq(imports.state, 'checking')));
  if (rowCount !== 1) throw new LostClaim();
}

/** Checks and stores all lines of an import. @param seen websites that several companies share, if known */
async function checkLines(
  { db, reader }: CheckDeps,
  record: ImportRecord,
  held: Held,
  now: string,
  seen: LinesSeen,
) {
  const { id, headers, value_choices: values } = record;
  const columns = columnsOf(record.columns);
  const order = {
    headers,
    columns,
    values,
    decimal: decimalOf(record, columns),
    dateOrder: dateOrderOf(record, columns),
    tableUnit: tableUnit(record, await lastLines(db, id, LAST_LINES)),
  };
  const counts = { ...NO_COUNTS };
  const unknown = new Map<string, UnknownValue>();
  const readAfter = async (after: number) => {
    const lines = await linesAfter(db, sql`import_id = ${id}`, after, PORTION);
    const read = lines.length === 0 ? [] : await reader.read('readImportLines', { ...order, lines });
    return { lines, read };
  };
  let next = readAfter(0);
  for (let done = 0; ;) {
    const { lines, read } = await next;
    const last = lines.at(-1);
    if (!last) break;
    // Prefetches the next portion of lines while the current one is compared and stored.
    next = readAfter(last.line);
    next.catch(() => undefined); // the error is thrown when `next` is awaited
    const known = await readKnown(
      db,
      read.flatMap(({ row }) => row ?? []),
      seen.sharedPages,
    );
    const judged = await flatMapYielding(read, (line) => [
      judgedOf(line, seen, (row) => checkLine(row, known, now)),
    ]);
    for (const line of judged) count(counts, line);
    for (const line of read) for (const value of line.unknown) note(unknown, value);
    const stored = new Map(lines.map(({ line, cells, read_notes }) => [line, { cells, read_notes }]));
    const checked = judged.map((line) => ({
      ...line,
      ...(stored.get(line.line) ?? { cells: '[]', read_notes: [] }),
    }));
    done += checked.length;
    await storeLines(db, record, held, checked, done);
  }
  return { counts, unknown, sharedPages: seen.sharedPages };
}

function count(counts: ImportCounts, { outcome, found_by, notes, changes, prevented }: JudgedLine): void {
  counts[outcome] += 1;
  if (outcome !== 'failed' && notes.some(isOfCell)) counts.noted = (counts.noted ?? 0) + 1;
  if (outcome === 'update' && found_by !== null) counts[`by_${found_by}`] += 1;
  counts.fields += changes.length;
  counts.prevented += prevented.length;
}

/** Returns whether a note concerns a cell. Notes on a complete line do not question a value. */
const isOfCell = (note: LineNote): boolean => typeof note !== 'string';

function note(unknown: Map<string, UnknownValue>, { field, text }: ReadLine['unknown'][number]): void {
  const key = `${field} ${text}`;
  const held = unknown.get(key);
  if (held) held.lines += 1;
  else if (unknown.size < MAX_UNKNOWN) unknown.set(key, { field, text, lines: 1 });
}
