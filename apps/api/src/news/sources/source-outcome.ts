import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { isRefusal } from '../../platform/http/errors/errors';
import { secondsFromNow } from '../../platform/jobs/lease';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import { sourceErrorText } from '../fetching/read-source';
import { sourceWaitSeconds } from '../page-queue/page-backoff';
import {
  newsSources,
  type NewsSourceRow,
  type SourceAttempt,
} from '../../platform/db/schema/news-sources.table';

const MAX_ERROR_LENGTH = 500;
const ATTEMPTS_KEPT = 8;
const NO_WAIT = { failed: false, wait_sec: null };

/** Type of an attempt. A test does not count as a fetch, so a requested fetch still follows. */
type Occasion = { isTest: boolean };
const READING: Occasion = { isTest: false };
const checkedAt = ({ isTest }: Occasion) => (isTest ? {} : { last_checked_at: sql`now()` });

type Answer = {
  item_count?: number;
  note?: string | null;
  etag?: string | null;
  last_modified?: string | null;
};

/**
 * Records a successful attempt to read a source. A test does not change the validators.
 * @param note message to display about unreadable parts
 */
export async function markSuccess(
  db: Db,
  source: NewsSourceRow,
  { note, ...found }: Answer,
  occasion = READING,
): Promise<void> {
  const items = found.item_count === undefined ? 'Not changed' : itemsWords(found.item_count);
  const answer = note ? `${items}. ${note}` : items;
  await db
    .update(newsSources)
    .set({
      ...found,
      ...checkedAt(occasion),
      last_success_at: sql`now()`,
      consecutive_failures: 0,
      last_error: null,
      recent_attempts: withAttempt({ answer, ...NO_WAIT }),
      next_attempt_at: null,
    })
    .where(isUnchanged(source));
}

/**
 * Records a failed attempt to read a source, and the wait before the next attempt.
 * @param error error of the attempt
 * @returns the message for users
 * @throws Refusal 503 if no thread was free, which is not a failure of the source
 */
export async function markFailure(
  db: Db,
  source: NewsSourceRow,
  error: unknown,
  random: () => number,
  occasion = READING,
): Promise<string> {
  if (isRefusal(error)) throw error;
  const text = sourceErrorText(error).slice(0, MAX_ERROR_LENGTH);
  const { reason, retryAfterMs } =
    error instanceof FetchFailure ? error : { reason: 'unreadable' as const, retryAfterMs: null };
  const failures = source.consecutive_failures + 1;
  const wait = sourceWaitSeconds({ failures, isBusy: reason === 'busy', retryAfterMs }, random);
  const asked = retryAfterMs === null ? '' : ` It asks to wait ${durationWords(retryAfterMs)}.`;
  const wait_sec = wait === null ? null : Math.round(wait);
  await db
    .update(newsSources)
    .set({
      ...checkedAt(occasion),
      consecutive_failures: sql`${newsSources.consecutive_failures} + 1`,
      last_error: text,
      recent_attempts: withAttempt({ answer: `${text}${asked}`, failed: true, wait_sec }),
      next_attempt_at: wait === null ? null : secondsFromNow(wait),
    })
    .where(isUnchanged(source));
  return text;
}

/** Returns an SQL expression for the recent attempts with a new attempt at the start. */
function withAttempt(attempt: Omit<SourceAttempt, 'at'>): SQL {
  const row = sql`jsonb_build_array(${JSON.stringify(attempt)}::jsonb || jsonb_build_object('at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))`;
  return sql`jsonb_path_query_array(${row} || ${newsSources.recent_attempts}, ${`$[0 to ${ATTEMPTS_KEPT - 1}]`}::jsonpath)`;
}

const itemsWords = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Formats a duration as text: '40 seconds', '15 minutes', '2 hours'. */
function durationWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Returns an SQL condition that the address of a source is unchanged. Otherwise the result belongs to a different
 * address.
 */
const isUnchanged = ({ id, url }: NewsSourceRow) =>
  sql`${newsSources.id} = ${id} and ${newsSources.url} = ${url}`;
