import { websiteKey } from '@vaglio/startups-domain';
import { asc, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf } from '../raw/match-keys';
import { uidOf } from '../raw/row-uid';
import { KEY_COLUMNS, keysOf, readKeyHolders, readSharedHosts, type KeyHolder } from './key-holders';
import type { RawRow } from './merge-row';
import type { RowKeys } from './startup-keys';

/** Startup that a raw row matches. */
type Found = {
  /** Stored startup with its score; null for a deleted startup. */
  stored: { id: number; score: number } | null;
  /** Id of the deletion if the startup was deleted and can be restored; otherwise null. */
  deletionId: number | null;
  /** Keys of this startup that may belong to another startup after a rebuild. */
  held: readonly string[];
};

/**
 * Raw rows with equal keys, and the startup that they match. If no stored or deleted startup matches, a new startup is
 * created.
 */
type Match = {
  raws: [RawRow, ...RawRow[]];
  /** Stored startup with its score before the match. */
  startup: { id: number; score: number } | null;
  deletionId: number | null;
};

export type KnownStartups = Awaited<ReturnType<typeof readKnownStartups>>;

/** Reads the startups that raw rows may match. Stored startups are locked until the transaction ends. */
export async function readKnownStartups(tx: Tx, raws: readonly RawRow[]) {
  const holders = await readKeyHolders<Found>(tx, raws.map(rowKeysOf), {
    readStored: (isWanted) => readStored(tx, isWanted),
    toDeleted: ({ deletion_id }) => ({ stored: null, deletionId: deletion_id, held: [] }),
  });
  const stored = new Map(holders.stored.map((holder) => [holder.own.id, holder]));
  let keys = keysOf(holders);
  return {
    find: (row: RowKeys) => keys.find(row)?.startup,
    sharedPages: holders.sharedPages,
    /** Updates the keys and scores of inserted or rebuilt startups. */
    update: async (ids: readonly number[]): Promise<void> => {
      const changed = await readStored(tx, sql`${startups.id} = any(${sql.param(ids)}::bigint[])`);
      for (const holder of changed) stored.set(holder.own.id, holder);
      const byId = [...stored.values()].sort((a, b) => (a.own.id ?? 0) - (b.own.id ?? 0));
      const websiteKeys = raws.flatMap((raw) => rowKeysOf(raw).website_host ?? []);
      const sharedHosts = await readSharedHosts(tx, websiteKeys);
      keys = keysOf({ ...holders, stored: byId, sharedHosts });
    },
  };
}

/**
 * Matches raw rows to startups by their keys (startup-keys.ts), in the given order.
 * @returns `later`: rows that share some keys with an earlier row or its startup. The earlier row may change which
 * startup has the key, so `later` is matched after the earlier rows are merged.
 */
export function matchRows(
  known: Pick<KnownStartups, 'find'> & Partial<Pick<KnownStartups, 'sharedPages'>>,
  raws: readonly RawRow[],
): { matches: Match[]; later: RawRow[] } {
  /** Keys of matched rows and their startups. */
  const used = new Set<string>();
  /** Keys of rows that are matched later. */
  const usedLater = new Set<string>();
  const matches = new Map<string, Match>();
  const later: RawRow[] = [];
  for (const raw of raws) {
    const row = rowKeysOf(raw);
    const isShared = row.website_host !== null && known.sharedPages?.has(row.website_host) === true;
    const keys = changeableKeys(isShared ? { ...row, website_host: null } : row);
    const allKeys = JSON.stringify(row);
    const followsLater = keys.some((key) => usedLater.has(key));
    const equal = matches.get(allKeys);
    if (equal && !followsLater) equal.raws.push(raw);
    else if (followsLater || keys.some((key) => used.has(key))) {
      later.push(raw);
      for (const key of keys) usedLater.add(key);
    } else {
      const { stored, deletionId, held } = known.find(row) ?? NOBODY;
      matches.set(allKeys, { raws: [raw], startup: stored, deletionId });
      if (deletionId === null) for (const key of [...keys, ...held]) used.add(key);
    }
  }
  return { matches: [...matches.values()], later };
}

const NOBODY: Found = { stored: null, deletionId: null, held: [] };

async function readStored(tx: Tx, isWanted: SQL): Promise<KeyHolder<Found>[]> {
  const rows = await tx
    .select({ ...KEY_COLUMNS, score: startups.score })
    .from(startups)
    .where(isWanted)
    .orderBy(asc(startups.id))
    .for('update');
  return rows.map((own) => ({
    startup: { stored: { id: own.id, score: own.score }, deletionId: null, held: changeableKeys(own) },
    own,
  }));
}

/** Returns the keys by which a raw row matches a startup. */
export function rowKeysOf({
  startup_id,
  external_id,
  website,
  company_name,
}: Pick<RawRow, 'startup_id' | 'external_id' | 'website' | 'company_name'>): RowKeys {
  return {
    startup_id,
    uid: uidOf(external_id),
    external_id,
    website_host: websiteKey(website),
    name_key: nameKeyOf(company_name),
  };
}

function changeableKeys({
  external_id,
  website_host,
  name_key,
}: Pick<RowKeys, 'external_id' | 'website_host' | 'name_key'>): string[] {
  return [
    ...(external_id === null ? [] : [`id ${external_id}`]),
    ...(website_host === null ? [] : [`host ${website_host}`]),
    `name ${name_key}`,
  ];
}
