import { inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { RAW_COLUMNS } from '../startups/raw-answer';
import { rawStartups } from '../startups/raw-startups.table';
import { startupAwards, startups } from '../startups/startups.table';
import type { Known, KnownRaw, KnownStartup } from './judge-line';
import type { LineRow } from './read-lines';

const KNOWN_RAW = { ...RAW_COLUMNS, content_hash: rawStartups.content_hash };

/** Every raw row and startup that holds a key of one of the rows. */
export async function readKnown(db: Db, rows: readonly LineRow[]): Promise<Known> {
  const keys = {
    externalIds: distinct(rows.map(({ content }) => content.external_id)),
    uids: distinct(rows.map(({ uid }) => uid)),
    hashes: distinct(rows.map(({ content }) => (content.external_id === null ? content.content_hash : null))),
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
  const found = await db
    .select()
    .from(startups)
    .where(
      or(
        sql`${startups.id} = any(${sql.param(distinct(raws.map(({ startup_id }) => startup_id)))}::bigint[])`,
        sql`${startups.uid} = any(${sql.param(keys.uids)}::uuid[])`,
        sql`${startups.external_id} = any(${sql.param(keys.externalIds)}::text[])`,
        sql`${startups.website_host} = any(${sql.param(keys.hosts)}::text[])`,
        sql`${startups.name_key} = any(${sql.param(keys.names)}::text[])`,
      ),
    )
    .orderBy(startups.id);
  const awards = await readAwards(
    db,
    found.map(({ id }) => id),
  );
  const known = found.map(({ id, uid, version, ...row }) => ({
    id,
    uid,
    version,
    row,
    awards: awards.get(id) ?? new Set<string>(),
  }));
  return { raws: indexRaws(raws), startups: indexStartups(known) };
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
