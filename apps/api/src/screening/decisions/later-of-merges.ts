import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { IN_FORCE, activeSnoozes, storeLater } from './active-snooze';
import { startups } from '../../platform/db/schema/startups.table';
import type { startupMerges } from '../../platform/db/schema/merges.table';
import type { PresentLater } from '../../startups/merges/merge-participants';

type Merge = Pick<typeof startupMerges.$inferSelect, 'survivor_id' | 'merged_id'>;

/**
 * Gives the survivor of a merge the state Later of the merged startup if only the merged startup had it. Skipped if
 * somebody has decided about either startup since, or the merged score differs although the score is watched. Called
 * after the score is written and the decisions are moved.
 * @param content both startups before the merge, as JSON
 * @param timestamp ISO 8601
 */
export async function takeLater(
  tx: Tx,
  survivorId: number,
  content: string,
  timestamp: string,
): Promise<void> {
  const before = (side: string) =>
    sql`jsonb_populate_record(null::${startups}, ${content}::jsonb #> array[${side}, 'startup']::text[])`;
  await tx.execute(sql`
    update ${startups} s set later_until = other.later_until, later_watched_since = other.later_watched_since
    from ${before('merged')} other, ${before('survivor')} own
    where s.id = ${survivorId} and s.rejected = 0 and other.later_until > ${timestamp}::timestamptz
      and (own.later_until is null or own.later_until <= ${timestamp}::timestamptz)
      and (other.later_watched_since is null or other.score = s.score)
      and (select d.kind = 'later' and d."to" = 1 and d.until = other.later_until from ${decisions} d
        where d.startup_id = s.id and ${IN_FORCE} and (d.kind = 'later' or d."to" = 1) order by d.id desc limit 1)`);
}

/** Returns the stored state Later of a startup. */
export async function presentLater(tx: Tx, startupId: number): Promise<PresentLater | undefined> {
  const { later_until, later_watched_since } = startups;
  const [row] = await tx
    .select({ later_until, later_watched_since })
    .from(startups)
    .where(eq(startups.id, startupId));
  return row;
}

/**
 * Restores the state Later of both startups of an undone merge from their decisions. Called after decisions and scores
 * were moved back. A later decision about the survivor takes precedence.
 * @param present state Later of the survivor before the undo
 * @param timestamp ISO 8601
 */
export async function restoreLater(
  tx: Tx,
  { survivor_id, merged_id }: Merge,
  present: PresentLater | undefined,
  timestamp: string,
): Promise<void> {
  const now = Date.parse(timestamp);
  const isKept = present !== undefined && (await isOwn(tx, survivor_id, present));
  if (isKept) await tx.update(startups).set(present).where(eq(startups.id, survivor_id));
  const ids = isKept ? [merged_id] : [merged_id, survivor_id];
  const active = await activeSnoozes(
    tx,
    ids.map((id) => ({ id })),
    now,
  );
  await storeLater(
    tx,
    ids.map((id) => ({ id, later: active.get(id) ?? null })),
    { isCounted: false },
  );
}

async function isOwn(tx: Tx, startupId: number, { later_until }: PresentLater): Promise<boolean> {
  if (later_until === null) return false;
  const { rows } = await tx.execute<{ is_own: boolean }>(sql`
    select d."to" = 1 and d.until = ${later_until}::timestamptz as is_own from ${decisions} d
    where d.startup_id = ${startupId} and ${IN_FORCE} and d.kind = 'later' order by d.id desc limit 1`);
  return rows[0]?.is_own === true;
}
