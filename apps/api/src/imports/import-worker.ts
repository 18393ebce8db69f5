import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../platform/deps';
import { UnreadableText } from '../platform/threads/unreadable-text';
import { claimNext } from '../platform/jobs/claim-next';
import { endLease, releaseUnstarted, retryLater } from '../platform/jobs/end-lease';
import { withLease } from '../platform/jobs/heartbeat';
import { isStillHeld, NOW, type Held, type Lease } from '../platform/jobs/lease';
import { processName } from '../platform/jobs/process-name';
import { startWorker, type Worker } from '../platform/jobs/worker-loop';
import { checkImport } from './check/check-import';
import { commitImport, StaleCheck } from './commit/commit-import';
import { importLines } from '../platform/db/schema/import-lines.table';
import { imports, WORKING_STATES, type ImportRecord } from '../platform/db/schema/imports.table';
import { markInterrupted, mayBegin, stateAfter, unreadWhen } from './interrupted-imports';
import { LostClaim } from './lost-claim';
import { readUpload } from './upload/read-upload';
import { undoImport } from './undo/undo-import';

const POLL_MS = 500;
const RETRY_MS = 5_000;
/**
 * Maximum number of times that a step is claimed. It then fails, because the file apparently crashes its server each
 * time.
 */
const MAX_ATTEMPTS = 3;
const BACKOFF = { firstSeconds: 2, maxSeconds: 60 };

export const importLease: Lease<typeof imports> = {
  table: imports,
  isOpen: inArray(imports.state, [...WORKING_STATES]),
  isDue: sql`(${imports.due_at} <= ${NOW} and ${mayBegin})`,
  orderBy: [imports.id],
  seconds: 20,
  abandon: {
    afterAttempts: MAX_ATTEMPTS,
    change: {
      // An import that has written rows keeps them. Only its current step ends.
      state: sql`case ${imports.state} when 'undoing' then 'committed' when 'committing' then 'checked' else 'failed' end`,
      problem: `${MAX_ATTEMPTS} attempts ended without a result.`,
      interrupted: sql`case when ${imports.state} in ('reading', 'checking') then ${imports.state} end`,
      ...unreadWhen(sql`${imports.state} = 'reading'`),
      updated_at: sql`now()`,
    },
  },
};

export type ImportDeps = Pick<Deps, 'db' | 'reader' | 'now'> & {
  owner: string;
  /** Called with the claimed import, and with null when it is released. */
  onHeld?: (held: Held | null) => void;
};

/**
 * Runs the next step of the oldest waiting import that no other server is processing.
 * @returns whether there was such an import
 */
export async function advanceImport(deps: ImportDeps): Promise<boolean> {
  const { db, owner } = deps;
  const record = await claimNext(db, importLease, { owner });
  if (!record) return false;
  deps.onHeld?.(record);
  try {
    await withLease(db, importLease, record, () => doStep(deps, record));
    await endLease(db, importLease, record, { attempts: 0 });
  } catch (error) {
    if (error instanceof LostClaim) return true;
    if (error instanceof StaleCheck)
      await endLease(db, importLease, record, { state: 'checking', attempts: 0, problem: staleText(error) });
    else if (error instanceof UnreadableText) await fail(deps, record, error);
    else {
      await retryLater(db, importLease, record, BACKOFF).catch(() => undefined);
      throw error;
    }
  } finally {
    deps.onHeld?.(null);
  }
  return true;
}

const staleText = ({ lines }: StaleCheck) =>
  `The data changed since the check: ${lines} ${lines === 1 ? 'line' : 'lines'}. Nothing was written.`;

async function doStep({ db, reader, now }: ImportDeps, record: ImportRecord): Promise<void> {
  if (record.state === 'reading') return readUpload({ db, reader }, record, record);
  if (record.state === 'checking')
    return checkImport({ db, reader }, record, record, new Date(now()).toISOString());
  if (record.state === 'committing') return commitImport(db, record, record, now);
  return undoImport(db, record, record, now);
}

/**
 * Marks an import as failed. Its file is kept, because another encoding or sheet may be readable. Its lines are kept
 * until the file is parsed again.
 */
async function fail({ db }: ImportDeps, record: ImportRecord, failure: UnreadableText): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({
        ...stateAfter(record.state === 'reading' ? 'reading' : 'checking', failure),
        ...{ lease_owner: null, lease_until: null, updated_at: sql`now()` },
        ...unreadWhen(sql`${imports.state} = 'reading'`),
      })
      .where(and(isStillHeld(importLease, record), eq(imports.state, record.state)));
    if (rowCount === 1 && record.state === 'reading')
      await tx.delete(importLines).where(eq(importLines.import_id, record.id));
  });
}

/**
 * Starts the worker that processes imports. The workers of several processes share the imports. When a process stops,
 * it releases its import, so that another process starts over. An import of a killed process is marked as interrupted.
 */
export function startImportWorker(
  deps: Omit<ImportDeps, 'owner' | 'onHeld'> & { log: { warn: (text: string) => void } },
): Worker {
  const { db, log } = deps;
  const owner = processName();
  let held: Held | null = null;
  const onHeld = (record: Held | null) => (held = record);
  const onFailure = (reason: string) => log.warn(`An import could not go on: ${reason}`);
  const advancing = startWorker({
    work: async (isStopped) => {
      while (!isStopped() && (await advanceImport({ ...deps, owner, onHeld })));
    },
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure,
  });
  const marking = startWorker({
    work: async () => {
      for (const id of await markInterrupted(db))
        log.warn(
          `Import ${id} was interrupted: the server that worked on it ended. A person has to order it again.`,
        );
    },
    pollMs: RETRY_MS,
    retryMs: RETRY_MS,
    onFailure,
  });
  return {
    stop: async () => {
      await Promise.all([advancing.stop(), marking.stop()]);
      if (held) await releaseUnstarted(db, importLease, held).catch(() => false);
    },
  };
}
