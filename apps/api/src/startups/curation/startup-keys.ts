import { companyHost, SHARED_HOSTS } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { MergedKeys } from '../merges/merged-keys';
import { identityText } from '../splits/identity';
import type { SplitKey } from '../splits/split-keys';

/** Keys of a startup. A key is null if the startup has none or is not stored yet. */
export type OwnKeys = {
  id: number | null;
  uid: string | null;
  external_id: string | null;
  website_host: string | null;
  name_key: string;
};

/** Keys by which a raw row matches a startup. */
export type RowKeys = Omit<OwnKeys, 'id'> & {
  /** Id of the startup to which the row already belongs. */
  startup_id: number | null;
};

type StatedKeys = Pick<OwnKeys, 'external_id' | 'website_host'>;

/**
 * Returns whether two companies with one name differ. They do if both have a website on a host of their own, and the
 * hosts differ, or if both have an external id and a website, and both values differ.
 */
export function isOtherCompany(a: StatedKeys, b: StatedKeys): boolean {
  return (
    haveOtherHosts(a.website_host, b.website_host) ||
    (differ(a.external_id, b.external_id) && differ(a.website_host, b.website_host))
  );
}

const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

/** Returns whether two websites are on different hosts of single companies. A subdomain is not a different host. */
function haveOtherHosts(a: string | null, b: string | null): boolean {
  const [one, other] = [companyHost(a), companyHost(b)];
  if (one === null || other === null) return false;
  return !`.${one}`.endsWith(`.${other}`) && !`.${other}`.endsWith(`.${one}`);
}

/** Returns `isOtherCompany` as an SQL expression that compares the external ids and website keys of two companies. */
export function isOtherCompanySql(
  a: { [K in keyof StatedKeys]: SQL },
  b: { [K in keyof StatedKeys]: SQL },
): SQL {
  const [one, other] = [hostSql(a.website_host), hostSql(b.website_host)];
  const areOwn = sql`${one} <> all(${sql.param(SHARED_HOSTS)}::text[]) and ${other} <> all(${sql.param(SHARED_HOSTS)}::text[])`;
  const areOther = sql`not ${isWithinSql(one, other)} and not ${isWithinSql(other, one)}`;
  return sql`coalesce((${areOwn} and ${areOther})
    or (${a.external_id} <> ${b.external_id} and ${a.website_host} <> ${b.website_host}), false)`;
}

/** Returns the SQL condition that a host equals another host or is a subdomain of it. */
const isWithinSql = (host: SQL, other: SQL): SQL =>
  sql`(right('.' || ${host}, length(${other}) + 1) = '.' || ${other})`;

/** Returns the host of a website key. */
const hostSql = (key: SQL): SQL => sql`substring(${key} from '^[^/?]+')`;

/** `isOtherCompany` as an SQL expression for the tables `s` and `kept`. */
export const IS_OTHER = isOtherCompanySql(
  { external_id: sql`s.external_id`, website_host: sql`s.website_host` },
  { external_id: sql`kept.external_id`, website_host: sql`kept.website_host` },
);

export type StartupKeys<Startup> = ReturnType<typeof startupKeys<Startup>>;

/**
 * Finds startups by the keys of rows, for curation, import checks and rebuilds. The first of these keys that belongs
 * to a startup decides:
 *
 * 1. the startup to which the row already belongs
 * 2. the external id, which may be the UUID from an export
 * 3. the name with the website, if a split assigned both to one startup
 * 4. the website, unless several companies of one imported list state it, or it is the home page of a host where
 *    several companies have pages
 * 5. the folded company name, unless the row and the startup are different companies (`isOtherCompany`)
 *
 * The first startup that claims a key holds it. Claim the keys of stored startups first, then of deleted startups,
 * then the keys from before merges, and then the keys of splits.
 * @param sharedHosts hosts where several companies have pages
 * @param sharedPages websites that several companies of one imported list state
 */
export function startupKeys<Startup>(
  sharedHosts: ReadonlySet<string> = new Set(),
  sharedPages: ReadonlySet<string> = new Set(),
) {
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
    /** Claims the keys from before merges for the surviving startups. */
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
    /** Claims pairs of name and website for the startups that splits created. */
    claimSplit(split: readonly SplitKey[]): void {
      for (const { identity, startup_id } of split) {
        const part = byId.get(startup_id);
        if (part !== undefined) claimKey(byIdentity, identity, part);
      }
    },
    /**
     * Returns the startup of a row and the kind of matching key. Ids take precedence over websites, and websites over
     * names.
     */
    find(row: RowKeys): { startup: Startup; by: 'id' | 'website' | 'name' } | undefined {
      const { startup_id, uid, external_id, website_host, name_key } = row;
      const ofId = get(byId, startup_id) ?? get(byUid, uid) ?? get(byExternalId, external_id);
      if (ofId !== undefined) return { startup: ofId, by: 'id' };
      const ofSplit = byIdentity.get(
        identityText({ name_key, website_host: companyHost(website_host) ?? '' }),
      );
      if (ofSplit !== undefined) return { startup: ofSplit, by: website_host === null ? 'name' : 'website' };
      const isShared =
        website_host !== null && (sharedHosts.has(website_host) || sharedPages.has(website_host));
      const ofHost = isShared ? undefined : get(byHost, website_host);
      if (ofHost !== undefined) return { startup: ofHost, by: 'website' };
      const ofName = byName.get(name_key)?.find(({ own }) => !isOtherCompany(row, own));
      return ofName === undefined ? undefined : { startup: ofName.startup, by: 'name' };
    },
    /** Returns functions that check whether another startup holds a key, so that a startup must not take it. */
    takenFrom: (startup: Startup) => ({
      hasExternalId: (key: string) => (byExternalId.get(key) ?? startup) !== startup,
      hasName: (key: string) => {
        const holders = byName.get(key) ?? [];
        return holders.length > 0 && holders.every((holder) => holder.startup !== startup);
      },
      hasHost: (host: string) => !sharedPages.has(host) && (byHost.get(host) ?? startup) !== startup,
    }),
  };
}

function claimKey<Key, Startup>(holders: Map<Key, Startup>, key: Key | null, startup: Startup): void {
  if (key !== null && !holders.has(key)) holders.set(key, startup);
}

const get = <Key, Startup>(holders: Map<Key, Startup>, key: Key | null): Startup | undefined =>
  key === null ? undefined : holders.get(key);
