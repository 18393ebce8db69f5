import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { claimNext } from '../jobs/claim-next';
import { endLease, retryLater, type Backoff } from '../jobs/end-lease';
import type { Lease } from '../jobs/lease';
import { outbox } from '../db/schema/outbox.table';

export type MessageKind = (typeof outbox.$inferSelect)['kind'];

/** A message that this process is to send; `attempts` counts this one. */
export type Claimed = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'user_id' | 'subject_id' | 'attempts' | 'epoch' | 'created_at'
>;

const KEPT = sql`interval '7 days'`;

/** Longer than any attempt takes; then another process may try. */
export const outboxLease: Lease<typeof outbox> = {
  table: outbox,
  isOpen: sql`${outbox.sent_at} is null and ${outbox.failed_at} is null`,
  orderBy: [outbox.due_at, outbox.id],
  seconds: 120,
  abandon: { afterAttempts: 10, change: { failed_at: sql`now()` } },
};
const BACKOFF: Backoff = { firstSeconds: 10, maxSeconds: 3600 };

/**
 * Enqueues a message, in the transaction of the change it reports.
 * @param userId null for nobody: nothing is sent, with the same effort
 * @param subjectId what it says, where the kind alone does not
 */
export async function enqueueMessage(
  tx: Tx,
  kind: MessageKind,
  userId: string | null,
  subjectId: number | null = null,
): Promise<void> {
  await tx.insert(outbox).values({ kind, user_id: userId, subject_id: subjectId });
}

/** A change of password: links that still wait would be valid after it, so nobody gets them. */
export async function cancelLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ user_id: null })
    .where(
      and(eq(outbox.user_id, userId), inArray(outbox.kind, ['reset', 'invitation']), outboxLease.isOpen),
    );
}

/** Whether a message still has a recipient: a change of password takes it from messages with a link. */
export async function hasRecipient(tx: Tx, messageId: number): Promise<boolean> {
  return (await tx.$count(outbox, and(eq(outbox.id, messageId), isNotNull(outbox.user_id)))) === 1;
}

/** Of a kind that this version can compose: a newer server on the same database sends its own. */
const isKnown = inArray(outbox.kind, outbox.kind.enumValues);

/** Claims the message that has been due longest; undefined when none is due. */
export function claimMessage(db: Db | Tx, owner: string): Promise<Claimed | undefined> {
  return claimNext(db, outboxLease, { owner, where: isKnown });
}

/** No effect when another process has claimed the message since. */
export async function markSent(db: Db, message: Claimed): Promise<void> {
  await endLease(db, outboxLease, message, { sent_at: sql`now()` });
}

/** Tries again after 10 s, 20 s, 40 s and so on, at most an hour; gives up after ten attempts. */
export async function retryMessage(db: Db, message: Claimed): Promise<void> {
  await retryLater(db, outboxLease, message, BACKOFF);
}

/** Removes what was sent, or given up, a week ago. */
export async function pruneOutbox(db: Db): Promise<void> {
  await db
    .delete(outbox)
    .where(or(lte(outbox.sent_at, sql`now() - ${KEPT}`), lte(outbox.failed_at, sql`now() - ${KEPT}`)));
}
