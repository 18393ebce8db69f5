import { inArray, or, sql, type SQL } from 'drizzle-orm';
import { NOTHING_YET } from '../../startups/curation/curated-row';
import {
  keysOf,
  readKeyHolders,
  type DeletedStartup,
  type KeyHolder,
} from '../../startups/curation/key-holders';
import type { Db } from '../../platform/db/open-database';
import type { RowKeys } from '../../startups/curation/startup-keys';
import { RAW_COLUMNS } from '../../startups/raw/raw-answer';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { Known, KnownRaw, MatchedStartup } from './judge-line';
import type { LineRow } from '../upload/read-lines';

const KNOWN_RAW = { ...RAW_COLUMNS, content_hash: rawStartups.content_hash };

/**
 * Returns all raw rows and startups that share a key with one of the given rows.
 * @param sharedPages websites that several companies of the file state
 */
export async function readKnown(
  db: Db,
  rows: readonly LineRow[],
  sharedPages: ReadonlySet<string>,
): Promise<Known> {
  const raws = await readRaws(db, rows);
  const startupIds = distinct(raws.map(({ startup_id }) => startup_id));
  const holders = await readKeyHolders<MatchedStartup>(
    db,
    [...rows.map((row) => ({ ...row, startup_id: null })), ...startupIds.map(ofStartup)],
    {
      readStored: (isWanted) => readStored(db, isWanted),
      toDeleted,
      deletionIds: distinct(raws.map(({ deletion_id }) => deletion_id)),
      sharedPages,
    },
  );
  return {
    raws: indexRaws(raws),
    startups: keysOf(holders),
    deleted: firstBy(
      holders.deleted.map(({ startup }) => startup),
      ({ deletion_id }) => deletion_id,
    ),
  };
}

function readRaws(db: Db, rows: readonly LineRow[]): Promise<KnownRaw[]> {
  const externalIds = distinct(rows.map(({ external_id }) => external_id));
  const uids = distinct(rows.map(({ uid }) => uid));
  const hashes = distinct(
    rows.map(({ external_id, content_hash }) => (external_id === null ? content_hash : null)),
  );
  return db
    .select(KNOWN_RAW)
    .from(rawStartups)
    .where(
      or(
        sql`${rawStartups.external_id} = any(${sql.param(externalIds)}::text[])`,
        sql`${rawStartups.uid} = any(${sql.param(uids)}::uuid[])`,
        sql`${rawStartups.content_hash} = any(${sql.param(hashes)}::text[])`,
      ),
    )
    .orderBy(rawStartups.id);
}

/** Returns the match keys of a raw row if only its startup is known. */
const ofStartup = (startup_id: number): RowKeys => ({
  ...{ startup_id, uid: null, external_id: null, website_host: null, name_key: '' },
});

async function readStored(db: Db, isWanted: SQL): Promise<KeyHolder<MatchedStartup>[]> {
  const found = await db.select().from(startups).where(isWanted).orderBy(startups.id);
  const awards = await readAwards(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, uid, version, ...row }) => ({
    startup: { id, uid, version, deletion_id: null, row, awards: awards.get(id) ?? new Set<string>() },
    own: { ...row, id, uid },
  }));
}

/** Converts a deleted startup that can be restored. Curation excludes the raw rows of deleted startups. */
const toDeleted = ({ deletion_id, row_id, uid, ...row }: DeletedStartup): MatchedStartup => ({
  id: row_id,
  uid,
  version: 0,
  deletion_id,
  row: { ...NOTHING_YET, ...row },
  awards: new Set(),
});

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

/** Indexes rows by a key. If several rows have the same key, the row with the lowest id wins, as in curation. */
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
