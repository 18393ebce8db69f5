import { companyHost } from '@vaglio/startups-domain';
import { asc, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { rawStartups } from '../startups/raw-startups.table';
import { startups } from '../startups/startups.table';
import { nameKeyOf } from '../startups/match-keys';
import { RAW_COLUMNS } from '../startups/raw-answer';
import { uidOf } from '../startups/row-uid';
import type { RawRow } from './merge-row';
import type { StoredStartup } from './plan-batch';

/** The oldest raw rows that wait, ours until the transaction ends; rows that another transaction holds are passed over. */
export async function claimWaiting(tx: Tx, limit: number): Promise<RawRow[]> {
  return tx
    .select(RAW_COLUMNS)
    .from(rawStartups)
    .where(isNull(rawStartups.curated_at))
    .orderBy(asc(rawStartups.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** How many raw rows wait. */
export async function countWaiting(tx: Tx): Promise<number> {
  return tx.$count(rawStartups, isNull(rawStartups.curated_at));
}

/** Every startup that holds a match key of one of the rows, lowest id first, locked until the transaction ends. */
export async function readCandidates(tx: Tx, raws: readonly RawRow[]): Promise<StoredStartup[]> {
  const rows = await tx
    .select()
    .from(startups)
    .where(
      sql`
    ${startups.id} = any(${distinct(raws.map(({ startup_id }) => startup_id))}::bigint[])
    or ${startups.uid} = any(${distinct(raws.map(({ external_id }) => uidOf(external_id)))}::uuid[])
    or ${startups.external_id} = any(${distinct(raws.map(({ external_id }) => external_id))}::text[])
    or ${startups.website_host} = any(${distinct(raws.map(({ website }) => companyHost(website)))}::text[])
    or ${startups.name_key} = any(${distinct(raws.map(({ company_name }) => nameKeyOf(company_name)))}::text[])`,
    )
    .orderBy(asc(startups.id))
    .for('update');
  return rows.map(({ id, uid, ...row }) => ({ id, uid, row }));
}

function distinct(keys: readonly (string | number | null)[]) {
  return sql.param([...new Set(keys.filter((key) => key !== null))]);
}

/** The rows no longer wait, and know what startup they became. */
export async function markCurated(
  tx: Tx,
  became: readonly { raw_id: number; startup_id: number }[],
  now: string,
): Promise<void> {
  await tx.execute(sql`
    update ${rawStartups} r set curated_at = ${now}, startup_id = b.startup_id
    from unnest(
      ${sql.param(became.map(({ raw_id }) => raw_id))}::bigint[],
      ${sql.param(became.map(({ startup_id }) => startup_id))}::bigint[]) as b(raw_id, startup_id)
    where r.id = b.raw_id`);
}
