import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { lockStartup } from '../../startups/records/lock-startup';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { notFound } from '../../platform/http/errors/errors';
import type { FollowingBody } from './following.schemas';
import { startupFollowers } from '../../platform/db/schema/startup-followers.table';

type Follower = { id: string; actor: Actor & { userId: string } };

/** Returns a subquery for the ids of a startup and of all startups that were merged into it. */
function partsOf(startupId: number): SQL {
  return sql`(with recursive parts as (
    select ${startupId}::bigint as id
    union
    select m.merged_id from ${startupMerges} m join parts on m.survivor_id = parts.id where m.undone_at is null
  ) select id from parts)`;
}

/** Returns whether a person follows a startup or a startup that was merged into it. @throws Refusal 404 */
export async function readFollowing(db: Db, id: string, userId: string): Promise<FollowingBody> {
  const startupId = readRowId(id, 'Startup not found');
  if ((await db.$count(startups, eq(startups.id, startupId))) === 0) throw notFound('Startup not found');
  return { startup_id: String(startupId), is_followed: await isFollowed(db, startupId, userId) };
}

/**
 * Follows a startup. Has no effect if the person already follows it.
 * @throws Refusal 404; 409 if the startup was merged
 */
export function followStartup(db: Db, { id, actor }: Follower): Promise<FollowingBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(async (tx) => {
    const { company_name } = await lockStartup(tx, startupId);
    if (!(await isFollowed(tx, startupId, actor.userId))) {
      await addFollower(tx, startupId, actor.userId);
      await record(tx, actor, 'startup_followed', startupId, company_name);
    }
    return { startup_id: String(startupId), is_followed: true };
  });
}

/** Unfollows a startup and all startups merged into it. @throws Refusal 404; 409 if the startup was merged */
export function unfollowStartup(db: Db, { id, actor }: Follower): Promise<FollowingBody> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(async (tx) => {
    const { company_name } = await lockStartup(tx, startupId);
    const { rowCount } = await tx.delete(startupFollowers).where(isOf(startupId, actor.userId));
    if (rowCount) await record(tx, actor, 'startup_unfollowed', startupId, company_name);
    return { startup_id: String(startupId), is_followed: false };
  });
}

/**
 * Adds a follower because the person wrote a note, decided or was assigned. Records no audit event. Has no effect for a
 * deleted account.
 */
export function addFollower(tx: Tx, startupId: number, userId: string): Promise<void> {
  return addFollowers(tx, [startupId], userId);
}

/** Adds a person as a follower of many startups. */
export async function addFollowers(tx: Tx, startupIds: readonly number[], userId: string): Promise<void> {
  await tx.execute(sql`insert into ${startupFollowers} (startup_id, user_id)
    select s.id, u.id from unnest(${sql.param([...startupIds])}::bigint[]) s(id) join users u on u.id = ${userId}::uuid
    on conflict do nothing`);
}

/** Returns the ids of the people who follow a startup or a startup merged into it. */
export async function followersOf(tx: Tx, startupId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: startupFollowers.user_id })
    .from(startupFollowers)
    .where(inArray(startupFollowers.startup_id, partsOf(startupId)));
  return rows.map(({ id }) => id);
}

/** Moves the followers of a startup to the startup into which it is merged. */
export async function moveFollowers(tx: Tx, fromId: number, toId: number): Promise<void> {
  await tx.execute(sql`with moved as (delete from ${startupFollowers} where startup_id = ${fromId} returning *)
    insert into ${startupFollowers} (startup_id, user_id, followed_at)
    select ${toId}::bigint, user_id, followed_at from moved on conflict do nothing`);
}

async function isFollowed(db: Db | Tx, startupId: number, userId: string): Promise<boolean> {
  return (await db.$count(startupFollowers, isOf(startupId, userId))) > 0;
}

const isOf = (startupId: number, userId: string) =>
  and(eq(startupFollowers.user_id, userId), inArray(startupFollowers.startup_id, partsOf(startupId)));

function record(
  tx: Tx,
  actor: Actor,
  action: 'startup_followed' | 'startup_unfollowed',
  startupId: number,
  company_name: string,
): Promise<void> {
  return recordEvent(tx, actor, {
    action,
    target: { type: 'startup', id: String(startupId) },
    after: { company_name, is_followed: action === 'startup_followed' },
  });
}
