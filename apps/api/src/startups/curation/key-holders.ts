import { companyHost } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { imports } from '../../platform/db/schema/imports.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { readMergedKeys, type MergedKeys } from '../merges/merged-keys';
import { startups } from '../../platform/db/schema/startups.table';
import { readSplitKeys, type SplitKey } from '../splits/split-keys';
import type { CuratedRow } from './curated-row';
import { startupKeys, type OwnKeys, type RowKeys, type StartupKeys } from './startup-keys';

/** Startup that raw rows may match, with its keys. */
export type KeyHolder<Startup> = { startup: Startup; own: OwnKeys };

/** Startups that raw rows may match, in lists of descending precedence. */
type KeyHolders<Startup> = {
  stored: KeyHolder<Startup>[];
  deleted: KeyHolder<Startup>[];
  merged: MergedKeys[];
  split: SplitKey[];
  sharedHosts: ReadonlySet<string>;
  sharedPages: ReadonlySet<string>;
};

/** Deleted startup that can be restored. */
export type DeletedStartup = { deletion_id: number; row_id: number; uid: string } & Pick<
  CuratedRow,
  'company_name' | 'external_id' | 'website_host' | 'name_key'
>;

type HolderReader<Startup> = {
  /** Reads stored startups that match a condition on `startups`, sorted by id. */
  readStored: (isWanted: SQL) => Promise<KeyHolder<Startup>[]>;
  toDeleted: (deleted: DeletedStartup) => Startup;
  /** Ids of deletions whose startups are also included. */
  deletionIds?: readonly number[];
  /** Websites that several companies of an unfinished import state. */
  sharedPages?: ReadonlySet<string>;
};

const { id, uid, external_id, website_host, name_key } = startups;
/** Columns of a startup by which raw rows match it. */
export const KEY_COLUMNS = { id, uid, external_id, website_host, name_key };

/** Reads every startup that has one of the keys of the given rows, or had it before a merge, split or deletion. */
export async function readKeyHolders<Startup>(
  db: Db | Tx,
  rows: readonly RowKeys[],
  { readStored, toDeleted, deletionIds = [], sharedPages = new Set() }: HolderReader<Startup>,
): Promise<KeyHolders<Startup>> {
  const keys = {
    uids: distinct(rows.map(({ uid }) => uid)),
    externalIds: distinct(rows.map(({ external_id }) => external_id)),
    hosts: distinct(rows.map(({ website_host }) => website_host)),
    names: distinct(rows.map(({ name_key }) => name_key)),
  };
  const merged = await readMergedKeys(db, isOfMerge(keys));
  const split = await readSplitKeys(
    db,
    rows.map(({ name_key, website_host }) => ({ name_key, website_host: companyHost(website_host) ?? '' })),
  );
  const ids = distinct([
    ...rows.map(({ startup_id }) => startup_id),
    ...merged.map(({ survivor_id }) => survivor_id),
    ...split.map(({ startup_id }) => startup_id),
  ]);
  const isWanted = hasKey({ ...keys, ids });
  const deleted = await readDeleted(db, isWanted, deletionIds);
  return {
    stored: await readStored(isWanted),
    deleted: deleted.map((each) => ({ startup: toDeleted(each), own: { ...each, id: each.row_id } })),
    merged,
    split,
    sharedHosts: await readSharedHosts(db, keys.hosts),
    sharedPages: new Set([...sharedPages, ...(await readSharedPages(db, keys.hosts))]),
  };
}

/** Returns an SQL condition that at least two startups have a page on a host. '0' is the character after '/'. */
export const isSharedHost = (host: SQL): SQL => sql`((
  select count(*) from (
    select from ${startups} p where p.website_host ~>~ (${host} || '/') and p.website_host ~<~ (${host} || '0') limit 2
  ) pages) = 2)`;

/**
 * Returns those website keys that are a host without a path and on which at least two startups have a page. Such a
 * host does not identify a startup.
 */
export async function readSharedHosts(
  db: Db | Tx,
  websiteKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ host: string }>(sql`
    select w.host from unnest(${sql.param(websiteKeys)}::text[]) w(host) where ${isSharedHost(sql`w.host`)}`);
  return new Set(rows.map(({ host }) => host));
}

/**
 * Returns an SQL array of the websites that several companies of one imported list state.
 * @param importId import that also counts before it is committed
 */
export const sharedPagesSql = (importId: number | null = null): SQL => sql`array(
  select unnest(i.shared_websites) from ${imports} i where i.state = 'committed' or i.id = ${importId}::bigint)`;

/** Returns those website keys that several companies of one imported list state. They identify no company. */
export async function readSharedPages(
  db: Db | Tx,
  websiteKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ page: string }>(sql`
    select w.page from unnest(${sql.param(websiteKeys)}::text[]) w(page) where w.page = any(${sharedPagesSql()})`);
  return new Set(rows.map(({ page }) => page));
}

/**
 * Registers the keys of the given startups. Stored startups take precedence over deleted startups. Both take
 * precedence over keys from before a merge.
 */
export function keysOf<Startup>({
  stored,
  deleted,
  merged,
  split,
  sharedHosts,
  sharedPages,
}: KeyHolders<Startup>): StartupKeys<Startup> {
  const keys = startupKeys<Startup>(sharedHosts, sharedPages);
  for (const { startup, own } of [...stored, ...deleted]) keys.claim(startup, own);
  keys.claimMerged(merged);
  keys.claimSplit(split);
  return keys;
}

type Keys = {
  /** Ids of startups. */
  ids: readonly number[];
  uids: readonly string[];
  externalIds: readonly string[];
  hosts: readonly string[];
  names: readonly string[];
};

const hasKey = ({ ids, uids, externalIds, hosts, names }: Keys): SQL => sql`(
  ${startups.id} = any(${sql.param(ids)}::bigint[])
  or ${startups.uid} = any(${sql.param(uids)}::uuid[])
  or ${startups.external_id} = any(${sql.param(externalIds)}::text[])
  or ${startups.website_host} = any(${sql.param(hosts)}::text[])
  or ${startups.name_key} = any(${sql.param(names)}::text[]))`;

function isOfMerge({ uids, externalIds, hosts, names }: Omit<Keys, 'ids'>): SQL {
  const [ofHosts, ofNames] = [sql`any(${sql.param(hosts)}::text[])`, sql`any(${sql.param(names)}::text[])`];
  return sql`m.merged_uid = any(${sql.param(uids)}::uuid[])
    or m.merged_external_id = any(${sql.param(externalIds)}::text[])
    or m.merged_website_host = ${ofHosts} or m.survivor_website_host = ${ofHosts}
    or m.merged_name_key = ${ofNames} or m.survivor_name_key = ${ofNames}`;
}

async function readDeleted(
  db: Db | Tx,
  isWanted: SQL,
  deletionIds: readonly number[],
): Promise<DeletedStartup[]> {
  const { rows } = await db.execute<
    Omit<DeletedStartup, 'deletion_id' | 'row_id'> & Record<'deletion_id' | 'row_id', string>
  >(sql`
    select d.id as deletion_id, d.row_id, startups.uid, startups.external_id, startups.website_host, startups.name_key,
      startups.company_name
    from ${deletions} d cross join lateral jsonb_populate_record(null::${startups}, d.content -> 'startup') startups
    where d.kind = 'startup' and d.purged_at is null
      and (${isWanted} or d.id = any(${sql.param(deletionIds)}::bigint[]))
    order by d.id`);
  return rows.map((row) => ({ ...row, deletion_id: Number(row.deletion_id), row_id: Number(row.row_id) }));
}

function distinct<K>(keys: readonly (K | null)[]): K[] {
  return [...new Set(keys.filter((key) => key !== null))];
}
