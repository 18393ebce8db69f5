import { inArray, or, sql } from 'drizzle-orm';
import { holdsKeyOf, readMergedHolders } from '../../startups/curation/key-holders';
import type { Db } from '../../platform/db/open-database';
import type { MergedKeys } from '../../startups/merges/merged-keys';
import { readSplitKeys } from '../../startups/splits/split-keys';
import { RAW_COLUMNS } from '../../startups/raw/raw-answer';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { readDeletedStartups } from './deleted-startups';
import type { Known, KnownRaw, KnownStartup } from './judge-line';
import type { LineRow } from '../upload/read-lines';

const KNOWN_RAW = { ...RAW_COLUMNS, content_hash: rawStartups.content_hash };

/** Every raw row and startup that holds a key of one of the rows. */
export async function readKnown(db: Db, rows: readonly LineRow[]): Promise<Known> {
  const keys = {
    externalIds: distinct(rows.map(({ external_id }) => external_id)),
    uids: distinct(rows.map(({ uid }) => uid)),
    hashes: distinct(
      rows.map(({ external_id, content_hash }) => (external_id === null ? content_hash : null)),
    ),
    hosts: distinct(rows.map(({ website_host }) => website_host)),
    names: distinct(rows.map(({ name_key }) => name_key)),
  };
  const raws = await db
    .select(KNOWN_RAW)
    .from(rawStartups)
    .where(
      or(
        sql`${rawStartups.external_id} = any(${sql.param(keys.externalIds)}::text[])`,
        sql`${rawStartups.uid} = any(${sql.param(keys.uids)}::uuid[])`,
        sql`${rawStartups.content_hash} = any(${sql.param(keys.hashes)}::text[])`,
      ),
    )
    .orderBy(rawStartups.id);
  const merged = await db.transaction((tx) => readMergedHolders(tx, keys), { accessMode: 'read only' });
  const split = await readSplitKeys(
    db,
    rows.map(({ name_key, website_host }) => ({ name_key, website_host: website_host ?? '' })),
  );
  const ids = distinct([
    ...merged.map(({ survivor_id }) => survivor_id),
    ...split.map(({ startup_id }) => startup_id),
    ...raws.map(({ startup_id }) => startup_id),
  ]);
  const held = { ...keys, ids };
  const found = await db.select().from(startups).where(holdsKeyOf(held)).orderBy(startups.id);
  const awards = await readAwards(
    db,
    found.map(({ id }) => id),
  );
  const known = found.map(({ id, uid, version, ...row }) => ({
    id,
    uid,
    version,
    deletion_id: null,
    row,
    awards: awards.get(id) ?? new Set<string>(),
  }));
  const deletionIds = distinct(raws.map(({ deletion_id }) => deletion_id));
  const deleted = await readDeletedStartups(db, held, deletionIds);
  // One that is there has its keys, whatever a deleted one had.
  const indexed = withMerged(indexStartups([...known, ...deleted]), merged);
  for (const { identity, startup_id } of split) {
    const startup = indexed.byId.get(startup_id);
    if (startup) addKey(indexed.byIdentity, identity, startup);
  }
  return { raws: indexRaws(raws), startups: indexed };
}

/** A startup that has a key itself goes before one that had it before a merge. */
function withMerged(known: Known['startups'], merged: readonly MergedKeys[]): Known['startups'] {
  for (const { survivor_id, uid, external_id, website_hosts, name_keys } of merged) {
    const survivor = known.byId.get(survivor_id);
    if (!survivor) continue;
    addKey(known.byUid, uid, survivor);
    if (external_id !== null) addKey(known.byExternalId, external_id, survivor);
    for (const host of website_hosts) addKey(known.byHost, host, survivor);
    for (const name of name_keys) addKey(known.byName, name, survivor);
  }
  return known;
}

function addKey(holders: Map<string, KnownStartup>, key: string, startup: KnownStartup): void {
  if (!holders.has(key)) holders.set(key, startup);
}

async function readAwards(db: Db, ids: number[]): Promise<Map<number, Set<string>>> {
  const held = new Map<number, Set<string>>();
  if (ids.length === 0) return held;
  const rows = await db
    .select({ startup_id: startupAwards.startup_id, award_key: startupAwards.award_key })
    .from(startupAwards)
    .where(inArray(startupAwards.startup_id, ids));
  for (const { startup_id, award_key } of rows)
    held.set(startup_id, (held.get(startup_id) ?? new Set()).add(award_key));
  return held;
}

function indexRaws(raws: readonly KnownRaw[]): Known['raws'] {
  return {
    byExternalId: firstBy(raws, ({ external_id }) => external_id),
    byUid: firstBy(raws, ({ uid }) => uid),
    byHash: firstBy(raws, ({ content_hash }) => content_hash),
  };
}

function indexStartups(known: readonly KnownStartup[]): Known['startups'] {
  return {
    byId: firstBy(known, ({ id }) => id),
    byUid: firstBy(known, ({ uid }) => uid),
    byExternalId: firstBy(known, ({ row }) => row.external_id),
    byHost: firstBy(known, ({ row }) => row.website_host),
    byName: firstBy(known, ({ row }) => row.name_key),
    byIdentity: new Map(),
    byDeletion: firstBy(known, ({ deletion_id }) => deletion_id),
  };
}

/** The row with the lowest id holds a key, as in curation. */
function firstBy<T, K>(rows: readonly T[], keyOf: (row: T) => K | null): Map<K, T> {
  const byKey = new Map<K, T>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null && !byKey.has(key)) byKey.set(key, row);
  }
  return byKey;
}

function distinct<K>(keys: readonly (K | null)[]): K[] {
  return [...new Set(keys.filter((key) => key !== null))];
}
