import { eq, sql } from 'drizzle-orm';
import { foldKey, isTruthyCell } from '@vaglio/startups-domain';
import { createHash } from 'node:crypto';
import type { Db } from '../db/open-database';
import { isStillHeld, type Held } from '../lease/lease';
import { analyzeLines } from './analyze-lines';
import { proposeColumns, type ColumnChoice } from './column-choices';
import { readFile } from './file/read-file';
import type { FileHead, FilePortion } from './file/file-table';
import { importLines } from './import-lines.table';
import { importAliases, importMappings, imports, type ImportRecord } from './imports.table';
import type { ValueChoices, ValueField } from './import-counts';
import { LostClaim } from './lost-claim';
import { loadUpload } from './store-upload';
import { readWeightedAwards } from './weighted-awards';

/** Values of a column that are shown and looked at for a guess. */
const SAMPLES = 8;
const SHOWN_CHARACTERS = 200;

/**
 * Reads an uploaded file into lines, portion by portion; lines of an attempt that was cut off are replaced. What its
 * columns mean is proposed at the end, unless a person has mapped them already.
 * @throws UnreadableText for a file that cannot be imported; LostClaim when another server took over
 */
export async function readUpload(db: Db, record: ImportRecord, held: Held): Promise<void> {
  await db.delete(importLines).where(eq(importLines.import_id, record.id));
  let head: FileHead | undefined;
  let samples: string[][] = [];
  let [rows, blank] = [0, 0];
  const take = async (portion: FilePortion) => {
    head ??= portion.head;
    rows += portion.rows.length;
    blank += portion.blank;
    samples = addSamples(samples, head?.headers.length ?? 0, portion);
    await storePortion(db, record.id, held, portion, rows);
  };
  await readFile(await loadUpload(db, record), record.chosen, take);
  if (!head) throw new Error('a file without a head');
  await analyzeLines(db, rows);
  const { format, encoding, delimiter, sheet, sheets, headers, headerLine } = head;
  const isMapped =
    record.columns.length === headers.length && record.headers.every((one, at) => one === headers[at]);
  await db
    .update(imports)
    .set({
      ...{ format, encoding, delimiter, sheet, sheets, headers, samples, rows, blank },
      header_line: headerLine,
      columns: isMapped ? record.columns : await propose(db, headers, samples),
      value_choices: await readAliases(db, record.value_choices),
      state: 'checking',
      done: 0,
      updated_at: sql`now()`,
    })
    .where(isStillHeld({ table: imports }, held));
}

function addSamples(samples: string[][], width: number, { rows }: FilePortion): string[][] {
  return Array.from({ length: width }, (_, column) => {
    const values = samples[column] ?? [];
    if (values.length >= SAMPLES) return values;
    const more = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter(isTruthyCell);
    return [...values, ...more.slice(0, SAMPLES)].slice(0, SAMPLES).map(shortened);
  });
}

const shortened = (text: string): string =>
  text.length <= SHOWN_CHARACTERS ? text : text.slice(0, SHOWN_CHARACTERS).toWellFormed();

/** Under the claim, so that a server that was given up cannot add its lines to those of another. */
async function storePortion(
  db: Db,
  import_id: number,
  held: Held,
  { rows }: FilePortion,
  done: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({ done })
      .where(isStillHeld({ table: imports }, held));
    if (rowCount !== 1) throw new LostClaim();
    if (rows.length === 0) return;
    await tx.execute(sql`
      insert into ${importLines} (import_id, line, cells)
      select ${import_id}, (row ->> 'line')::int, row -> 'cells' from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row`);
  });
}

async function propose(db: Db, headers: string[], samples: string[][]): Promise<ColumnChoice[]> {
  const [before] = await db
    .select({ columns: importMappings.columns })
    .from(importMappings)
    .where(eq(importMappings.headers_key, headersKey(headers)));
  const weighted = await readWeightedAwards(db);
  return proposeColumns(headers, samples, { weighted, remembered: before?.columns ?? [] });
}

/** Equal for files with the same headers in the same order, in any spelling. */
export function headersKey(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map((header) => foldKey(header))))
    .digest('hex');
}

/** Choices of this import go before those that were kept from others. */
async function readAliases(db: Db, { canton, sector }: ValueChoices): Promise<ValueChoices> {
  const kept = await db.select().from(importAliases);
  // Not by assignment, which __proto__ would not survive.
  const choicesOf = (field: ValueField) =>
    Object.fromEntries(kept.flatMap((one) => (one.field === field ? [[one.alias_key, one.code]] : [])));
  return { canton: { ...choicesOf('canton'), ...canton }, sector: { ...choicesOf('sector'), ...sector } };
}
