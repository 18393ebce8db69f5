import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { readDiscards } from '../facts/claims/read-discards';
import { withoutDiscarded } from '../facts/claims/without-discarded';
import type { Tx } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { RAW_COLUMNS } from '../raw/raw-answer';
import type { RawRow } from './merge-row';

/**
 * SQL condition for rows that wait for curation. Rows of deleted startups and rows that wait for a review are
 * excluded.
 */
export const IS_WAITING = and(
  isNull(rawStartups.curated_at),
  isNull(rawStartups.deletion_id),
  or(isNull(rawStartups.review), eq(rawStartups.review, 'accepted')),
);

/**
 * Locks and returns the oldest waiting raw rows, without values that people discarded. Rows locked by another
 * transaction are skipped.
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

/** Locks and returns one raw row, without values that people discarded. */
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

/** Counts the waiting raw rows. */
export async function countWaiting(tx: Tx): Promise<number> {
  return tx.$count(rawStartups, IS_WAITING);
}

/** Excludes rows of deleted startups from curation until the startups are restored. */
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

/** Attaches raw rows to their startups, so that they no longer wait for curation. */
export async function attachRows(
  tx: Tx,
  rows: readonly { raw: Pick<RawRow, 'id'>; startup_id: number }[],
  now: string,
): Promise<void> {
  await tx.execute(sql`
    update ${rawStartups} r set curated_at = ${now}, startup_id = b.startup_id
    from unnest(
      ${sql.param(rows.map(({ raw }) => raw.id))}::bigint[],
      ${sql.param(rows.map(({ startup_id }) => startup_id))}::bigint[]) as b(raw_id, startup_id)
    where r.id = b.raw_id`);
}
