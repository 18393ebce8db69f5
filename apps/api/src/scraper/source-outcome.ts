import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { isRefusal } from '../errors';
import { secondsFromNow } from '../lease/lease';
import { FetchFailure } from '../news/fetch-failure';
import { sourceErrorText } from '../news/read-source';
import { sourceWaitSeconds } from '../unread-pages/page-backoff';
import { newsSources } from './news-sources.table';
import type { NewsSourceRow } from './source.queries';

const MAX_ERROR_LENGTH = 500;

/** What a feed answered. Also for a test of the source, which leaves the validators alone. */
export async function markSuccess(
  db: Db,
  source: NewsSourceRow,
  found: { item_count?: number; etag?: string | null; last_modified?: string | null },
): Promise<void> {
  await db
    .update(newsSources)
    .set({
      ...found,
      last_checked_at: sql`now()`,
      last_success_at: sql`now()`,
      consecutive_failures: 0,
      last_error: null,
      next_attempt_at: null,
    })
    .where(isUnchanged(source));
}

/**
 * Records that a feed could not be read, and how long it is left alone.
 * @param error what reading it threw
 * @returns the message for people
 * @throws Refusal 503 when no thread was free to read it, which says nothing about the source
 */
export async function markFailure(
  db: Db,
  source: NewsSourceRow,
  error: unknown,
  random: () => number,
): Promise<string> {
  if (isRefusal(error)) throw error;
  const text = sourceErrorText(error).slice(0, MAX_ERROR_LENGTH);
  const { reason, retryAfterMs } =
    error instanceof FetchFailure ? error : { reason: 'unreadable' as const, retryAfterMs: null };
  const failures = source.consecutive_failures + 1;
  const wait = sourceWaitSeconds({ failures, isBusy: reason === 'busy', retryAfterMs }, random);
  await db
    .update(newsSources)
    .set({
      last_checked_at: sql`now()`,
      consecutive_failures: sql`${newsSources.consecutive_failures} + 1`,
      last_error: text,
      next_attempt_at: wait === null ? null : secondsFromNow(wait),
    })
    .where(isUnchanged(source));
  return text;
}

/** Not when its address was changed meanwhile: the answer was that of another feed. */
const isUnchanged = ({ id, url }: NewsSourceRow) =>
  sql`${newsSources.id} = ${id} and ${newsSources.url} = ${url}`;
