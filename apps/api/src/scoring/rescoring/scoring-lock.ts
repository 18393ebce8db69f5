import { getTableName, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { scoreConfig } from '../../platform/db/schema/score-config.table';

const TABLE = getTableName(scoreConfig);

/**
 * Takes the scoring lock until the transaction ends. Every transaction that changes a weight, a group, the threshold or
 * a startup's awards calls this function before it writes or locks a row. A rescoring therefore never reads weights
 * that another transaction is changing, and two of them never deadlock. Reads of the table are not blocked. The lock is
 * a table lock, because a repeatable-read transaction takes it before it gets its snapshot. It would take an advisory
 * lock afterwards.
 *
 * The function also raises the timeouts to those of a complete rescoring. It keeps the transition tables of triggers in
 * memory, because files would cost a tenth of the writing time. Only one such transaction runs at a time, so the memory
 * is used once.
 */
export async function lockScores(tx: Tx): Promise<void> {
  await tx.execute(
    sql.raw(
      `set local statement_timeout = '30s'; set local lock_timeout = '10s'; set local work_mem = '64MB';
       lock table ${TABLE} in exclusive mode`,
    ),
  );
}

/**
 * Returns the age of the oldest transaction that holds the scoring lock or waits for it. When its rows become visible,
 * their times may be that old.
 * @returns milliseconds; 0 without such a transaction
 */
export async function openChangeAge(db: Tx): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`
    select coalesce(max(extract(epoch from clock_timestamp() - a.xact_start)), 0)::float8 * 1000 as age
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.database = (select oid from pg_database where datname = current_database())
      and l.relation = ${TABLE}::regclass and l.mode = 'ExclusiveLock'`);
  return rows[0]?.age ?? 0;
}
