import { and, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../platform/db/schema/users.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { contains, type Page } from '../../platform/http/pagination/list-page';
import { isoTimestamp } from '../../platform/time/timestamps';
import { startupMerges } from '../../platform/db/schema/merges.table';
import type { StartupMergeBody } from './merges.schemas';

export const MERGE_GONE = 'Merge not found';

const undoers = alias(users, 'undoers');

/**
 * Returns a page of the merges that are not undone, newest first.
 * @param q part of one of the names
 */
export async function listMerges(
  db: Db,
  q: string | undefined,
  { limit, offset }: Page,
): Promise<{ items: StartupMergeBody[]; total: number }> {
  const pattern = contains(q ?? '');
  const match = and(
    isNull(startupMerges.undone_at),
    or(ilike(startupMerges.merged_name, pattern), ilike(startupMerges.survivor_name, pattern)),
  );
  const rows = await select(db).where(match).orderBy(desc(startupMerges.id)).limit(limit).offset(offset);
  return { items: rows.map(toAnswer), total: await db.$count(startupMerges, match) };
}

/**
 * Returns a merge.
 * @throws 404
 */
export async function readMerge(tx: Tx, id: number): Promise<StartupMergeBody> {
  const [row] = await select(tx).where(eq(startupMerges.id, id));
  if (!row) throw notFound(MERGE_GONE);
  return toAnswer(row);
}

function select(db: Db | Tx) {
  return db
    .select({
      id: startupMerges.id,
      survivor_id: startupMerges.survivor_id,
      survivor_name: startupMerges.survivor_name,
      merged_id: startupMerges.merged_id,
      merged_name: startupMerges.merged_name,
      because: startupMerges.because,
      score_before: startupMerges.score_before,
      score_after: startupMerges.score_after,
      merged_at: startupMerges.merged_at,
      undone_at: startupMerges.undone_at,
      merged_by: nameOrDeletedName('name', startupMerges.merged_by),
      undone_by: undoers.name,
    })
    .from(startupMerges)
    .leftJoin(users, eq(users.id, startupMerges.merged_by))
    .leftJoin(undoers, eq(undoers.id, startupMerges.undone_by));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toAnswer(row: Row): StartupMergeBody {
  return {
    ...row,
    id: String(row.id),
    survivor_id: String(row.survivor_id),
    merged_id: String(row.merged_id),
    merged_at: isoTimestamp(row.merged_at),
    undone_at: isoTimestamp(row.undone_at),
  };
}
