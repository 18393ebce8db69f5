import { sql } from 'drizzle-orm';
import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { toTimestamp } from '../../platform/time/timestamps';
import { RETENTION_KINDS, ROWS_OF, type RetentionKind } from './kinds';
import { removeGoldenTexts } from './remove-golden-texts';
import { removeTexts, TEXTS_BATCH } from './remove-texts';
import { retention } from '../../platform/db/schema/retention.table';

const DAY_MS = 86_400_000;
/** Rows removed per statement. The number is small so that other queries do not have to wait. */
const BATCH = 1_000;
/** Time after the last batch when a removal counts as crashed. Another process then continues it. */
const LOST_AFTER = '30 seconds';

type Part = {
  kind: RetentionKind;
  batch: number;
  /** Removes at most one batch. @returns the number of rows */
  remove: (tx: Tx, time: string, now: string) => Promise<number>;
};

const PARTS: readonly Part[] = RETENTION_KINDS.flatMap((kind): Part[] =>
  kind === 'article_texts'
    ? [removeTexts, removeGoldenTexts].map((remove) => ({ kind, batch: TEXTS_BATCH, remove }))
    : ROWS_OF[kind].map(({ table, endedBefore }) => ({
        kind,
        batch: BATCH,
        remove: async (tx, time) => {
          const { rowCount } = await tx.execute(sql`
            delete from ${table} where ctid in (select ctid from ${table} where ${endedBefore(time)} limit ${BATCH})`);
          return rowCount ?? 0;
        },
      })),
);

type SweepDeps = Pick<Deps, 'db' | 'now'> & {
  /** Called between two batches. If it returns true, this process stops and another continues. */
  isStopped?: () => boolean;
};

/**
 * Removes expired data once a day on one of the servers, and records the number of rows of each kind. Each batch is a
 * transaction that also stores the count, so that the next process can continue after a crash. Each batch reads the
 * retention periods again, so that a changed period stops the removal.
 */
export async function sweep({ db, now, isStopped = () => false }: SweepDeps): Promise<void> {
  const at = await beginSweep(db, now());
  if (at === undefined) return;
  for (const part of PARTS)
    for (let count = part.batch; count === part.batch;) {
      if (isStopped()) return leaveSweep(db);
      const removed = await removeBatch(db, part, at);
      if (removed === undefined) return;
      count = removed;
    }
  await endSweep(db);
}

/**
 * Claims today's removal of expired data, or a removal whose process crashed.
 * @param nowMs time of this server; limited by the clock of the database, because a removal cannot be undone
 * @returns the reference time in milliseconds since 1970; undefined when there is nothing to do
 */
async function beginSweep(db: Db, nowMs: number): Promise<number | undefined> {
  await db.insert(retention).values({}).onConflictDoNothing();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from now())::float8 * 1000 as ms`,
  );
  const databaseMs = rows[0]?.ms ?? nowMs;
  const atMs = Math.min(nowMs, databaseMs);
  const isNew = sql`${retention.removing_until} is null`;
  const claimed = await db
    .update(retention)
    .set({
      swept_at: sql`case when ${isNew} then ${toTimestamp(atMs)}::timestamptz else ${retention.swept_at} end`,
      swept_rows: sql`case when ${isNew} then '{}' else ${retention.swept_rows} end`,
      removing_until: inAWhile,
    })
    .where(
      sql`case when ${isNew}
        then swept_at is null or swept_at <= ${toTimestamp(atMs - DAY_MS)} or swept_at > ${toTimestamp(databaseMs)}
        else removing_until < now() end`,
    )
    .returning({ id: retention.id });
  return claimed.length === 0 ? undefined : atMs;
}

const inAWhile = sql`now() + ${LOST_AFTER}::interval`;
const isLeased = sql`${retention.removing_until} is not null`;

/** Removes one batch of rows. @returns the number of rows; undefined when another process has ended the removal */
async function removeBatch(db: Db, { kind, remove }: Part, atMs: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(retention).where(isLeased).for('update');
    if (!row) return undefined;
    const days = row[kind];
    const count = days === null ? 0 : await remove(tx, toTimestamp(atMs - days * DAY_MS), toTimestamp(atMs));
    await tx.update(retention).set({
      removing_until: inAWhile,
      ...(count > 0 && { swept_rows: { ...row.swept_rows, [kind]: (row.swept_rows[kind] ?? 0) + count } }),
    });
    return count;
  });
}

/** Releases the claim on the removal, so that another process continues immediately. */
async function leaveSweep(db: Db): Promise<void> {
  await db
    .update(retention)
    .set({ removing_until: sql`now()` })
    .where(isLeased);
}

async function endSweep(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(retention)
      .set({ removing_until: null })
      .where(isLeased)
      .returning({ swept_rows: retention.swept_rows });
    if (!ended || Object.keys(ended.swept_rows).length === 0) return;
    await recordEvent(tx, THE_SERVER, {
      action: 'retention_applied',
      target: { type: 'retention', id: '1' },
      after: ended.swept_rows,
    });
  });
}
