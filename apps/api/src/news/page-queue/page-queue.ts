import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease } from '../../platform/jobs/end-lease';
import { NOW, secondsFromNow, type Lease } from '../../platform/jobs/lease';
import { affectsSite, type Unread } from '../../platform/outbound-http/unread';
import { isGivenUp, pageWaitSeconds, type FailedAttempt } from './page-backoff';
import { sourceItems } from '../../platform/db/schema/source-items.table';

/** Page that this process has claimed. */
export type ClaimedPage = typeof sourceItems.$inferSelect;

/** Maximum number of claims of a page. Only a page that crashes its process each time reaches this number. */
const MAX_CLAIMS = 10;

/** Lease of pages. Pages with fewer attempts come first, so that no page waits behind failing pages. */
export const pageLease: Lease<typeof sourceItems> = {
  table: sourceItems,
  isOpen: eq(sourceItems.state, 'waiting'),
  orderBy: [sourceItems.attempts, sourceItems.id],
  seconds: 60,
  abandon: {
    afterAttempts: MAX_CLAIMS,
    change: {
      state: 'given_up',
      reason: 'unreadable',
      message: `${MAX_CLAIMS} attempts ended without a result.`,
    },
  },
};

/** Claims the next due page of a source. */
export function claimPage(db: Db, owner: string, sourceId: number): Promise<ClaimedPage | undefined> {
  return claimNext(db, pageLease, { owner, where: eq(sourceItems.source_id, sourceId) });
}

/** Ends all page claims. The process that made them no longer holds the news job. */
export async function endFormerClaims(db: Db): Promise<void> {
  await db
    .update(sourceItems)
    .set({ lease_until: NOW })
    .where(sql`${sourceItems.lease_until} > ${NOW}`);
}

/**
 * Ends the claim of a page that was read.
 * @param articleId article with the current story; null if the item already refers to it
 * @param date publication date of the article, for an item without a date
 */
export async function finishPage(
  db: Db,
  page: ClaimedPage,
  articleId: number | null,
  date: string | null = null,
): Promise<void> {
  await endLease(db, pageLease, page, {
    state: 'listed',
    reason: null,
    message: null,
    feed_html: '',
    checked_at: NOW,
    ...(articleId !== null && { article_id: articleId }),
    ...(date !== null && page.published_at === null && { published_at: date }),
  });
}

/**
 * Ends the claim of a page that repeats a stored story. The page is not stored unless a person requests it.
 * @param title title of the stored story
 */
export async function setCopyAside(db: Db, page: ClaimedPage, title: string): Promise<void> {
  await endLease(db, pageLease, page, {
    state: GIVEN_UP_UNLESS_NEVER,
    reason: 'copy',
    message: `It tells the same as “${title}”.`,
    feed_html: '',
    checked_at: NOW,
    last_attempt_at: NOW,
  });
}

/**
 * Returns the state of a page after a failed attempt.
 * @param now milliseconds since 1970
 */
export function failedAttempt(
  { attempts, queued_at }: ClaimedPage,
  unread: Unread,
  now: number,
): FailedAttempt {
  return { unread, attempts, ageMs: queued_at === null ? 0 : now - Date.parse(queued_at) };
}

/**
 * Records a failed attempt. The page waits for its next attempt or is given up. A page that a person excluded during
 * the attempt remains excluded. A failure of the whole site also postpones its other pages, without counting an
 * attempt for them.
 * @param now milliseconds since 1970
 */
export async function recordFailure(
  db: Db,
  page: ClaimedPage,
  unread: Unread,
  { now, random }: { now: number; random: () => number },
): Promise<void> {
  const failed = failedAttempt(page, unread, now);
  const waitSeconds = pageWaitSeconds(failed, random);
  const { message } = unread;
  const reason = page.reason === 'copy' ? 'copy' : unread.reason; // a person requested this copy
  const isHeld = await endLease(db, pageLease, page, {
    reason,
    message,
    feed_html: '',
    last_attempt_at: NOW,
    ...(isGivenUp(failed) ? { state: GIVEN_UP_UNLESS_NEVER } : { due_at: secondsFromNow(waitSeconds) }),
  });
  if (isHeld && affectsSite(unread)) await postponeSite(db, page, unread, waitSeconds);
}

const GIVEN_UP_UNLESS_NEVER = sql`case ${sourceItems.state} when 'never' then 'never' else 'given_up' end`;

async function postponeSite(
  db: Db,
  { source_id, url }: ClaimedPage,
  { reason, message }: Unread,
  waitSeconds: number,
): Promise<void> {
  const site = `${new URL(url).origin}/`;
  await db
    .update(sourceItems)
    .set({
      due_at: sql`greatest(${sourceItems.due_at}, ${secondsFromNow(waitSeconds)})`,
      reason: sql`coalesce(${sourceItems.reason}, ${reason})`,
      message: sql`coalesce(${sourceItems.message}, ${message})`,
    })
    .where(
      and(
        eq(sourceItems.source_id, source_id),
        pageLease.isOpen,
        sql`starts_with(${sourceItems.url}, ${site})`,
      ),
    );
}
