import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease } from '../../platform/jobs/end-lease';
import { NOW, secondsFromNow, type Lease } from '../../platform/jobs/lease';
import { affectsSite, type Unread } from '../../platform/outbound-http/unread';
import { isGivenUp, pageWaitSeconds, type FailedAttempt } from './page-backoff';
import { sourceItems } from '../../platform/db/schema/source-items.table';

/** A page that this process alone reads, as long as its claim holds. */
export type ClaimedPage = typeof sourceItems.$inferSelect;

/** More claims than the attempts of any page: those of a page that ends its process each time. */
const MAX_CLAIMS = 10;

/** Pages that were not tried yet first, so that none waits behind those that fail. */
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

/** Claims the next page of a source that is due. */
export function claimPage(db: Db, owner: string, sourceId: number): Promise<ClaimedPage | undefined> {
  return claimNext(db, pageLease, { owner, where: eq(sourceItems.source_id, sourceId) });
}

/** Ends all claims: who made them has lost the run of the news job in which they were made. */
export async function endFormerClaims(db: Db): Promise<void> {
  await db
    .update(sourceItems)
    .set({ lease_until: NOW })
    .where(sql`${sourceItems.lease_until} > ${NOW}`);
}

/**
 * Ends the claim of a page that was read.
 * @param articleId the article that holds the story now; null where that is stored already
 * @param date when the article was published, for an item whose source does not say so
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
 * Ends the claim of a page that repeats a stored story: it is set aside until a person asks to read it anyway.
 * @param title of the stored story
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

/** Figures of a page whose attempt has failed. @param now milliseconds since 1970 */
export function failedAttempt(
  { attempts, queued_at }: ClaimedPage,
  unread: Unread,
  now: number,
): FailedAttempt {
  return { unread, attempts, ageMs: queued_at === null ? 0 : now - Date.parse(queued_at) };
}

/**
 * Ends a failed attempt: the page waits for its next one, or is given up. A person's decision of meanwhile that it is never
 * read is kept. What concerns the whole site postpones its other pages as well, without an attempt of theirs.
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
  const reason = page.reason === 'copy' ? 'copy' : unread.reason; // a person wants it: it is not compared again
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
