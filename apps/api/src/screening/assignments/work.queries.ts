import { asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { parseRowId, readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import type { WorkBody } from './work.schemas';

/** The work on a startup; version 0 where nobody said anything yet. */
export type StoredWork = Omit<WorkBody, 'startup_id'>;

/** What is said of the work on a startup, with the name of its assignee. */
const WORK_COLUMNS = {
  assignee_id: startupWork.assignee_id,
  assignee: users.name,
  step: startupWork.step,
  due: startupWork.due,
  version: startupWork.version,
};

/** Of a startup about which nobody has said anything yet. */
export const NO_WORK = { assignee_id: null, assignee: null, step: null, due: null, version: 0 };

/** @throws 404 */
export async function readWork(db: Db, id: string): Promise<WorkBody> {
  const startupId = readRowId(id, 'Startup not found');
  if ((await db.$count(startups, eq(startups.id, startupId))) === 0) throw notFound('Startup not found');
  return workOf(db, startupId);
}

/** The work on some startups, in the order of their ids; of one that nobody said anything about there is none. */
export async function listWork(db: Db, ids: readonly string[]): Promise<WorkBody[]> {
  const rows = await db
    .select({ startup_id: startupWork.startup_id, ...WORK_COLUMNS })
    .from(startupWork)
    .innerJoin(startups, eq(startups.id, startupWork.startup_id))
    .leftJoin(users, eq(users.id, startupWork.assignee_id))
    .where(inArray(startupWork.startup_id, [...new Set(ids.flatMap((id) => parseRowId(id) ?? []))]))
    .orderBy(asc(startupWork.startup_id));
  return rows.map(({ startup_id, ...work }) => ({ startup_id: String(startup_id), ...work }));
}

/** Of a startup that exists; version 0 where nobody has said anything yet. */
export async function workOf(db: Db | Tx, startupId: number): Promise<WorkBody> {
  const works = await worksOf(db, [startupId]);
  return { startup_id: String(startupId), ...(works.get(startupId) ?? NO_WORK) };
}

/** The work on startups that somebody said something about, by id. */
export async function worksOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, StoredWork>> {
  const rows = await db
    .select({ id: startupWork.startup_id, ...WORK_COLUMNS })
    .from(startupWork)
    .leftJoin(users, eq(users.id, startupWork.assignee_id))
    .where(sql`${startupWork.startup_id} = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, ...work }) => [id, work]));
}
