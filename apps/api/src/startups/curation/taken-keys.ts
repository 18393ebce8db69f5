import { companyHost } from '@vaglio/startups-domain';
import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { nameKeyOf } from '../raw/match-keys';
import { startups } from '../../platform/db/schema/startups.table';
import type { CuratedRow } from './curated-row';
import type { RawRow, TakenKeys } from './merge-row';

type Stored = { id: number; row: CuratedRow };

/**
 * Finds the startups that hold the external ids, names and websites which these startups could take. A startup keeps its
 * own keys. A key that another of them gives up stays taken, because keys are unique at all times.
 */
export async function loadKeyOwners(tx: Tx, stored: readonly Stored[], raws: readonly RawRow[]) {
  const names = new Set(raws.map(({ company_name }) => nameKeyOf(company_name)));
  const hosts = new Set(raws.flatMap(({ website }) => companyHost(website) ?? []));
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
  const byExternalId = new Map<string, number>();
  const byName = new Map<string, number>();
  const byHost = new Map<string, number>();
  const claim = (id: number, keys: Pick<CuratedRow, 'external_id' | 'name_key' | 'website_host'>) => {
    const { external_id: ownId, name_key: name, website_host: host } = keys;
    if (ownId !== null && !byExternalId.has(ownId)) byExternalId.set(ownId, id);
    if (!byName.has(name)) byName.set(name, id);
    if (host !== null && !byHost.has(host)) byHost.set(host, id);
  };
  for (const { id, ...keys } of holders) claim(id, keys);
  return {
    claim,
    of: (id: number): TakenKeys => ({
      hasExternalId: (key) => (byExternalId.get(key) ?? id) !== id && own.get(id)?.external_id !== key,
      hasName: (key) => (byName.get(key) ?? id) !== id && own.get(id)?.name_key !== key,
      hasHost: (host) => (byHost.get(host) ?? id) !== id && own.get(id)?.website_host !== host,
    }),
  };
}
