import { companyHost } from '@vaglio/startups-domain';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { byStartup, readStatements } from '../facts/claims/read-claims';
import { readDiscards } from '../facts/claims/read-discards';
import { withoutDiscarded } from '../facts/claims/without-discarded';
import type { Tx } from '../../platform/db/open-database';
import type { MergedKeys } from '../merges/merged-keys';
import { identityOf } from '../splits/identity';
import { readSplitKeys, type SplitKey } from '../splits/split-keys';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf } from '../raw/match-keys';
import { RAW_COLUMNS } from '../raw/raw-answer';
import { uidOf } from '../raw/row-uid';
import { holdsKeyOf, readDeletedHolders, readMergedHolders, type Keys } from './key-holders';
import type { RawRow } from './merge-row';
import { toStored, type DeletedStartup, type StoredStartup } from './plan-batch';

/** A row of a deleted startup waits for nothing but that it is restored; one of an article may wait for a person. */
export const IS_WAITING = and(
  isNull(rawStartups.curated_at),
  isNull(rawStartups.deletion_id),
  or(isNull(rawStartups.review), eq(rawStartups.review, 'accepted')),
);

/**
 * The oldest raw rows that wait, without the values that people discarded, ours until the transaction ends; rows that
 * another transaction holds are passed over.
 */
export async function claimWaiting(tx: Tx, limit: number): Promise<RawRow[]> {
  const rows = await tx
    .select(RAW_COLUMNS)
    .from(rawStartups)
    .where(IS_WAITING)
    .orderBy(asc(rawStartups.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return withoutDiscards(tx, rows);
}

/** One raw row that is locked, without the values that people discarded. */
export async function claimRow(tx: Tx, rawId: number): Promise<RawRow[]> {
  return withoutDiscards(
    tx,
    await tx.select(RAW_COLUMNS).from(rawStartups).where(eq(rawStartups.id, rawId)).for('update'),
  );
}

async function withoutDiscards<R extends RawRow & { extraction_id: number | null }>(
  tx: Tx,
  rows: readonly R[],
): Promise<R[]> {
  const discardsOf = await readDiscards(tx, rows);
  return rows.map((row) => withoutDiscarded(row, discardsOf(row)));
}

/** How many raw rows wait. */
export async function countWaiting(tx: Tx): Promise<number> {
  return tx.$count(rawStartups, IS_WAITING);
}

/**
 * Every startup that holds a match key of one of the rows, lowest id first, locked until the transaction ends.
 * @param furtherIds those that merges and splits lead to
 */
export async function readCandidates(
  tx: Tx,
  raws: readonly RawRow[],
  furtherIds: readonly number[],
): Promise<StoredStartup[]> {
  const rows = await tx
    .select()
    .from(startups)
    .where(holdsKeyOf(keysOf(raws, furtherIds)))
    .orderBy(asc(startups.id))
    .for('update');
  const statements = byStartup(
    await readStatements(
      tx,
      rows.map(({ id }) => id),
    ),
  );
  return rows.map((row) => ({ ...toStored(row), statements: statements.get(row.id) ?? [] }));
}

/** The same of the deleted ones that can be restored. */
export async function readDeletedCandidates(
  tx: Tx,
  raws: readonly RawRow[],
  furtherIds: readonly number[],
): Promise<DeletedStartup[]> {
  return readDeletedHolders(tx, keysOf(raws, furtherIds));
}

/** The keys of merges that the rows hold, with the startups that came of them. */
export async function readMergedCandidates(tx: Tx, raws: readonly RawRow[]): Promise<MergedKeys[]> {
  return readMergedHolders(tx, keysOf(raws));
}

/** The startups that rows belong to since a split. */
export async function readSplitCandidates(tx: Tx, raws: readonly RawRow[]): Promise<SplitKey[]> {
  return readSplitKeys(tx, raws.map(identityOf));
}

/** Rows that belong to a deleted startup: they are kept, and wait until it is restored. */
export async function setAside(
  tx: Tx,
  rows: readonly { raw_id: number; deletion_id: number }[],
): Promise<void> {
  await tx.execute(sql`
    update ${rawStartups} r set deletion_id = b.deletion_id
    from unnest(
      ${sql.param(rows.map(({ raw_id }) => raw_id))}::bigint[],
      ${sql.param(rows.map(({ deletion_id }) => deletion_id))}::bigint[]) as b(raw_id, deletion_id)
    where r.id = b.raw_id`);
}

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

/** The rows no longer wait, and know what startup they became. */
export async function markCurated(
  tx: Tx,
  became: readonly { raw_id: number; startup_id: number }[],
  now: string,
): Promise<void> {
  await tx.execute(sql`
    update ${rawStartups} r set curated_at = ${now}, startup_id = b.startup_id
    from unnest(
      ${sql.param(became.map(({ raw_id }) => raw_id))}::bigint[],
      ${sql.param(became.map(({ startup_id }) => startup_id))}::bigint[]) as b(raw_id, startup_id)
    where r.id = b.raw_id`);
}
