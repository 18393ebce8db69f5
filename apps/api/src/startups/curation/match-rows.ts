import { companyHost } from '@vaglio/startups-domain';
import { asc } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf } from '../raw/match-keys';
import { uidOf } from '../raw/row-uid';
import { identityOf, identityText } from '../splits/identity';
import { readSplitKeys } from '../splits/split-keys';
import { matchesAnyKey, findDeletedByKey, readMergedHolders, type Keys } from './key-holders';
import type { RawRow } from './merge-row';

/** Raw rows with equal keys, and the startup that they belong to; without either id they make a new startup. */
type Match = {
  raws: [RawRow, ...RawRow[]];
  /** A stored startup, with its score before the match. */
  startup: { id: number; score: number } | null;
  /** Deletion of a startup that can be restored. */
  deletionId: number | null;
};

/**
 * Finds the startups of raw rows, in the order given. The first of these keys that a startup has decides:
 *
 * 1. the startup that the row became before
 * 2. the external id, which may be the UUID that an export wrote
 * 3. the name with the website, if a split gave both to one startup
 * 4. the website host
 * 5. the folded company name
 *
 * A stored startup precedes a deleted one, and both precede a startup that had the key before a merge.
 * The stored startups stay locked until the transaction ends.
 * @returns `later`: rows that share some of their keys with an earlier row or its startup. That row may change which
 *   startup has the key, so `later` is matched once the earlier rows are part of their startups.
 * Source: product decisions 4 and 10.1.
 */
export async function matchRows(
  tx: Tx,
  raws: readonly RawRow[],
): Promise<{ matches: Match[]; later: RawRow[] }> {
  const holderOf = await readHolders(tx, raws);
  /** Keys of matched rows and their startups. */
  const used = new Set<string>();
  /** Keys of rows that are matched later. */
  const usedLater = new Set<string>();
  const matches = new Map<string, Match>();
  const later: RawRow[] = [];
  for (const raw of raws) {
    const keys = changeableKeys({ external_id: raw.external_id, ...identityOf(raw) });
    const allKeys = orderedKeys(raw).join('\n');
    const followsLater = keys.some((key) => usedLater.has(key));
    const equal = matches.get(allKeys);
    if (equal && !followsLater) equal.raws.push(raw);
    else if (followsLater || keys.some((key) => used.has(key))) {
      later.push(raw);
      for (const key of keys) usedLater.add(key);
    } else {
      const { startup, deletionId, held } = holderOf(raw) ?? NOBODY;
      matches.set(allKeys, { raws: [raw], startup, deletionId });
      if (deletionId === null) for (const key of [...keys, ...held]) used.add(key);
    }
  }
  return { matches: [...matches.values()], later };
}

type Holder = Omit<Match, 'raws'> & {
  /** Keys that may belong to another startup once this one is rebuilt. */
  held: readonly string[];
};

const NOBODY: Holder = { startup: null, deletionId: null, held: [] };

async function readHolders(tx: Tx, raws: readonly RawRow[]): Promise<(raw: RawRow) => Holder | undefined> {
  const merged = await readMergedHolders(tx, keysOf(raws));
  const split = await readSplitKeys(tx, raws.map(identityOf));
  const keys = keysOf(raws, [
    ...merged.map(({ survivor_id }) => survivor_id),
    ...split.map(({ startup_id }) => startup_id),
  ]);
  const byKey = new Map<string, Holder>();
  const hold = (holder: Holder | undefined, held: readonly string[]) => {
    for (const key of held) if (holder && !byKey.has(key)) byKey.set(key, holder);
  };
  for (const { id, uid, score, ...own } of await lockHolders(tx, keys)) {
    const held = changeableKeys(own);
    hold({ startup: { id, score }, deletionId: null, held }, [`row ${id}`, `uid ${uid}`, ...held]);
  }
  for (const { deletion_id, row_id, uid, ...own } of await findDeletedByKey(tx, keys))
    hold({ ...NOBODY, deletionId: deletion_id }, [`row ${row_id}`, `uid ${uid}`, ...changeableKeys(own)]);
  for (const { survivor_id, uid, external_id, website_hosts, name_keys } of merged)
    hold(byKey.get(`row ${survivor_id}`), [
      `uid ${uid}`,
      ...keyOf('id', external_id),
      ...website_hosts.flatMap((host) => keyOf('host', host)),
      ...name_keys.flatMap((name) => keyOf('name', name)),
    ]);
  for (const { identity, startup_id } of split) hold(byKey.get(`row ${startup_id}`), [`split ${identity}`]);
  return (raw) => orderedKeys(raw).flatMap((key) => byKey.get(key) ?? [])[0];
}

/** Startups with one of the keys, the lowest id first. */
function lockHolders(tx: Tx, keys: Keys) {
  const { id, uid, score, external_id, website_host, name_key } = startups;
  return tx
    .select({ id, uid, score, external_id, website_host, name_key })
    .from(startups)
    .where(matchesAnyKey(keys))
    .orderBy(asc(id))
    .for('update');
}

/** Keys of a row, the deciding one first. */
function orderedKeys(raw: RawRow): string[] {
  const identity = identityOf(raw);
  return [
    ...keyOf('row', raw.startup_id),
    ...keyOf('uid', uidOf(raw.external_id)),
    ...keyOf('id', raw.external_id),
    ...keyOf('split', identityText(identity)),
    ...keyOf('host', identity.website_host),
    ...keyOf('name', identity.name_key),
  ];
}

type ChangeableKeys = { external_id: string | null; website_host: string | null; name_key: string };

const changeableKeys = ({ external_id, website_host, name_key }: ChangeableKeys): string[] => [
  ...keyOf('id', external_id),
  ...keyOf('host', website_host),
  ...keyOf('name', name_key),
];

const keyOf = (kind: string, value: string | number | null): string[] =>
  value === null || value === '' ? [] : [`${kind} ${value}`];

/** @param furtherIds of startups */
function keysOf(raws: readonly RawRow[], furtherIds: readonly number[] = []): Keys {
  return {
    ids: distinct([...raws.map(({ startup_id }) => startup_id), ...furtherIds]),
    uids: distinct(raws.map(({ external_id }) => uidOf(external_id))),
    externalIds: distinct(raws.map(({ external_id }) => external_id)),
    hosts: distinct(raws.map(({ website }) => companyHost(website))),
    names: distinct(raws.map(({ company_name }) => nameKeyOf(company_name))),
  };
}

function distinct<K>(keys: readonly (K | null)[]): K[] {
  return [...new Set(keys.filter((key) => key !== null))];
}
