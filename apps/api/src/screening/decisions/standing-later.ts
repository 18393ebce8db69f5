import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { startupArticles, startups } from '../../platform/db/schema/startups.table';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { toTimestamp } from '../../platform/time/timestamps';
import { zurichDay } from '../../platform/time/zurich-days';
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

/** A decision `d` is neither undone nor an undoing, and no mere reason. */
export const HOLDS = sql`d."from" <> d."to" and d.undoes is null and not exists (
  select from ${decisions} u where u.undoes = d.id and u.startup_id = d.startup_id)`;

/** What a merge brought together was said about two startups. */
const ARE_OF_TWO = sql`exists (
  select from ${startupMerges} m where m.survivor_id = newest.startup_id and m.undone_at is null and (
    m.content @> jsonb_build_object('merged', jsonb_build_object('decision_ids', jsonb_build_array(newest.id)),
      'survivor', jsonb_build_object('decision_ids', jsonb_build_array(flag.id)))
    or m.content @> jsonb_build_object('survivor', jsonb_build_object('decision_ids', jsonb_build_array(newest.id)),
      'merged', jsonb_build_object('decision_ids', jsonb_build_array(flag.id)))))`;

/**
 * Until when a startup is Later by its decisions, as if one that is being undone were not there: the newest that holds,
 * unless a flag was set since, or another score or an article ended it.
 * @param now milliseconds since 1970
 * @returns null where it is not Later
 */
export async function standingLater(
  tx: Tx,
  startupId: number,
  now: number,
  undoing: Undoing = {},
): Promise<Standing | null> {
  return (await standingLaters(tx, [{ id: startupId, ...undoing }], now)).get(startupId) ?? null;
}

/** The same of many startups; one that is not Later is not in the map. */
export async function standingLaters(
  tx: Tx,
  startupsOf: readonly (Undoing & { id: number })[],
  now: number,
): Promise<Map<number, Standing>> {
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
      { until: Date.parse(until), isEarly: is_early, since: made_at },
    ]),
  );
}

/** Writes until when a startup is Later; null for not. */
export async function setLater(tx: Tx, startupId: number, later: Standing | null): Promise<void> {
  await tx
    .update(startups)
    .set({
      later_until: later && toTimestamp(later.until),
      later_watched_since: later?.isEarly ? later.since : null,
    })
    .where(eq(startups.id, startupId));
}

/**
 * Makes a startup Later again where the flag that was undone had ended that.
 * @param undone the decision about the flag
 * @returns the startup as it is then
 */
export async function resumeLater(
  tx: Tx,
  startup: StartupAnswer,
  now: number,
  undone: number,
): Promise<StartupAnswer> {
  if (startup.later_until !== undefined) return startup;
  const id = Number(startup.id);
  const later = await standingLater(tx, id, now, { endedBy: undone });
  if (!later) return startup;
  await setLater(tx, id, later);
  return { ...startup, later_until: zurichDay(later.until) };
}
