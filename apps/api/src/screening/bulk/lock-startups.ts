import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';

/**
 * Locks startups in the order of their ids, so that two bulk actions never deadlock.
 * @returns the startups that exist, keyed by id
 */
export async function lockStartups(tx: Tx, ids: readonly number[]) {
  // Changing and sealing many rows takes longer than a usual request.
  await tx.execute(sql`set local lock_timeout = '10s'`);
  await tx.execute(sql`set local statement_timeout = '30s'`);
  const isOne = sql`${startups.id} = any(${sql.param(ids)}::bigint[])`;
  await tx.select({ id: startups.id }).from(startups).where(isOne).orderBy(asc(startups.id)).for('update');
  const rows = await tx.select(LOCKED).from(startups).where(isOne);
  return new Map(rows.map((row) => [row.id, row]));
}

const { id, company_name, email_sent, create_contract, interested, investment, rejected } = startups;
const { origins, score, version, later_until, later_watched_since } = startups;
const LOCKED = {
  id,
  company_name,
  email_sent,
  create_contract,
  interested,
  investment,
  rejected,
  origins,
  score,
  version,
  later_until,
  later_watched_since,
};

export type LockedStartup = {
  [K in keyof typeof LOCKED]: (typeof startups.$inferSelect)[K];
};
