import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';

/**
 * Locks startups in the order of their ids, by which two acts on many never wait for each other in a circle.
 * @returns those that exist, by id
 */
export async function lockStartups(tx: Tx, ids: readonly number[]) {
  // Many rows and their seals take longer than what a request usually asks for.
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
