import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { startupArticles, startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { decisions } from '../../platform/db/schema/decisions.table';
import type { Later } from './record-decisions';

/** Later, with the moment since which score and articles are watched. */
type Standing = Later & { since: string };
type Undoing = {
  /** A decision about Later that does not count. */
  undone?: number;
  /** A decision about a flag that must have ended it: while both were of one startup, and Later was not over. */
  endedBy?: number;
};

/** Condition on a decision of an alias: neither undone nor an undoing, and more than a reason. */
export function holds(decision: string): SQL {
  const d = sql.identifier(decision);
  return sql`${d}."from" <> ${d}."to" and ${d}.undoes is null and not exists (
    select from ${decisions} u where u.undoes = ${d}.id and u.startup_id = ${d}.startup_id)`;
}
export const HOLDS = holds('d');

/** What a merge brought together was said about two startups. */
const ARE_OF_TWO = sql`exists (
  select from ${startupMerges} m where m.survivor_id = newest.startup_id and m.undone_at is null and (
    m.content @> jsonb_build_object('merged', jsonb_build_object('decision_ids', jsonb_build_array(newest.id)),
      'survivor', jsonb_build_object('decision_ids', jsonb_build_array(flag.id)))
    or m.content @> jsonb_build_object('survivor', jsonb_build_object('decision_ids', jsonb_build_array(newest.id)),
      'merged', jsonb_build_object('decision_ids', jsonb_build_array(flag.id)))))`;

/**
 * Reads until when startups are Later by their decisions, as if a decision that is being undone were not there. The
 * newest decision that holds counts, unless a flag was set since, or another score or an article ended it.
 * @param now milliseconds since 1970
 * @returns by id; a startup that is not Later is missing
 */
export async function standingLaters(
  tx: Tx,
  startupsOf: readonly (Undoing & { id: number })[],
  now: number,
): Promise<Map<number, Standing>> {
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
      where d.startup_id = a.id and ${HOLDS} and d.kind = 'later' and d.id <> a.undone
      order by d.id desc limit 1) newest
    join ${startups} s on s.id = a.id
    where newest."to" = 1 and newest.until > ${toTimestamp(now)}::timestamptz and s.rejected = 0
      and not exists (select from ${decisions} d where d.startup_id = a.id and ${HOLDS}
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
 * Writes until when startups are Later; null ends it.
 * @param isCounted whether the startups get another version
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

/** Makes startups Later again if the flag that was undone had ended that. */
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
  const standing = await standingLaters(
    tx,
    undone.filter(({ id }) => ended.has(id)),
    now,
  );
  const resumed = [...standing].map(([id, later]) => ({ id, later }));
  await storeLater(tx, resumed, { isCounted: false });
}
