import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/foreign-reader';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { analyzeLines } from '../check/analyze-lines';
import { checkedPortions, uncheckedPortions, type Portions } from '../check/checked-portions';
import { columnsOf } from '../check/column-choices';
import { readFile } from '../file/read-file';
import type { FileHead } from '../file/file-table';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { stateAfter } from '../interrupted-imports';
import { lineCheck, type LineCheck } from '../check/line-check';
import { LostClaim } from '../lost-claim';
import { proposeMapping, type Mapping } from '../check/proposed-mapping';
import { loadUpload } from './store-upload';

type ReadingDeps = { db: Db; reader: ForeignReader };

/**
 * Reads an uploaded file into lines, portion by portion; lines of an attempt that was cut off are replaced. What its
 * columns mean is proposed by the first portion, unless a person has mapped them already, and the lines are checked by
 * that at once. Where the whole file proposes something else, the check follows; where they cannot be checked, the import
 * has failed with its lines.
 * @param now ISO 8601
 * @throws UnreadableText for a file that cannot be imported; LostClaim when another server took over
 */
export async function readUpload(
  deps: ReadingDeps,
  record: ImportRecord,
  held: Held,
  now: string,
): Promise<void> {
  try {
    await read(deps, record, held, { now });
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    await read(deps, record, held, { failure: error.reason });
  }
}

/** The file can be read, and its lines cannot be checked: they are stored, so that a person can map them otherwise. */
class CheckFailed extends Error {
  constructor(readonly reason: UnreadableText) {
    super(reason.message);
  }
}

const orderOf = ({ columns, value_choices }: Mapping) => ({
  columns: columnsOf(columns),
  values: value_choices,
});

/** Either the time of the check, or why the lines are read without one. */
type Checking = { now: string } | { failure: UnreadableText };

type Begun = { mapping: Mapping; check: LineCheck | null; portions: Portions };

async function read(deps: ReadingDeps, record: ImportRecord, held: Held, checking: Checking): Promise<void> {
  const { db } = deps;
  await removeLines(db, record, held);
  const found = { samples: [] as string[][], rows: 0, blank: 0 };
  let head: FileHead | undefined;
  let begun: Begun | undefined;
  const begin = (mapping: Mapping, headers: string[]): Begun => {
    const check = 'now' in checking ? lineCheck(deps, { headers, ...orderOf(mapping) }, checking.now) : null;
    const portions = check ? checkedPortions(db, record, held, check) : uncheckedPortions(db, record, held);
    return { mapping, check, portions };
  };
  await readFile(await loadUpload(db, record), record.chosen, async (portion) => {
    head ??= portion.head;
    const headers = head?.headers ?? [];
    found.rows += portion.rows.length;
    found.blank += portion.blank;
    found.samples = portion.samples ?? found.samples;
    begun ??= begin(await proposeMapping(deps, record, headers, found.samples), headers);
    await begun.portions.add(portion.rows).catch(asCheckFailed);
  });
  if (!head || !begun) throw new Error('a file without a head');
  await begun.portions.end().catch(asCheckFailed);
  await analyzeLines(db, found.rows);
  const { headerLine: header_line, ...how } = head;
  const mapping = await proposeMapping(deps, record, head.headers, found.samples);
  const isSame = JSON.stringify(orderOf(begun.mapping)) === JSON.stringify(orderOf(mapping));
  const next =
    'failure' in checking
      ? stateAfter('checking', checking.failure)
      : begun.check && isSame
        ? { state: 'checked' as const, ...begun.check.found() }
        : { state: 'checking' as const, done: 0 };
  await db
    .update(imports)
    .set({ ...how, header_line, ...found, ...mapping, ...next, updated_at: sql`now()` })
    .where(isStillHeld({ table: imports }, held));
}

/** Removes the lines of an attempt that was cut off. @throws LostClaim when another server took over */
async function removeLines(db: Db, { id }: ImportRecord, held: Held): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({ updated_at: sql`now()` })
      .where(isStillHeld({ table: imports }, held));
    if (rowCount === 0) throw new LostClaim();
    await tx.delete(importLines).where(eq(importLines.import_id, id));
  });
}

function asCheckFailed(error: unknown): never {
  throw error instanceof UnreadableText ? new CheckFailed(error) : error;
}
