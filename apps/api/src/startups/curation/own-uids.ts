import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { uidOf } from '../raw/row-uid';
import { startups } from '../../platform/db/schema/startups.table';
import type { RawRow } from './merge-row';

/** Removes external ids that are UUIDs of our own startups, including merged startups. Exports contain these UUIDs. */
export async function withoutOwnUids<R extends RawRow>(tx: Tx, raws: readonly R[]): Promise<R[]> {
  const named = [...new Set(raws.flatMap(({ external_id }) => uidOf(external_id) ?? []))];
  if (named.length === 0) return [...raws];
  const { rows } = await tx.execute<{ uid: string }>(sql`
    select uid from ${startups} where uid = any(${sql.param(named)}::uuid[])
    union select merged_uid from ${startupMerges} where merged_uid = any(${sql.param(named)}::uuid[])`);
  const own = new Set<string | null>(rows.map(({ uid }) => uid));
  return raws.map((raw) => (own.has(uidOf(raw.external_id)) ? { ...raw, external_id: null } : raw));
}
