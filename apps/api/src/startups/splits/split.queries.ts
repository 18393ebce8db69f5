import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { namesOfPeople } from '../../audit/names-of-people';
import { isoTimestamp } from '../../platform/time/timestamps';
import { startupSplits } from '../../platform/db/schema/splits.table';
import type { StartupSplitBody } from './splits.schemas';

type Split = typeof startupSplits.$inferSelect;

const ANSWERED = {
  id: startupSplits.id,
  startup_id: startupSplits.startup_id,
  company_name: startupSplits.company_name,
  score_before: startupSplits.score_before,
  score_after: startupSplits.score_after,
  parts: startupSplits.parts,
  split_by: startupSplits.split_by,
  split_at: startupSplits.split_at,
  undone_by: startupSplits.undone_by,
  undone_at: startupSplits.undone_at,
};

/**
 * Returns the response body for a split.
 * @throws Error if the split does not exist
 */
export async function readSplit(tx: Tx, id: number): Promise<StartupSplitBody> {
  const rows = await tx.select(ANSWERED).from(startupSplits).where(eq(startupSplits.id, id));
  const [split] = await toAnswers(tx, rows);
  if (!split) throw new Error('no split was stored');
  return split;
}

/** Returns the splits of a startup and the split that created it, newest first. Undone splits are omitted. */
export async function openSplits(tx: Tx, startupId: number): Promise<StartupSplitBody[]> {
  const rows = await tx
    .select(ANSWERED)
    .from(startupSplits)
    .where(and(isNull(startupSplits.undone_at), isOf(startupId)))
    .orderBy(desc(startupSplits.id));
  return toAnswers(tx, rows);
}

/**
 * Returns whether rows of a startup were split off after a given time. Undone splits do not count.
 * @param at ISO 8601
 */
export async function openSplitSince(tx: Tx, startupId: number, at: string): Promise<boolean> {
  const since = and(
    eq(startupSplits.startup_id, startupId),
    gt(startupSplits.split_at, at),
    isNull(startupSplits.undone_at),
  );
  return (await tx.$count(startupSplits, since)) > 0;
}

/** Returns an SQL condition for the splits of a startup and the split that created it. */
function isOf(startupId: number) {
  return or(
    eq(startupSplits.startup_id, startupId),
    sql`${startupSplits.parts} @> ${JSON.stringify([{ id: startupId }])}::jsonb`,
  );
}

async function toAnswers(
  tx: Tx,
  rows: readonly Pick<Split, keyof typeof ANSWERED>[],
): Promise<StartupSplitBody[]> {
  const names = await namesOfPeople(
    tx,
    rows.flatMap(({ split_by, undone_by }) => [split_by, undone_by]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map(({ parts, ...row }) => ({
    ...row,
    id: String(row.id),
    startup_id: String(row.startup_id),
    parts: parts.map(({ id, company_name, score }) => ({ id: String(id), company_name, score })),
    split_by: nameOf(row.split_by),
    split_at: isoTimestamp(row.split_at),
    undone_by: nameOf(row.undone_by),
    undone_at: isoTimestamp(row.undone_at),
  }));
}
