import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { splitKeys } from '../../platform/db/schema/splits.table';
import { identityText, type Identity } from './identity';

/** Startup to which rows with a certain name and website belong since a split. The startup may be deleted. */
export type SplitKey = { identity: string; startup_id: number };

/**
 * Returns the startups to which rows belong after splits, latest split first. It is the startup whose rows alone had
 * the same name and website, or its survivor after a merge.
 */
export async function readSplitKeys(db: Db | Tx, identities: readonly Identity[]): Promise<SplitKey[]> {
  if (identities.length === 0) return [];
  const { rows } = await db.execute<Identity & { startup_id: string }>(sql`
    with recursive wanted as (
      select distinct * from unnest(
        ${sql.param(identities.map(({ name_key }) => name_key))}::text[],
        ${sql.param(identities.map(({ website_host }) => website_host))}::text[]) w(name_key, website_host)
    ), chain as (
      select k.id, k.startup_id, 0 as depth from ${splitKeys} k join wanted w
        on w.name_key = k.name_key and w.website_host = k.website_host
      union all
      select chain.id, m.survivor_id, chain.depth + 1 from chain
      join ${startupMerges} m on m.merged_id = chain.startup_id and m.undone_at is null
    ), last as (select distinct on (id) id, startup_id from chain order by id, depth desc)
    select k.name_key, k.website_host, last.startup_id from last join ${splitKeys} k on k.id = last.id
    order by k.id desc`);
  return rows.map(({ startup_id, ...identity }) => ({
    identity: identityText(identity),
    startup_id: Number(startup_id),
  }));
}
