import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { equalsChosen } from '../db/equals-chosen';
import type { Db, Tx } from '../db/open-database';
import { outbox } from './outbox.table';

export type MessageKind = (typeof outbox.$inferSelect)['kind'];

/** A message that this process is to send; `attempts` counts this one. */
export type Claimed = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'user_id' | 'attempts'>;

/** Longer than any attempt takes; then another process may try. */
const LEASE = sql`interval '2 minutes'`;
const KEPT = sql`interval '7 days'`;
const MAX_ATTEMPTS = 10;

const isWaiting = and(isNull(outbox.sent_at), isNull(outbox.failed_at));

/** Leaves a message, in the transaction of what it tells of. @param userId null for nobody: sent to no one, with the same effort */
export async function leaveMessage(tx: Tx, kind: MessageKind, userId: string | null): Promise<void> {
  await tx.insert(outbox).values({ kind, user_id: userId });
}

/** Takes the message that waits longest, for this process alone; undefined when none is due. By the database's clock. */
export async function claimMessage(db: Db): Promise<Claimed | undefined> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, lte(outbox.due_at, sql`now()`)))
    .orderBy(outbox.due_at, outbox.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(outbox)
    .set({ due_at: sql`now() + ${LEASE}`, attempts: sql`${outbox.attempts} + 1` })
    .where(equalsChosen(outbox.id, next))
    .returning({ id: outbox.id, kind: outbox.kind, user_id: outbox.user_id, attempts: outbox.attempts });
  return claimed;
}

export async function markSent(db: Db, message: Claimed): Promise<void> {
  await db
    .update(outbox)
    .set({ sent_at: sql`now()` })
    .where(isStillOurs(message));
}

/** Tries again after 10 s, 20 s, 40 s and so on, at most an hour; gives up after ten attempts. */
export async function putOff(db: Db, message: Claimed): Promise<void> {
  const wait = sql`make_interval(secs => least(3600, 10 * power(2, ${message.attempts - 1}::int)))`;
  const change =
    message.attempts >= MAX_ATTEMPTS ? { failed_at: sql`now()` } : { due_at: sql`now() + ${wait}` };
  await db.update(outbox).set(change).where(isStillOurs(message));
}

/** Removes what was sent, or given up, a week ago. */
export async function pruneOutbox(db: Db): Promise<void> {
  await db
    .delete(outbox)
    .where(or(lte(outbox.sent_at, sql`now() - ${KEPT}`), lte(outbox.failed_at, sql`now() - ${KEPT}`)));
}

/** Not when another process took it over meanwhile. */
function isStillOurs({ id, attempts }: Claimed) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), isWaiting);
}
