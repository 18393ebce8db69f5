import { getTableName, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { scoreConfig } from '../../platform/db/schema/score-config.table';

const TABLE = getTableName(scoreConfig);

/**
 * One after the other: every transaction that changes a weight, a group, the threshold or a startup's awards calls
 * this first, before it writes or locks a row, and holds it to its end. So a re-scoring never reads weights that
 * another transaction is changing, and two of them never wait for each other's rows. Everybody still reads the table.
 * A lock of a table is taken before a repeatable-read transaction gets its snapshot; an advisory lock would follow it.
 *
 * Allows the transaction what re-scoring everything takes, which is more than the pool's limits, and to keep the rows that
 * triggers are given in memory: as files they cost a tenth of the writing. As one such transaction works at a time, this is
 * taken once.
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
 * Reads how long the oldest transaction has been open that holds the scoring lock or waits for it: what it writes is
 * dated up to so long ago once it is seen.
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
