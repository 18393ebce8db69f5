import { and, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { chainRuns } from '../chain-runs/chain-runs.table';
import type { Db } from '../db/open-database';
import type { Deps } from '../deps';
import { extractionRuns } from '../extraction-runs/extraction-runs.table';
import { toTimestamp } from '../timestamps';
import { notify, type Notice } from './notify';
import { notifications } from './notifications.table';

const DAY_MS = 24 * 3_600_000;

/** Notifies of runs that are over who started them. */
export async function notifyOfRuns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const since = toTimestamp(now() - DAY_MS);
  const notices = [...(await extractionsOver(db, since)), ...(await chainsOver(db, since))];
  if (notices.length === 0) return;
  await db.transaction(async (tx) => {
    for (const notice of notices) await notify(tx, now(), notice);
  });
}

/** Without those of a run of the chain, which says it. */
async function extractionsOver(db: Db, since: string): Promise<Notice[]> {
  const cause = sql<string>`'extraction:' || ${extractionRuns.id} || ':' || ${extractionRuns.state}`;
  const rows = await db
    .select({
      id: extractionRuns.id,
      by: extractionRuns.started_by,
      state: extractionRuns.state,
      reason: extractionRuns.reason,
      read: extractionRuns.processed,
      found: extractionRuns.outputs_count,
      cause,
    })
    .from(extractionRuns)
    .where(
      and(
        inArray(extractionRuns.state, ['finished', 'paused']),
        isNotNull(extractionRuns.started_by),
        gt(extractionRuns.updated_at, since),
        notExists(db.select().from(chainRuns).where(eq(chainRuns.extraction_run_id, extractionRuns.id))),
        notExists(db.select().from(notifications).where(isOf(cause))),
      ),
    );
  return rows.map(({ id, by, state, reason, read, found, cause: named }) => ({
    kind: 'run',
    cause: named,
    to: [by],
    subjectId: id,
    details: {
      what: 'The extraction run',
      state: state === 'paused' ? 'is paused' : 'has finished',
      result:
        state === 'paused' ? reason : `${counted(read, 'article')} read, ${counted(found, 'startup')} found.`,
    },
  }));
}

async function chainsOver(db: Db, since: string): Promise<Notice[]> {
  const cause = sql<string>`'chain:' || ${chainRuns.id}`;
  const rows = await db
    .select({
      id: chainRuns.id,
      by: chainRuns.started_by,
      state: chainRuns.state,
      reason: chainRuns.reason,
      cause,
    })
    .from(chainRuns)
    .where(
      and(
        inArray(chainRuns.state, ['finished', 'failed']),
        isNotNull(chainRuns.started_by),
        gt(chainRuns.updated_at, since),
        notExists(db.select().from(notifications).where(isOf(cause))),
      ),
    );
  return rows.map(({ id, by, state, reason, cause: named }) => ({
    kind: 'run',
    cause: named,
    to: [by],
    subjectId: id,
    details: {
      what: 'The run of the whole chain',
      state: state === 'failed' ? 'has failed' : 'has finished',
      result: state === 'failed' ? reason : 'News is read, extracted and curated.',
    },
  }));
}

const isOf = (cause: ReturnType<typeof sql<string>>) =>
  and(eq(notifications.kind, 'run'), eq(notifications.cause, cause));

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
