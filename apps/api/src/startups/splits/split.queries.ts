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

/** A split as it is answered. @throws Error when there is none */
export async function readSplit(tx: Tx, id: number): Promise<StartupSplitBody> {
  const rows = await tx.select(ANSWERED).from(startupSplits).where(eq(startupSplits.id, id));
  const [split] = await toAnswers(tx, rows);
  if (!split) throw new Error('no split was stored');
  return split;
}

/** Splits that were not undone, of a startup or by which it was made; the newest first. */
export async function openSplits(tx: Tx, startupId: number): Promise<StartupSplitBody[]> {
  const rows = await tx
    .select(ANSWERED)
    .from(startupSplits)
    .where(and(isNull(startupSplits.undone_at), isOf(startupId)))
    .orderBy(desc(startupSplits.id));
  return toAnswers(tx, rows);
}

/** Whether rows of a startup were split off since, and still are. @param at ISO 8601 */
export async function openSplitSince(tx: Tx, startupId: number, at: string): Promise<boolean> {
  const since = and(
    eq(startupSplits.startup_id, startupId),
    gt(startupSplits.split_at, at),
    isNull(startupSplits.undone_at),
  );
  return (await tx.$count(startupSplits, since)) > 0;
}

/** Splits that a startup was split by, or came of. */
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
