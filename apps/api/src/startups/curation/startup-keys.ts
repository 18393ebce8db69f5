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

export type StartupKeys<Startup> = ReturnType<typeof startupKeys<Startup>>;

/**
 * Finds startups by the keys of rows, for curation, import checks and rebuilds. The first of these keys that a startup
 * has decides:
 *
 * 1. the startup that the row became before
 * 2. the external id, which may be the UUID that an export wrote
 * 3. the name with the website, if a split gave both to one startup
 * 4. the website
 * 5. the folded company name
 *
 * The first startup that claims a key holds it: claim stored startups first, then deleted ones, then the keys from before
 * merges, and those of splits.
 */
export function startupKeys<Startup>() {
  const byId = new Map<number, Startup>();
  const byUid = new Map<string, Startup>();
  const byExternalId = new Map<string, Startup>();
  const byIdentity = new Map<string, Startup>();
  const byHost = new Map<string, Startup>();
  const byName = new Map<string, Startup>();
  return {
    claim(startup: Startup, { id, uid, external_id, website_host, name_key }: OwnKeys): void {
      claimKey(byId, id, startup);
      claimKey(byUid, uid, startup);
      claimKey(byExternalId, external_id, startup);
      claimKey(byHost, website_host, startup);
      claimKey(byName, name_key, startup);
    },
    /** Claims the keys from before merges for the startups that came of these. */
    claimMerged(merged: readonly MergedKeys[]): void {
      for (const { survivor_id, uid, external_id, website_hosts, name_keys } of merged) {
        const survivor = byId.get(survivor_id);
        if (survivor === undefined) continue;
        claimKey(byUid, uid, survivor);
        claimKey(byExternalId, external_id, survivor);
        for (const host of website_hosts) claimKey(byHost, host, survivor);
        for (const name of name_keys) claimKey(byName, name, survivor);
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
      const ofSplit = byIdentity.get(identityText({ name_key, website_host: website_host ?? '' }));
      if (ofSplit !== undefined) return { startup: ofSplit, by: website_host === null ? 'name' : 'website' };
      const ofHost = get(byHost, website_host);
      if (ofHost !== undefined) return { startup: ofHost, by: 'website' };
      const ofName = byName.get(name_key);
      return ofName === undefined ? undefined : { startup: ofName, by: 'name' };
    },
    /** The keys that a startup must not take, because another one holds them. */
    takenFrom: (startup: Startup) => ({
      hasExternalId: (key: string) => (byExternalId.get(key) ?? startup) !== startup,
      hasName: (key: string) => (byName.get(key) ?? startup) !== startup,
      hasHost: (host: string) => (byHost.get(host) ?? startup) !== startup,
    }),
  };
}

function claimKey<Key, Startup>(holders: Map<Key, Startup>, key: Key | null, startup: Startup): void {
  if (key !== null && !holders.has(key)) holders.set(key, startup);
}

const get = <Key, Startup>(holders: Map<Key, Startup>, key: Key | null): Startup | undefined =>
  key === null ? undefined : holders.get(key);
