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
/** Rows that one statement removes, so that nothing waits for it. */
const BATCH = 1_000;
/** Without a batch for so long, a removal has lost its process, and another one goes on with it. */
const LOST_AFTER = '30 seconds';

type Part = {
  kind: RetentionKind;
  batch: number;
  /** Removes at most a batch. @returns how many rows */
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
  /** Between two batches: the process ends, and another one goes on. */
  isStopped?: () => boolean;
};

/**
 * Removes what is too old, once a day and by one of the servers, and records how many rows of what. Each batch is one
 * transaction with its count and asks for the days again, so that a choice that is taken back ends the removal, and what
 * a crash interrupts is continued and counted by the next process.
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
 * Claims the removal of the day, or one that lost its process.
 * @param nowMs of this server; where its clock is ahead, that of the database counts, because nothing brings texts back
 * @returns milliseconds since 1970 by which rows are old; undefined when nothing is to be done here
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

/** @returns how many rows went; undefined when another process has ended this removal */
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

/** Another process goes on at once. */
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
