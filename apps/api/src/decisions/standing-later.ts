import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { startupArticles, startups } from '../startups/startups.table';
import type { StartupAnswer } from '../startups/startup.schemas';
import { toTimestamp } from '../timestamps';
import { zurichDay } from '../zurich-days';
import { decisions } from './decisions.table';
import type { Later } from './record-decisions';

/**
 * Until when a startup is Later by its decisions, as if one that is being undone were not there: the newest that holds,
 * unless a flag was set since, or another score or an article ended it.
 * @param now milliseconds since 1970
 * @param undone a decision about Later that does not count
 * @returns with the moment since which score and articles are watched; null where it is not Later
 */
export async function standingLater(
  tx: Tx,
  startupId: number,
  now: number,
  undone?: number,
): Promise<(Later & { since: string }) | null> {
  const holds = sql`d.startup_id = ${startupId} and d."from" <> d."to" and d.undoes is null and not exists (
    select from ${decisions} u where u.undoes = d.id and u.startup_id = d.startup_id)`;
  const { rows } = await tx.execute<{ until: string; is_early: boolean; made_at: string }>(sql`
    select newest.until, newest.is_early, newest.made_at::text from (
      select d.* from ${decisions} d where ${holds} and d.kind = 'later' and d.id <> ${undone ?? 0}
      order by d.id desc limit 1) newest
    join ${startups} s on s.id = newest.startup_id
    where newest."to" = 1 and newest.until > ${toTimestamp(now)}::timestamptz and s.rejected = 0
      and not exists (select from ${decisions} d where ${holds} and d.kind <> 'later' and d."to" = 1 and d.id > newest.id)
      and (not newest.is_early or (s.score = newest.score and not exists (
        select from ${startupArticles} a where a.startup_id = s.id and a.added_at > newest.made_at)))`);
  const [row] = rows;
  return row ? { until: Date.parse(row.until), isEarly: row.is_early, since: row.made_at } : null;
}

/** Gives a startup Later again that an undone flag had ended. @returns the startup as it is then */
export async function resumeLater(tx: Tx, startup: StartupAnswer, now: number): Promise<StartupAnswer> {
  const id = Number(startup.id);
  const later = startup.later_until === undefined ? await standingLater(tx, id, now) : null;
  if (!later) return startup;
  await tx
    .update(startups)
    .set({
      later_until: toTimestamp(later.until),
      later_watched_since: later.isEarly ? later.since : null,
    })
    .where(eq(startups.id, id));
  return { ...startup, later_until: zurichDay(later.until) };
}
