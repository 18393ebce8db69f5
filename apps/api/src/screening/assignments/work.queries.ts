import { asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { parseRowId, readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import type { WorkBody } from './work.schemas';

/** Work item of a startup. Its version is 0 if it is not stored yet. */
export type StoredWork = Omit<WorkBody, 'startup_id'>;

/** Columns of a work item, including the name of the assignee. */
const WORK_COLUMNS = {
  assignee_id: startupWork.assignee_id,
  assignee: users.name,
  step: startupWork.step,
  due: startupWork.due,
  version: startupWork.version,
};

/** Empty work item for a startup that has none. */
export const NO_WORK = { assignee_id: null, assignee: null, step: null, due: null, version: 0 };

/** Returns the work item of a startup. @throws Refusal 404 */
export async function readWork(db: Db, id: string): Promise<WorkBody> {
  const startupId = readRowId(id, 'Startup not found');
  if ((await db.$count(startups, eq(startups.id, startupId))) === 0) throw notFound('Startup not found');
  return workOf(db, startupId);
}

/** Returns the work items of the given startups, sorted by startup id. Startups without a work item are omitted. */
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

/** Returns the work item of an existing startup. Its version is 0 if it is not stored yet. */
export async function workOf(db: Db | Tx, startupId: number): Promise<WorkBody> {
  const works = await worksOf(db, [startupId]);
  return { startup_id: String(startupId), ...(works.get(startupId) ?? NO_WORK) };
}

/** Returns the stored work items of startups, keyed by startup id. */
export async function worksOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, StoredWork>> {
  const rows = await db
    .select({ id: startupWork.startup_id, ...WORK_COLUMNS })
    .from(startupWork)
    .leftJoin(users, eq(users.id, startupWork.assignee_id))
    .where(sql`${startupWork.startup_id} = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, ...work }) => [id, work]));
}
