import { and, asc, desc, eq, gt, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { listSources } from '../news/sources/source.queries';
import type { Tx } from '../platform/db/open-database';
import { decisions } from '../platform/db/schema/decisions.table';
import { reachedMoments } from '../platform/db/schema/reached-moments.table';
import { startupWork } from '../platform/db/schema/startup-work.table';
import { startups } from '../platform/db/schema/startups.table';
import { users } from '../platform/db/schema/users.table';
import type { Notice } from '../platform/notify/notify';
import { toTimestamp } from '../platform/time/timestamps';
import { plusDays, zurichDay } from '../platform/time/zurich-days';
import { readScoreConfig } from '../scoring/settings/score-config.queries';
import { settingsReaders } from './settings-readers';

/**
 * Function that finds notices to send. Each notice has a unique cause, so that a person is notified only once,
 * regardless of how many servers find it.
 * @param now milliseconds since 1970
 */
export type FindNotices = (tx: Tx, now: number) => Promise<readonly Notice[]>;

/**
 * Time in milliseconds without new startups above the threshold. Afterwards the curation run counts as ended or paused.
 */
const QUIET_MS = 30_000;
/** Time in milliseconds after which a curation run that continues is reported in parts. */
const LONGEST_MS = 10 * 60_000;
/** Maximum number of startups that a notification names. */
const MAX_NAMED = 50;

/** Finds the startups that reached the threshold. Everybody gets one notice per curation run. */
export const findReached: FindNotices = async (tx, now) => {
  const [first, last] = await endsOf(tx);
  if (first === null || last === null) return [];
  if (now - last < QUIET_MS && now - first < LONGEST_MS) return [];
  // Other servers wait for the lock here, and then find no rows.
  const taken = await tx
    .delete(reachedMoments)
    .where(lte(reachedMoments.created_at, toTimestamp(last)))
    .returning({ id: reachedMoments.id, moment: reachedMoments.moment });
  if (taken.length === 0) return [];
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
    .limit(MAX_NAMED);
  if (named.length === 0) return [];
  return [
    {
      kind: 'reached',
      cause: `reached:${Math.min(...taken.map(({ id }) => id))}`,
      to: await everybodySince(tx, first),
      details: {
        startups: named.map(({ id }) => id),
        count: await tx.$count(startups, isThere),
        from: zurichDay(first),
        to: zurichDay(last),
      },
    },
  ];
};

/**
 * Returns the first and last time at which startups reached the threshold and were not reported yet, in milliseconds
 * since 1970.
 */
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

/**
 * Returns the ids of all active people who had joined by a time. For people who joined later, the startups are not new.
 */
async function everybodySince(tx: Tx, moment: number): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.account_status, 'active'), lte(users.created_at, toTimestamp(moment))));
  return rows.map(({ id }) => id);
}

/** Number of past days that are included, in case servers were stopped. */
const DAYS_BACK = 3;

/** Finds next steps that are due today, and startups that have returned from Later. */
export const findDue: FindNotices = async (tx, now) => [
  ...(await findDueSteps(tx, now)),
  ...(await findEndedLater(tx, now)),
];

const findDueSteps: FindNotices = async (tx, now) => {
  const today = zurichDay(now);
  const { startup_id, step, due, assignee_id } = startupWork;
  const rows = await tx
    .select({ id: startup_id, step, due, assignee: assignee_id })
    .from(startupWork)
    .innerJoin(startups, eq(startups.id, startup_id))
    .where(and(isNotNull(assignee_id), lte(due, today), gte(due, plusDays(today, -DAYS_BACK))));
  return rows.map((row) => ({
    kind: 'step_due',
    cause: `due:${row.id}:${row.due}`,
    to: [row.assignee],
    startupId: row.id,
    details: { step: row.step, due: row.due },
  }));
};

/**
 * Finds startups that have returned from Later. The assignee is notified. If the assignee has no access, the person who
 * set Later is notified.
 */
const findEndedLater: FindNotices = async (tx, now) => {
  const setBy = sql<string | null>`(select d.made_by from ${decisions} d
    where d.startup_id = ${startups.id} and d.kind = 'later' and d."to" = 1 order by d.id desc limit 1)`;
  const rows = await tx
    .select({
      id: startups.id,
      until: startups.later_until,
      person: sql<string | null>`coalesce(${users.id}, ${setBy})`,
    })
    .from(startups)
    .leftJoin(startupWork, eq(startupWork.startup_id, startups.id))
    .leftJoin(users, and(eq(users.id, startupWork.assignee_id), eq(users.account_status, 'active')))
    .where(
      and(
        lte(startups.later_until, toTimestamp(now)),
        gt(startups.later_until, toTimestamp(now - DAYS_BACK * 24 * 3_600_000)),
      ),
    );
  return rows.map(({ id, until, person }) => ({
    kind: 'later_ended',
    cause: `later:${id}:${zurichDay(Date.parse(until ?? ''))}`,
    to: [person],
    startupId: id,
  }));
};

/** Finds failing or quiet news sources. People who can open the settings get one notice per incident. */
export const findSources: FindNotices = async (tx, now) => {
  const sources = (await listSources(tx, now)).filter(
    ({ health }) => health === 'failing' || health === 'quiet',
  );
  if (sources.length === 0) return [];
  const to = await settingsReaders(tx);
  return sources.map((source) => ({
    kind: 'source',
    cause: causeOf(source),
    to,
    subjectId: Number(source.id),
    details: {
      name: source.name,
      health: source.health,
      failures: source.consecutive_failures,
      error: source.last_error,
    },
  }));
};

/**
 * Returns the cause of a notice about a source. It is equal while the source has the same problem, so that people are
 * notified once.
 */
function causeOf(source: Awaited<ReturnType<typeof listSources>>[number]): string {
  const { id, health, newest_item_at, consecutive_failures, last_success_at, version } = source;
  if (health === 'quiet') return `quiet:${id}:${newest_item_at ?? 'never'}`;
  if (consecutive_failures > 0) return `failing:${id}:${last_success_at ?? 'never'}`;
  // The source responds, so its last success changes with each fetch. Only editing the source starts a new incident.
  return `unread:${id}:${version}`;
}
