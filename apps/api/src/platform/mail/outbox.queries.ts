import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { claimNext } from '../jobs/claim-next';
import { endLease, retryLater, type Backoff } from '../jobs/end-lease';
import type { Lease } from '../jobs/lease';
import { outbox } from '../db/schema/outbox.table';

export type MessageKind = (typeof outbox.$inferSelect)['kind'];

/** Message that this process has claimed. `attempts` includes this attempt. */
export type Claimed = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'user_id' | 'subject_id' | 'attempts' | 'epoch' | 'created_at'
>;

const KEPT = sql`interval '7 days'`;

/** Lease of outbox messages. It is longer than any attempt to send a message. */
export const outboxLease: Lease<typeof outbox> = {
  table: outbox,
  isOpen: sql`${outbox.sent_at} is null and ${outbox.failed_at} is null`,
  orderBy: [outbox.due_at, outbox.id],
  seconds: 120,
  abandon: { afterAttempts: 10, change: { failed_at: sql`now()` } },
};
const BACKOFF: Backoff = { firstSeconds: 10, maxSeconds: 3600 };

/**
 * Adds a message to the outbox, in the transaction of the change that the message reports.
 * @param userId null if no account matches. Nothing is then sent, but the request takes the same effort.
 * @param subjectId id of the object that the message is about, if the kind does not determine it
 */
export async function enqueueMessage(
  tx: Tx,
  kind: MessageKind,
  userId: string | null,
  subjectId: number | null = null,
): Promise<void> {
  await tx.insert(outbox).values({ kind, user_id: userId, subject_id: subjectId });
}

/**
 * Removes the recipient of pending messages that contain a link, because such a link would remain valid after a
 * password change.
 */
export async function cancelLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ user_id: null })
    .where(
      and(eq(outbox.user_id, userId), inArray(outbox.kind, ['reset', 'invitation']), outboxLease.isOpen),
    );
}

/**
 * Returns whether a message still has a recipient. A password change removes the recipient from messages with a link.
 */
export async function hasRecipient(tx: Tx, messageId: number): Promise<boolean> {
  return (await tx.$count(outbox, and(eq(outbox.id, messageId), isNotNull(outbox.user_id)))) === 1;
}

/**
 * Condition for message kinds that this version can compose. Other kinds come from a newer server, which sends them.
 */
const isKnown = inArray(outbox.kind, outbox.kind.enumValues);

/** Claims the message that has been due for the longest time; undefined if no message is due. */
export function claimMessage(db: Db | Tx, owner: string): Promise<Claimed | undefined> {
  return claimNext(db, outboxLease, { owner, where: isKnown });
}

/** Marks a message as sent, unless another process has since claimed it. */
export async function markSent(db: Db, message: Claimed): Promise<void> {
  await endLease(db, outboxLease, message, { sent_at: sql`now()` });
}

/**
 * Schedules a retry after 10 s, 20 s, 40 s and so on, up to an hour. After ten attempts, the message is marked as
 * failed.
 */
export async function retryMessage(db: Db, message: Claimed): Promise<void> {
  await retryLater(db, outboxLease, message, BACKOFF);
}

/** Deletes messages that were sent or failed more than a week ago. */
export async function pruneOutbox(db: Db): Promise<void> {
  await db
    .delete(outbox)
    .where(or(lte(outbox.sent_at, sql`now() - ${KEPT}`), lte(outbox.failed_at, sql`now() - ${KEPT}`)));
}
