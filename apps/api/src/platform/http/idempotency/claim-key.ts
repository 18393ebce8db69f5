import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { auditEvents } from '../../db/schema/audit-events.table';
import type { Db } from '../../db/open-database';
import { conflict, inProgress, unprocessable } from '../errors/errors';
import { NOW, secondsFromNow, type Held, type Lease } from '../../jobs/lease';
import { idempotentRequests as requests } from '../../db/schema/idempotent-requests.table';

const LEASE_SECONDS = 60;
/** As long as an answer is kept. Source: security decision D7. */
const KEPT = sql`interval '24 hours'`;

const USED = 'This Idempotency-Key was used for another request.';
const TOO_LONG = 'This request was carried out; its answer was too long to be kept.';
const LOST =
  'This request was carried out, at least in part, but its answer was lost. Please look before you repeat it with another Idempotency-Key.';

export const requestLease: Lease<typeof requests> = {
  table: requests,
  isOpen: isNull(requests.status),
  orderBy: [requests.id],
  seconds: LEASE_SECONDS,
};

export type KeyedRequest = {
  userId: string;
  keyDigest: string;
  /** The first is stored, each is recognised. */
  digests: readonly [string, ...string[]];
  requestId: string;
  /** Name of this process. */
  owner: string;
};

/** What a request with a key leads to: it is carried out, or the answer of the first one is given again. */
export type Verdict = { held: Held } | { status: number; answer: string | null };

/**
 * Decides about a request with a key. One whose server died is carried out again only if it has changed nothing, which
 * the audit trail proves: every change and its event are one transaction.
 * @throws 422 when the key belongs to another request; 409 while that runs, and when its answer is not there any more
 */
export async function claimKey(db: Db, request: KeyedRequest): Promise<Verdict> {
  const fresh = await insertOrRenew(db, request);
  if (fresh) return { held: fresh };
  const [stored] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.user_id, request.userId), eq(requests.key_digest, request.keyDigest)));
  if (!stored) throw inProgress(); // it failed at this moment, and its key is free again
  if (!request.digests.includes(stored.request_digest)) throw unprocessable(USED);
  if (stored.status !== null) {
    if (stored.is_too_long) throw conflict(TOO_LONG);
    return { status: stored.status, answer: stored.answer };
  }
  return { held: await takeOver(db, request, stored) };
}

/** A key that is new, or of which 24 hours have passed. */
async function insertOrRenew(db: Db, { userId, keyDigest, digests, requestId, owner }: KeyedRequest) {
  const attempt = {
    request_digest: digests[0],
    request_id: requestId,
    lease_owner: owner,
    lease_until: secondsFromNow(LEASE_SECONDS),
    attempts: 1,
  };
  const [row] = await db
    .insert(requests)
    .values({ user_id: userId, key_digest: keyDigest, epoch: 1, ...attempt })
    .onConflictDoUpdate({
      target: [requests.user_id, requests.key_digest],
      set: {
        ...attempt,
        status: null,
        answer: null,
        is_too_long: false,
        created_at: sql`${NOW}`,
        epoch: sql`${requests.epoch} + 1`,
      },
      setWhere: lte(requests.created_at, sql`${NOW} - ${KEPT}`),
    })
    .returning({ id: requests.id, epoch: requests.epoch });
  return row;
}

async function takeOver(
  db: Db,
  { userId, requestId, owner }: KeyedRequest,
  stored: typeof requests.$inferSelect,
): Promise<Held> {
  const isFree = and(
    eq(requests.id, stored.id),
    eq(requests.epoch, stored.epoch),
    lte(requests.lease_until, NOW),
  );
  const [expired] = await db.select({ id: requests.id }).from(requests).where(isFree);
  if (!expired) throw inProgress();
  const [event] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(and(eq(auditEvents.actor_id, userId), eq(auditEvents.request_id, stored.request_id)))
    .limit(1);
  if (event) throw conflict(LOST);
  const [taken] = await db
    .update(requests)
    .set({
      request_id: requestId,
      lease_owner: owner,
      lease_until: secondsFromNow(LEASE_SECONDS),
      epoch: sql`${requests.epoch} + 1`,
      attempts: sql`${requests.attempts} + 1`,
    })
    .where(isFree)
    .returning({ id: requests.id, epoch: requests.epoch });
  if (!taken) throw inProgress();
  return taken;
}
