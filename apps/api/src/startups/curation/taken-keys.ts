import { websiteKey } from '@vaglio/startups-domain';
import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { nameKeyOf } from '../raw/match-keys';
import { startups } from '../../platform/db/schema/startups.table';
import type { CuratedRow } from './curated-row';
import type { RawRow, TakenKeys } from './merge-row';
import { readSharedPages } from './key-holders';
import { startupKeys } from './startup-keys';

type Stored = { id: number; row: CuratedRow };

/**
 * Finds the startups that hold the external ids, names and websites that the given startups could take. A startup
 * keeps its own keys. A key that another of the given startups releases remains taken, because keys are unique at all
 * times.
 */
export async function loadKeyOwners(tx: Tx, stored: readonly Stored[], raws: readonly RawRow[]) {
  const names = new Set(raws.map(({ company_name }) => nameKeyOf(company_name)));
  const hosts = new Set(raws.flatMap(({ website }) => websiteKey(website) ?? []));
  const externalIds = new Set(raws.flatMap(({ external_id }) => external_id ?? []));
  const { id: startupId, external_id, name_key, website_host } = startups;
  const holders = await tx
    .select({ id: startupId, external_id, name_key, website_host })
    .from(startups)
    .where(
      sql`${startups.external_id} = any(${sql.param([...externalIds])}::text[])
        or ${startups.name_key} = any(${sql.param([...names])}::text[])
        or ${startups.website_host} = any(${sql.param([...hosts])}::text[])`,
    )
    .orderBy(asc(startups.id));
  const own = new Map(stored.map(({ id, row }) => [id, row]));
  const sharedPages = await readSharedPages(tx, [
    ...hosts,
    ...stored.flatMap(({ row }) => websiteKey(row.website) ?? []),
  ]);
  const keys = startupKeys<number>(new Set(), sharedPages);
  const claim = (id: number, row: Pick<CuratedRow, 'external_id' | 'name_key' | 'website_host'>) =>
    keys.claim(id, { id, uid: null, ...row });
  for (const { id, ...row } of holders) claim(id, row);
  return {
    claim,
    sharedPages,
    of: (id: number): TakenKeys => {
      const [taken, before] = [keys.takenFrom(id), own.get(id)];
      return {
        hasExternalId: (key) => taken.hasExternalId(key) && before?.external_id !== key,
        hasName: (key) => taken.hasName(key) && before?.name_key !== key,
        hasHost: (host) => taken.hasHost(host) && before?.website_host !== host,
      };
    },
  };
}
