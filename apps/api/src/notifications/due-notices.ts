import { and, eq, gt, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import { decisions } from '../platform/db/schema/decisions.table';
import type { Deps } from '../platform/deps';
import { startups } from '../platform/db/schema/startups.table';
import { toTimestamp } from '../platform/time/timestamps';
import { startupWork } from '../platform/db/schema/startup-work.table';
import { plusDays, sixOfDay, zurichDay } from '../platform/time/zurich-days';
import { notify } from '../platform/notify/notify';

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
