import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { startupArticles, startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { decisions } from '../../platform/db/schema/decisions.table';
import type { Later } from './record-decisions';

/** State Later with the time since when the score and the articles are watched. */
type ActiveSnooze = Later & { since: string };
type Undoing = {
  /** Id of a decision about Later that is ignored because it is being undone. */
  undone?: number;
  /**
   * Id of a decision about a flag that must have ended Later: it concerns the same startup, and Later had not expired.
   */
  endedBy?: number;
};

/**
 * Returns the condition that the decision with this SQL alias applies: it changes a value, is not undone, and does not
 * undo another decision.
 */
export function isInForce(decision: string): SQL {
  const d = sql.identifier(decision);
  return sql`${d}."from" <> ${d}."to" and ${d}.undoes is null and not exists (
    select from ${decisions} u where u.undoes = ${d}.id and u.startup_id = ${d}.startup_id)`;
}
export const IN_FORCE = isInForce('d');

/** Condition for decisions that originally concerned two startups and are now about one, because of a merge. */
const ARE_OF_TWO = sql`exists (
  select from ${startupMerges} m where m.survivor_id = newest.startup_id and m.undone_at is null and (
    m.content @> jsonb_build_object('merged', jsonb_build_object('decision_ids', jsonb_build_array(newest.id)),
      'survivor', jsonb_build_object('decision_ids', jsonb_build_array(flag.id)))
    or m.content @> jsonb_build_object('survivor', jsonb_build_object('decision_ids', jsonb_build_array(newest.id)),
      'merged', jsonb_build_object('decision_ids', jsonb_build_array(flag.id)))))`;

/**
 * Returns the state Later of startups as their decisions define it, ignoring a decision that is being undone. The
 * newest decision applies, unless a flag was set since, or a changed score or a new article ended Later.
 * @param now milliseconds since 1970
 * @returns states keyed by startup id; startups that are not Later are omitted
 */
export async function activeSnoozes(
  tx: Tx,
  startupsOf: readonly (Undoing & { id: number })[],
  now: number,
): Promise<Map<number, ActiveSnooze>> {
  if (startupsOf.length === 0) return new Map();
  const asked = JSON.stringify(
    startupsOf.map(({ id, undone = 0, endedBy = null }) => ({ id, undone, ended_by: endedBy })),
  );
  const isEnded = sql`exists (select from ${decisions} flag where flag.id = a.ended_by and flag.id > newest.id
    and flag.made_at < newest.until and (not newest.is_early or flag.score = newest.score) and not ${ARE_OF_TWO})`;
  const { rows } = await tx.execute<{ id: string; until: string; is_early: boolean; made_at: string }>(sql`
    select a.id, newest.until, newest.is_early, newest.made_at::text
    from jsonb_to_recordset(${asked}::jsonb) a(id bigint, undone bigint, ended_by bigint)
    cross join lateral (
      select d.* from ${decisions} d
      where d.startup_id = a.id and ${IN_FORCE} and d.kind = 'later' and d.id <> a.undone
      order by d.id desc limit 1) newest
    join ${startups} s on s.id = a.id
    where newest."to" = 1 and newest.until > ${toTimestamp(now)}::timestamptz and s.rejected = 0
      and not exists (select from ${decisions} d where d.startup_id = a.id and ${IN_FORCE}
        and d.kind <> 'later' and d."to" = 1 and d.id > newest.id)
      and (not newest.is_early or (s.score = newest.score and not exists (
        select from ${startupArticles} a1 where a1.startup_id = s.id and a1.added_at > newest.made_at)))
      and (a.ended_by is null or ${isEnded})`);
  return new Map(
    rows.map(({ id, until, is_early, made_at }) => [
      Number(id),
      { until: Date.parse(until), wakesOnChange: is_early, since: made_at },
    ]),
  );
}

/**
 * Stores the state Later of startups; null ends it.
 * @param isCounted true to increment the versions of the startups
 */
export async function storeLater(
  tx: Tx,
  laters: readonly { id: number; later: (Later & { since?: string }) | null }[],
  { isCounted }: { isCounted: boolean },
): Promise<void> {
  if (laters.length === 0) return;
  const rows = laters.map(({ id, later }) => ({
    id,
    until: later && toTimestamp(later.until),
    is_early: later?.wakesOnChange ?? false,
    since: later?.since ?? null,
  }));
  await tx.execute(sql`update ${startups} s set later_until = w.until,
      later_watched_since = case when w.is_early then coalesce(w.since, statement_timestamp()) end,
      version = s.version + ${isCounted ? 1 : 0}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(id bigint, until timestamptz, is_early boolean, since timestamptz)
    where s.id = w.id`);
}

/** Restores the state Later of startups if the flag that is being undone had ended it. */
export async function restoreSnooze(
  tx: Tx,
  undone: readonly (Undoing & { id: number })[],
  now: number,
): Promise<void> {
  if (undone.length === 0) return;
  const ids = sql.param(undone.map(({ id }) => id));
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${startups} where id = any(${ids}::bigint[])
      and (later_until is null or later_until <= ${toTimestamp(now)}::timestamptz)`);
  const ended = new Set(rows.map(({ id }) => Number(id)));
  const active = await activeSnoozes(
    tx,
    undone.filter(({ id }) => ended.has(id)),
    now,
  );
  const resumed = [...active].map(([id, later]) => ({ id, later }));
  await storeLater(tx, resumed, { isCounted: false });
}
