import { companyHost } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { MergedKeys } from '../merges/merged-keys';
import { identityText } from '../splits/identity';
import type { SplitKey } from '../splits/split-keys';

/** The keys of a startup. Null where it has none, or is not stored yet. */
export type OwnKeys = {
  id: number | null;
  uid: string | null;
  external_id: string | null;
  website_host: string | null;
  name_key: string;
};

/** The keys by which a raw row finds its startup. */
export type RowKeys = Omit<OwnKeys, 'id'> & {
  /** The startup that the row belongs to already. */
  startup_id: number | null;
};

type StatedKeys = Pick<OwnKeys, 'external_id' | 'website_host'>;

/** Whether two companies of one name are two: both have an external id and a website, and both differ. */
export function isOtherCompany(a: StatedKeys, b: StatedKeys): boolean {
  return differ(a.external_id, b.external_id) && differ(a.website_host, b.website_host);
}

const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

/** `isOtherCompany` in a query, by the external ids and website keys of both. */
export const isOtherCompanySql = (
  a: { [K in keyof StatedKeys]: SQL },
  b: { [K in keyof StatedKeys]: SQL },
): SQL =>
  sql`coalesce(${a.external_id} <> ${b.external_id} and ${a.website_host} <> ${b.website_host}, false)`;

/** The same of a startup `s` and one that is kept, `kept`. */
export const IS_OTHER = isOtherCompanySql(
  { external_id: sql`s.external_id`, website_host: sql`s.website_host` },
  { external_id: sql`kept.external_id`, website_host: sql`kept.website_host` },
);

export type StartupKeys<Startup> = ReturnType<typeof startupKeys<Startup>>;

/**
 * Finds startups by the keys of rows, for curation, import checks and rebuilds. The first of these keys that a startup
 * has decides:
 *
 * 1. the startup that the row became before
 * 2. the external id, which may be the UUID that an export wrote
 * 3. the name with the website, if a split gave both to one startup
 * 4. the website, unless it is the home page of a host where several companies have pages
 * 5. the folded company name, unless the row and the startup have different external ids and different websites
 *
 * The first startup that claims a key holds it: claim stored startups first, then deleted ones, then the keys from before
 * merges, and those of splits.
 * @param sharedHosts hosts where several companies have pages
 */
export function startupKeys<Startup>(sharedHosts: ReadonlySet<string> = new Set()) {
  const byId = new Map<number, Startup>();
  const byUid = new Map<string, Startup>();
  const byExternalId = new Map<string, Startup>();
  const byIdentity = new Map<string, Startup>();
  const byHost = new Map<string, Startup>();
  const byName = new Map<string, { startup: Startup; own: StatedKeys }[]>();
  const claimName = (name: string, startup: Startup, own: StatedKeys) =>
    byName.set(name, [...(byName.get(name) ?? []), { startup, own }]);
  return {
    claim(startup: Startup, { id, uid, external_id, website_host, name_key }: OwnKeys): void {
      claimKey(byId, id, startup);
      claimKey(byUid, uid, startup);
      claimKey(byExternalId, external_id, startup);
      claimKey(byHost, website_host, startup);
      claimName(name_key, startup, { external_id, website_host });
    },
    /** Claims the keys from before merges for the startups that came of these. */
    claimMerged(merged: readonly MergedKeys[]): void {
      for (const { survivor_id, uid, external_id, website_hosts, name_keys } of merged) {
        const survivor = byId.get(survivor_id);
        if (survivor === undefined) continue;
        claimKey(byUid, uid, survivor);
        claimKey(byExternalId, external_id, survivor);
        for (const host of website_hosts) claimKey(byHost, host, survivor);
        const own = { external_id, website_host: website_hosts[0] ?? null };
        for (const name of name_keys) claimName(name, survivor, own);
      }
    },
    /** Claims name and website together for the parts of splits. */
    claimSplit(split: readonly SplitKey[]): void {
      for (const { identity, startup_id } of split) {
        const part = byId.get(startup_id);
        if (part !== undefined) claimKey(byIdentity, identity, part);
      }
    },
    /** The startup of a row, and the kind of key that found it: ids come before websites, websites before names. */
    find(row: RowKeys): { startup: Startup; by: 'id' | 'website' | 'name' } | undefined {
      const { startup_id, uid, external_id, website_host, name_key } = row;
      const ofId = get(byId, startup_id) ?? get(byUid, uid) ?? get(byExternalId, external_id);
      if (ofId !== undefined) return { startup: ofId, by: 'id' };
      const ofSplit = byIdentity.get(
        identityText({ name_key, website_host: companyHost(website_host) ?? '' }),
      );
      if (ofSplit !== undefined) return { startup: ofSplit, by: website_host === null ? 'name' : 'website' };
      const isShared = website_host !== null && sharedHosts.has(website_host);
      const ofHost = isShared ? undefined : get(byHost, website_host);
      if (ofHost !== undefined) return { startup: ofHost, by: 'website' };
      const ofName = byName.get(name_key)?.find(({ own }) => !isOtherCompany(row, own));
      return ofName === undefined ? undefined : { startup: ofName.startup, by: 'name' };
    },
    /** The keys that a startup must not take, because another one holds them. */
    takenFrom: (startup: Startup) => ({
      hasExternalId: (key: string) => (byExternalId.get(key) ?? startup) !== startup,
      hasName: (key: string) => {
        const holders = byName.get(key) ?? [];
        return holders.length > 0 && holders.every((holder) => holder.startup !== startup);
      },
      hasHost: (host: string) => (byHost.get(host) ?? startup) !== startup,
    }),
  };
}

function claimKey<Key, Startup>(holders: Map<Key, Startup>, key: Key | null, startup: Startup): void {
  if (key !== null && !holders.has(key)) holders.set(key, startup);
}

const get = <Key, Startup>(holders: Map<Key, Startup>, key: Key | null): Startup | undefined =>
  key === null ? undefined : holders.get(key);
