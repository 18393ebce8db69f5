import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';

/** Any number, the same in every process. */
export const SCORING_LOCK = 7_302_643;

/**
 * One after the other: every transaction that changes a weight, a group, the threshold or a startup's awards calls
 * this first, before it writes or locks a row, and holds it to its end. So a re-scoring never reads weights that
 * another transaction is changing, and two of them never wait for each other's rows.
 *
 * Allows the transaction what re-scoring everything takes, which is more than the pool's limits, and to keep the rows that
 * triggers are given in memory: as files they cost a tenth of the writing. As one such transaction works at a time, this is
 * taken once.
 */
export async function lockScores(tx: Tx): Promise<void> {
  await tx.execute(
    sql.raw(
      `set local statement_timeout = '30s'; set local lock_timeout = '10s'; set local work_mem = '64MB';
       select pg_advisory_xact_lock(${SCORING_LOCK})`,
    ),
  );
}
