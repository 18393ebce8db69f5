import { and, asc, desc, eq, gt, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { listSources } from '../news/sources/source.queries';
import { settingsReaders } from './settings-readers';
import type { Tx } from '../platform/db/open-database';
import { decisions } from '../platform/db/schema/decisions.table';
import { reachedMoments } from '../platform/db/schema/reached-moments.table';
import { startupWork } from '../platform/db/schema/startup-work.table';
import { startups } from '../platform/db/schema/startups.table';
import { users } from '../platform/db/schema/users.table';
import type { Deps } from '../platform/deps';
import { notify } from '../platform/notify/notify';
import { toTimestamp } from '../platform/time/timestamps';
import { plusDays, sixOfDay, zurichDay } from '../platform/time/zurich-days';
import { readScoreConfig } from '../scoring/settings/score-config.queries';

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

type Needs = Pick<Deps, 'db' | 'now'>;

/** A server that was stopped for so many days makes up for it. */
const DAYS_BACK = 3;

/** Whether it is six in the morning in Zurich, or later. */
export function isAfterSix(now: number): boolean {
  return now >= sixOfDay(zurichDay(now));
}

/** Notifies of next steps that are due today, and of startups that are back from Later; each of them once, whichever server does it. */
export async function notifyOfDue({ db, now }: Needs): Promise<void> {
  await notifyOfSteps({ db, now });
  await notifyOfLater({ db, now });
}

async function notifyOfSteps({ db, now }: Needs): Promise<void> {
  const today = zurichDay(now());
  const rows = await db
    .select({ ...WORK, assignee: startupWork.assignee_id })
    .from(startupWork)
    .innerJoin(startups, eq(startups.id, startupWork.startup_id))
    .where(
      and(
        isNotNull(startupWork.assignee_id),
        lte(startupWork.due, today),
        gte(startupWork.due, plusDays(today, -DAYS_BACK)),
      ),
    );
  await db.transaction(async (tx) => {
    for (const { id, step, due, assignee } of rows)
      await notify(tx, now(), {
        kind: 'step_due',
        cause: `due:${id}:${due}`,
        to: [assignee],
        startupId: id,
        details: { step, due },
      });
  });
}

const WORK = { id: startupWork.startup_id, step: startupWork.step, due: startupWork.due };

/** Its assignee, or who set it where that is nobody with access. */
async function notifyOfLater({ db, now }: Needs): Promise<void> {
  const setBy = sql<string | null>`(select d.made_by from ${decisions} d
    where d.startup_id = ${startups.id} and d.kind = 'later' and d."to" = 1 order by d.id desc limit 1)`;
  const rows = await db
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
        lte(startups.later_until, toTimestamp(now())),
        gt(startups.later_until, toTimestamp(now() - DAYS_BACK * 24 * 3_600_000)),
      ),
    );
  await db.transaction(async (tx) => {
    for (const { id, until, person } of rows)
      await notify(tx, now(), {
        kind: 'later_ended',
        cause: `later:${id}:${zurichDay(Date.parse(until ?? ''))}`,
        to: [person],
        startupId: id,
      });
  });
}

/** Notifies who sees the settings of sources that are broken or quiet, once for each time that they become so. */
export async function notifyOfSources({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const sources = (await listSources(db, now())).filter(
    ({ health }) => health === 'failing' || health === 'quiet',
  );
  if (sources.length === 0) return;
  await db.transaction(async (tx) => {
    const admins = await settingsReaders(tx);
    for (const source of sources) {
      const { id, name, health, last_error, consecutive_failures } = source;
      const isQuiet = health === 'quiet';
      await notify(tx, now(), {
        kind: 'source',
        cause: causeOf(source),
        to: admins,
        subjectId: Number(id),
        details: {
          name,
          health,
          reason: isQuiet
            ? 'Nothing new came for longer than usual.'
            : [
                ...(consecutive_failures > 0 ? [`${consecutive_failures} failures in a row.`] : []),
                last_error ?? 'None of its pages can be read.',
              ].join(' '),
        },
      });
    }
  });
}

/** As long as nothing better comes of it, it is the same time. */
function causeOf(source: Awaited<ReturnType<typeof listSources>>[number]): string {
  const { id, health, newest_item_at, consecutive_failures, last_success_at, version } = source;
  if (health === 'quiet') return `quiet:${id}:${newest_item_at ?? 'never'}`;
  if (consecutive_failures > 0) return `failing:${id}:${last_success_at ?? 'never'}`;
  // It answers, so that its last success moves with each reading; only a change of the source begins anew.
  return `unread:${id}:${version}`;
}
