import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import type { Tx } from '../platform/db/open-database';
import type { Deps } from '../platform/deps';
import { readScoreConfig } from '../scoring/settings/score-config.queries';
import { startups } from '../platform/db/schema/startups.table';
import { toTimestamp } from '../platform/time/timestamps';
import { zurichDay } from '../platform/time/zurich-days';
import { notify } from '../platform/notify/notify';
import { reachedMoments } from '../platform/db/schema/reached-moments.table';

/** Nothing reached the threshold for so long: the run that made startups is over, or pauses. */
const QUIET_MS = 30_000;
/** A run that goes on is reported in parts. */
const LONGEST_MS = 10 * 60_000;
/** Startups that a notification names. */
const MOST_NAMED = 50;

/** Notifies everybody of the startups that reached the threshold, in one notification for a run. */
export async function notifyOfReached({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [first, last] = await endsOf(tx);
    if (first === null || last === null) return;
    if (now() - last < QUIET_MS && now() - first < LONGEST_MS) return;
    // Another server that does the same waits here, and finds none.
    const taken = await tx
      .delete(reachedMoments)
      .where(lte(reachedMoments.created_at, toTimestamp(last)))
      .returning({ id: reachedMoments.id, moment: reachedMoments.moment });
    if (taken.length === 0) return;
    const moments = taken.map(({ moment }) => moment).sort();
    const { threshold } = await readScoreConfig(tx);
    const isThere = and(
      sql`${startups.firstTime_appear_inscore} = any(${sql.param(moments)}::timestamptz[])`,
      gte(startups.score, threshold),
    );
    const named = await tx
      .select({ id: startups.id })
      .from(startups)
      .where(isThere)
      .orderBy(desc(startups.score), asc(startups.company_name), asc(startups.id))
      .limit(MOST_NAMED);
    if (named.length === 0) return;
    await notify(tx, now(), {
      kind: 'reached',
      cause: `reached:${Math.min(...taken.map(({ id }) => id))}`,
      to: await everybodySince(tx, first),
      details: {
        startups: named.map(({ id }) => id),
        count: await tx.$count(startups, isThere),
        from: zurichDay(first),
        to: zurichDay(last),
      },
    });
  });
}

/** The first and last moment that nobody is notified of, in milliseconds since 1970. */
async function endsOf(tx: Tx): Promise<[first: number | null, last: number | null]> {
  const [row] = await tx
    .select({
      first: sql<string | null>`min(${reachedMoments.created_at})`,
      last: sql<string | null>`max(${reachedMoments.created_at})`,
    })
    .from(reachedMoments);
  const toMs = (text: string | null | undefined) => (text ? Date.parse(text) : null);
  return [toMs(row?.first), toMs(row?.last)];
}

/** Who came later finds them in the list: what reached the threshold before is not new to them. */
async function everybodySince(tx: Tx, moment: number): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.account_status, 'active'), lte(users.created_at, toTimestamp(moment))));
  return rows.map(({ id }) => id);
}
