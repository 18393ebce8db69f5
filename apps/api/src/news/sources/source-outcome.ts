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

/** Whether a source was read for its news, or only tested: then an order to read it is still to be carried out. */
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
 * What a source answered. Also for a test of the source, which leaves the validators alone.
 * @param note what could not be read of the answer, in words for people
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
 * Records that a source could not be read, and how long it is left alone.
 * @param error what reading it threw
 * @returns the message for people
 * @throws Refusal 503 when no thread was free to read it, which says nothing about the source
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

/** The attempts with a new one in front. */
function withAttempt(attempt: Omit<SourceAttempt, 'at'>): SQL {
  const row = sql`jsonb_build_array(${JSON.stringify(attempt)}::jsonb || jsonb_build_object('at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))`;
  return sql`jsonb_path_query_array(${row} || ${newsSources.recent_attempts}, ${`$[0 to ${ATTEMPTS_KEPT - 1}]`}::jsonpath)`;
}

const itemsWords = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** '40 seconds', '15 minutes', '2 hours'. */
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

/** Not when its address was changed meanwhile: the answer was that of another source. */
const isUnchanged = ({ id, url }: NewsSourceRow) =>
  sql`${newsSources.id} = ${id} and ${newsSources.url} = ${url}`;
