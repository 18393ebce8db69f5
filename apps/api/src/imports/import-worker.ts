import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../deps';
import { UnreadableText } from '../foreign-text/unreadable-text';
import { claimNext } from '../lease/claim-next';
import { endLease, retryLater } from '../lease/end-lease';
import { whileHeld } from '../lease/heartbeat';
import { isStillHeld, type Lease } from '../lease/lease';
import { processName } from '../lease/process-name';
import { startWorker, type Worker } from '../lease/worker-loop';
import { checkImport } from './check-import';
import { commitImport, StaleCheck } from './commit-import';
import { importLines } from './import-lines.table';
import { imports, WORKING_STATES, type ImportRecord, type ReadingChoices } from './imports.table';
import { LostClaim } from './lost-claim';
import { readUpload } from './read-upload';
import { undoImport } from './undo-import';

const POLL_MS = 500;
const RETRY_MS = 5_000;
/** Claims of one step; a file that ends its server each time is given up. */
const MAX_ATTEMPTS = 3;
const BACKOFF = { firstSeconds: 2, maxSeconds: 60 };

/** Nothing of an earlier reading is left to map or import; how the file was read is what was tried last. */
function unreadWhen(isReading: SQL) {
  const unless = (column: PgColumn, otherwise: SQL) =>
    sql`case when ${isReading} then ${otherwise} else ${column} end`;
  const tried = (column: PgColumn, name: keyof ReadingChoices) =>
    unless(column, sql`coalesce(${imports.chosen} ->> ${name}, ${column})`);
  return {
    format: unless(imports.format, sql`null`),
    encoding: tried(imports.encoding, 'encoding'),
    delimiter: tried(imports.delimiter, 'delimiter'),
    sheet: tried(imports.sheet, 'sheet'),
    headers: unless(imports.headers, sql`'[]'::jsonb`),
    samples: unless(imports.samples, sql`'[]'::jsonb`),
    columns: unless(imports.columns, sql`'[]'::jsonb`),
    unknown_values: unless(imports.unknown_values, sql`'[]'::jsonb`),
    counts: unless(imports.counts, sql`null`),
    rows: unless(imports.rows, sql`0`),
    blank: unless(imports.blank, sql`0`),
  };
}

export const importLease: Lease<typeof imports> = {
  table: imports,
  isOpen: inArray(imports.state, [...WORKING_STATES]),
  orderBy: [imports.id],
  seconds: 20,
  abandon: {
    afterAttempts: MAX_ATTEMPTS,
    change: {
      // What was written stays written: only the step under way ends.
      state: sql`case ${imports.state} when 'undoing' then 'committed' when 'committing' then 'checked' else 'failed' end`,
      problem: `${MAX_ATTEMPTS} attempts ended without a result.`,
      ...unreadWhen(sql`${imports.state} = 'reading'`),
      updated_at: sql`now()`,
    },
  },
};

export type ImportDeps = Pick<Deps, 'db' | 'reader' | 'now'> & { owner: string };

/**
 * Does the next step of the oldest import that waits for one and that no other server works on.
 * @returns whether there was one
 */
export async function advanceImport(deps: ImportDeps): Promise<boolean> {
  const { db, owner } = deps;
  const record = await claimNext(db, importLease, { owner });
  if (!record) return false;
  try {
    await whileHeld(db, importLease, record, () => doStep(deps, record));
    await endLease(db, importLease, record, { attempts: 0 });
  } catch (error) {
    if (error instanceof LostClaim) return true;
    if (error instanceof StaleCheck)
      await endLease(db, importLease, record, { state: 'checking', attempts: 0, problem: staleText(error) });
    else if (error instanceof UnreadableText) await fail(deps, record, error.message);
    else {
      await retryLater(db, importLease, record, BACKOFF).catch(() => undefined);
      throw error;
    }
  }
  return true;
}

const staleText = ({ lines }: StaleCheck) =>
  `The data changed since the check: ${lines} ${lines === 1 ? 'line' : 'lines'}. Nothing was written.`;

async function doStep({ db, reader, now }: ImportDeps, record: ImportRecord): Promise<void> {
  const at = new Date(now()).toISOString();
  if (record.state === 'reading') return readUpload({ db, reader }, record, record, at);
  if (record.state === 'checking') return checkImport({ db, reader }, record, record, at);
  if (record.state === 'committing') return commitImport(db, record, record, now);
  return undoImport(db, record, record, now);
}

/** The bytes stay: another encoding or sheet may be readable. Of lines, those of the next reading are the only ones. */
async function fail({ db }: ImportDeps, record: ImportRecord, problem: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({
        ...{ state: 'failed', problem, lease_owner: null, lease_until: null, updated_at: sql`now()` },
        ...unreadWhen(sql`${imports.state} = 'reading'`),
      })
      .where(and(isStillHeld(importLease, record), eq(imports.state, record.state)));
    if (rowCount === 1 && record.state === 'reading')
      await tx.delete(importLines).where(eq(importLines.import_id, record.id));
  });
}

/** Advances imports as long as the process lives, together with all other processes. */
export function startImportWorker(
  deps: Omit<ImportDeps, 'owner'> & { log: { warn: (text: string) => void } },
): Worker {
  const owner = processName();
  return startWorker({
    work: async (isStopped) => {
      while (!isStopped() && (await advanceImport({ ...deps, owner })));
    },
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => deps.log.warn(`An import could not go on: ${reason}`),
  });
}
