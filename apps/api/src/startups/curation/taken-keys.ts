import { companyHost } from '@vaglio/startups-domain';
import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { nameKeyOf } from '../raw/match-keys';
import { startups } from '../../platform/db/schema/startups.table';
import type { CuratedRow } from './curated-row';
import type { RawRow, TakenKeys } from './merge-row';

type Stored = { id: number; row: CuratedRow };

/**
 * Who holds the names and websites that these startups could take. One that a startup holds already is free to it; one
 * that another of them gives up is not, because the name is unique at all times.
 */
export async function loadKeyOwners(tx: Tx, stored: readonly Stored[], raws: readonly RawRow[]) {
  const names = new Set(raws.map(({ company_name }) => nameKeyOf(company_name)));
  const hosts = new Set(raws.flatMap(({ website }) => companyHost(website) ?? []));
  const holders = await tx
    .select({ id: startups.id, name_key: startups.name_key, website_host: startups.website_host })
    .from(startups)
    .where(
      sql`${startups.name_key} = any(${sql.param([...names])}::text[])
        or ${startups.website_host} = any(${sql.param([...hosts])}::text[])`,
    )
    .orderBy(asc(startups.id));
  const own = new Map(stored.map(({ id, row }) => [id, row]));
  const byName = new Map<string, number>();
  const byHost = new Map<string, number>();
  const claim = (id: number, { name_key, website_host }: Pick<CuratedRow, 'name_key' | 'website_host'>) => {
    if (!byName.has(name_key)) byName.set(name_key, id);
    if (website_host !== null && !byHost.has(website_host)) byHost.set(website_host, id);
  };
  for (const { id, ...keys } of holders) claim(id, keys);
  return {
    claim,
    of: (id: number): TakenKeys => ({
      hasName: (key) => (byName.get(key) ?? id) !== id && own.get(id)?.name_key !== key,
      hasHost: (host) => (byHost.get(host) ?? id) !== id && own.get(id)?.website_host !== host,
    }),
  };
}
