import { inArray, or, sql } from 'drizzle-orm';
import { NOTHING_YET } from '../../startups/curation/curated-row';
import {
  matchesAnyKey,
  findDeletedByKey,
  readMergedHolders,
  type Keys,
} from '../../startups/curation/key-holders';
import type { Db } from '../../platform/db/open-database';
import { startupKeys } from '../../startups/curation/startup-keys';
import { readSplitKeys } from '../../startups/splits/split-keys';
import { RAW_COLUMNS } from '../../startups/raw/raw-answer';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { Known, KnownRaw, MatchedStartup } from './judge-line';
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
  const found = await db.select().from(startups).where(matchesAnyKey(held)).orderBy(startups.id);
  const awards = await readAwards(
    db,
    found.map(({ id }) => id),
  );
  const byKey = startupKeys<MatchedStartup>();
  for (const { id, uid, version, ...row } of found) {
    const startup = { id, uid, version, deletion_id: null, row, awards: awards.get(id) ?? new Set<string>() };
    byKey.claim(startup, { ...row, id, uid });
  }
  const deletionIds = distinct(raws.map(({ deletion_id }) => deletion_id));
  const deleted = await readDeletedStartups(db, held, deletionIds);
  for (const startup of deleted) {
    const { id, uid, row } = startup;
    byKey.claim(startup, { ...row, id, uid });
  }
  byKey.claimMerged(merged);
  byKey.claimSplit(split);
  return {
    raws: indexRaws(raws),
    startups: byKey,
    deleted: firstBy(deleted, ({ deletion_id }) => deletion_id),
  };
}

/**
 * Startups that were deleted and can be restored, by any key that they had: curation sets rows of them aside.
 * @param deletionIds of rows that wait for their startup
 */
async function readDeletedStartups(
  db: Db,
  keys: Keys,
  deletionIds: readonly number[],
): Promise<MatchedStartup[]> {
  const deleted = await findDeletedByKey(db, keys, deletionIds);
  return deleted.map(({ deletion_id, row_id, uid, ...row }) => ({
    id: row_id,
    uid,
    version: 0,
    deletion_id,
    row: { ...NOTHING_YET, ...row },
    awards: new Set(),
  }));
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
