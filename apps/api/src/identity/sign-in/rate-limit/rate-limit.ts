import { and, eq, lt, or, sql } from 'drizzle-orm';
import { toTimestamp } from '../../../platform/time/timestamps';
import type { Db, Tx } from '../../../platform/db/open-database';
import { rateLimits } from '../../../platform/db/schema/rate-limits.table';
import { tooManyRequests } from '../../../platform/http/errors/errors';
import type { Limits } from '../../../platform/config/limits';

const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

const FAILURE_WINDOW_MS = 15 * MINUTE_MS;
const LONGEST_DELAY_SECONDS = 60;
/** Retry-After value of a permanent lock in seconds. It is long, so that programs rarely retry. */
const HARD_STOP_RETRY_SECONDS = 15 * 60;
const FAILURES_KEPT_MS = 30 * 24 * HOUR_MS;

const TOO_MANY = 'Too many attempts. Please wait a moment and try again.';
const HARD_STOP = 'Too many wrong passwords. Please set a new one with "Forgot password".';
const HARD_STOP_OF_PASSKEYS =
  'This passkey was refused too often. Please sign in in another way, and remove it in your profile.';
const HARD_STOP_OF_CODES = 'Too many wrong codes. Please ask an administrator to reset your second factor.';

const HARD_STOPS: ReadonlyMap<Bucket, string> = new Map([
  ['login-code', HARD_STOP_OF_CODES],
  ['login-passkey', HARD_STOP_OF_PASSKEYS],
]);

type Bucket = (typeof rateLimits.$inferSelect)['bucket'];

/** Type of the counted event, and the key for which it is counted. */
export type Counter = { bucket: Bucket; key: string };

/**
 * Counts an event in a time window that starts with the first event.
 * @returns the count, and the number of seconds until the window ends
 */
export async function countHit(db: Db, { bucket, key }: Counter, windowMs: number, nowMs: number) {
  const now = toTimestamp(nowMs);
  const window_ends_at = toTimestamp(nowMs + windowMs);
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, key, window_ends_at, updated_at: now })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.key],
      set: { hits: hitsAt(now), window_ends_at: windowEndAt(now, window_ends_at), updated_at: now },
    })
    .returning({ hits: rateLimits.hits, endsAt: rateLimits.window_ends_at });
  return { hits: row?.hits ?? 1, secondsLeft: secondsUntil(row?.endsAt ?? window_ends_at, nowMs) };
}

/**
 * Counts an event and refuses it above a limit.
 * @throws Refusal 429 with `text` if the counter exceeds `most` in its window
 */
export async function limitHits(
  db: Db,
  counter: Counter,
  {
    most,
    windowMs,
    text = () => TOO_MANY,
  }: { most: number; windowMs: number; text?: (secondsLeft: number) => string },
  nowMs: number,
): Promise<void> {
  const { hits, secondsLeft } = await countHit(db, counter, windowMs, nowMs);
  if (hits > most) throw tooManyRequests(text(secondsLeft), secondsLeft);
}

/**
 * Counts an attempt as a failure before the password is verified. This also limits concurrent attempts. After a
 * success, {@link forgetAttempts} clears the counter. After the allowed number of failures, each further failure
 * doubles the wait.
 * @throws Refusal 429 during the wait, or permanently after too many consecutive failures
 * Source: security decision D4.
 */
export async function chargeAttempt(
  db: Db,
  { bucket, key }: Counter,
  { failures, failuresInRow }: Limits,
  nowMs: number,
): Promise<void> {
  const now = toTimestamp(nowMs);
  const window_ends_at = toTimestamp(nowMs + FAILURE_WINDOW_MS);
  const over = sql`${hitsAt(now)} - ${failures}::int`;
  const delay = sql`make_interval(secs => least(${LONGEST_DELAY_SECONDS}::int, power(2, least(${over}, 10))))`;
  const first = {
    bucket,
    key,
    streak: 1,
    window_ends_at,
    updated_at: now,
    blocked_until: failures <= 1 ? toTimestamp(nowMs + SECOND_MS) : null,
  };
  const charged = await db
    .insert(rateLimits)
    .values(first)
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.key],
      set: {
        hits: hitsAt(now),
        window_ends_at: windowEndAt(now, window_ends_at),
        streak: sql`${rateLimits.streak} + 1`,
        updated_at: now,
        blocked_until: sql`case when ${over} >= 0 then ${now}::timestamptz + ${delay} end`,
      },
      setWhere: sql`${rateLimits.streak} < ${failuresInRow}::int and (${rateLimits.blocked_until} is null or ${rateLimits.blocked_until} <= ${now})`,
    })
    .returning({ key: rateLimits.key });
  if (charged.length === 0) throw await refusalOf(db, { bucket, key }, failuresInRow, nowMs);
}

async function refusalOf(db: Db, counter: Counter, failuresInRow: number, nowMs: number) {
  const [row] = await db
    .select({ streak: rateLimits.streak, until: rateLimits.blocked_until })
    .from(rateLimits)
    .where(isOne(counter));
  if (row && row.streak >= failuresInRow) {
    return tooManyRequests(HARD_STOPS.get(counter.bucket) ?? HARD_STOP, HARD_STOP_RETRY_SECONDS);
  }
  return tooManyRequests(TOO_MANY, row?.until ? secondsUntil(row.until, nowMs) : 1);
}

/** Reverts the count of an attempt whose password was not verified. */
export async function refundAttempt(db: Db, counter: Counter): Promise<void> {
  await db
    .update(rateLimits)
    .set({
      hits: sql`greatest(0, ${rateLimits.hits} - 1)`,
      streak: sql`greatest(0, ${rateLimits.streak} - 1)`,
      blocked_until: null,
    })
    .where(isOne(counter));
}

/**
 * Clears the failures of a counter after a success or a new password.
 * @returns whether any failures were counted
 */
export async function forgetAttempts(db: Db | Tx, counter: Counter): Promise<boolean> {
  const gone = await db.delete(rateLimits).where(isOne(counter)).returning({ key: rateLimits.key });
  return gone.length > 0;
}

/** Deletes expired counters. Failure streaks are kept for 30 days after the last failure. */
export async function pruneRateLimits(db: Db, nowMs: number): Promise<void> {
  await db
    .delete(rateLimits)
    .where(
      or(
        and(eq(rateLimits.streak, 0), lt(rateLimits.window_ends_at, toTimestamp(nowMs))),
        lt(rateLimits.updated_at, toTimestamp(nowMs - FAILURES_KEPT_MS)),
      ),
    );
}

const isOne = ({ bucket, key }: Counter) => and(eq(rateLimits.bucket, bucket), eq(rateLimits.key, key));
const isOver = (now: string) => sql`${rateLimits.window_ends_at} <= ${now}`;
const hitsAt = (now: string) => sql<number>`case when ${isOver(now)} then 1 else ${rateLimits.hits} + 1 end`;
const windowEndAt = (now: string, next: string) =>
  sql<string>`case when ${isOver(now)} then ${next}::timestamptz else ${rateLimits.window_ends_at} end`;

function secondsUntil(timestamp: string, nowMs: number): number {
  return Math.max(1, Math.ceil((Date.parse(timestamp) - nowMs) / SECOND_MS));
}
