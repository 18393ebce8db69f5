import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { users } from '../accounts/users.table';
import type { Deps } from '../deps';
import { sessions } from '../sessions/sessions.table';
import { hasChangedSince } from '../startup-index/index-feed';

/** A session and the person it should belong to. */
type Asked = { sessionId: string; userId: string };
type Waiting = Asked & { resolve: (row: SessionRow | null) => void; reject: (error: unknown) => void };

/**
 * After how long, in milliseconds, a statement is slow and holds up nobody any more. Until then one is under way: a
 * second one would spare some requests a part of a millisecond, and cost all of them a third of their processor time.
 */
const SLOW_MS = 50;
/** Sessions of one statement. */
const MOST_ASKED = 500;

/**
 * Reads the people behind sessions from the database, at every request; requests that arrive together share a statement,
 * as do those that arrive while another is under way. The same statement says whether the index of startups is still as the database is.
 */
export function sessionBatch({ db, now, index }: Pick<Deps, 'db' | 'now' | 'index'>) {
  const read = prepareRead(db);
  const waiting: Waiting[] = [];
  let isUnderWay = false;
  let isStarting = false;

  const fly = async (asked: readonly Waiting[]) => {
    const moment = index.moment();
    const rows = await read.execute({
      sids: asked.map(({ sessionId }) => sessionId),
      subs: asked.map(({ userId }) => userId),
      at: new Date(now()).toISOString(),
      snapshot: moment?.snapshot ?? null,
      startedAt: moment?.startedAt ?? null,
      takenAt: moment?.takenAt ?? null,
    });
    index.note(moment === null ? null : (rows[0]?.hasChanged ?? null));
    for (const { place, user } of rows) asked[place - 1]?.resolve(user);
    for (const { resolve } of asked) resolve(null); // nobody waits for ever, whatever the database answers
  };

  const start = () => {
    if (isUnderWay || waiting.length === 0) return;
    const asked = waiting.splice(0, MOST_ASKED);
    isUnderWay = true;
    const land = () => {
      clearTimeout(slow);
      if (!hasLanded) isUnderWay = false;
      hasLanded = true;
      if (waiting.length > 0) startSoon();
    };
    let hasLanded = false;
    const slow = setTimeout(land, SLOW_MS);
    void fly(asked)
      .catch((error: unknown) => asked.forEach(({ reject }) => reject(error)))
      .finally(land);
  };

  /** When all that arrived in this turn of the event loop has been read. */
  const startSoon = () => {
    if (isStarting || isUnderWay) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      start();
    });
  };

  /** The person of a session; null when either has ended, or they do not belong together. */
  return (asked: Asked) =>
    new Promise<SessionRow | null>((resolve, reject) => {
      waiting.push({ ...asked, resolve, reject });
      startSoon();
    });
}

type Prepared = ReturnType<typeof prepareRead>;
type PreparedRow = Awaited<ReturnType<Prepared['execute']>>[number];
export type SessionRow = NonNullable<PreparedRow['user']>;

/** Prepared once for each connection. */
function prepareRead(db: Deps['db']) {
  const moment = {
    snapshot: sql.placeholder('snapshot'),
    startedAt: sql.placeholder('startedAt'),
    takenAt: sql.placeholder('takenAt'),
  };
  const asked = sql`unnest(${sql.placeholder('sids')}::uuid[], ${sql.placeholder('subs')}::uuid[])
    with ordinality as asked(sid, sub, place)`;
  return db
    .select({
      place: sql`asked.place`.mapWith(Number),
      user: {
        id: users.id,
        email: users.email,
        role: users.role,
        scopes: users.scopes,
        mustChange: users.must_change_password,
      },
      hasChanged: sql<
        boolean | null
      >`case when ${moment.snapshot}::text is not null then ${hasChangedSince(moment)} end`,
    })
    .from(asked)
    .leftJoin(
      sessions,
      and(
        eq(sessions.id, sql`asked.sid`),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, sql`${sql.placeholder('at')}::timestamptz`),
      ),
    )
    .leftJoin(
      users,
      and(
        eq(users.id, sessions.user_id),
        eq(users.id, sql`asked.sub`),
        eq(users.account_status, 'active'),
        gte(sessions.created_at, users.sessions_valid_from),
      ),
    )
    .prepare('read_sessions');
}
