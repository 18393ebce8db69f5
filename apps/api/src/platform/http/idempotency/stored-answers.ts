import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database';
import { auditEvents } from '../../db/schema/audit-events.table';
import { idempotentRequests as requests } from '../../db/schema/idempotent-requests.table';
import { inProgress, unprocessable } from '../errors/errors';

const EXPIRED = lte(requests.created_at, sql`statement_timestamp() - interval '10 minutes'`);
/** Maximum size of a stored response, in bytes. */
export const MAX_KEPT_BYTES = 64 * 1024;
/** Temporary refusals. A retry may succeed, so these responses are not stored. */
const FOR_NOW = new Set([408, 425, 429]);

const USED = 'This Idempotency-Key was used for another request.';
const TOO_LONG = 'This request was carried out; its answer was too long to be kept.';
const LOST =
  'This request was carried out, at least in part, but its answer was lost. Please look before you repeat it with another Idempotency-Key.';

export type KeyedRequest = {
  userId: string;
  keyDigest: string;
  /** Digests that identify the request. Only the first one is stored. */
  digests: readonly [string, ...string[]];
  requestId: string;
};

type StoredAnswer = { status: number; answer: string | null };

/**
 * Claims an Idempotency-Key for a request. The first request is processed; repeated requests get the stored response
 * for 10 minutes.
 * @returns the stored response; null if the request must be processed
 * @throws 409 while the first request is being processed; 422 if the key belongs to another request
 */
export async function claimKey(db: Db, request: KeyedRequest): Promise<StoredAnswer | null> {
  const { userId, keyDigest, digests, requestId } = request;
  const claim = { request_digest: digests[0], request_id: requestId };
  const claimed = await db
    .insert(requests)
    .values({ user_id: userId, key_digest: keyDigest, ...claim })
    .onConflictDoUpdate({
      target: [requests.user_id, requests.key_digest],
      set: { ...claim, status: null, answer: null, created_at: sql`statement_timestamp()` },
      setWhere: EXPIRED,
    })
    .returning({ id: requests.id });
  if (claimed.length > 0) return null;
  const [stored] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.user_id, userId), eq(requests.key_digest, keyDigest)));
  if (!stored) throw inProgress(); // the first request has just failed, so its key is free again
  if (!digests.includes(stored.request_digest)) throw unprocessable(USED);
  if (stored.status === null) throw inProgress();
  return { status: stored.status, answer: stored.answer };
}

/**
 * Stores the response to a request with an Idempotency-Key. If a response is too long, a refusal is stored in its
 * place. After an outage, an unexpected error or a temporary refusal, the key is released, unless the request changed
 * data.
 * @param body response body; null for an empty body, undefined for a stream
 */
export async function storeAnswer(
  db: Db,
  { userId, requestId }: Pick<KeyedRequest, 'userId' | 'requestId'>,
  { status, body }: { status: number; body: string | null | undefined },
): Promise<void> {
  const isOwn = and(eq(requests.user_id, userId), eq(requests.request_id, requestId));
  if (status >= 500 || FOR_NOW.has(status)) {
    // The transaction may have been committed before the connection was lost. In that case, the audit trail has an
    // event.
    const hasChanged = await db.$count(
      auditEvents,
      and(eq(auditEvents.actor_id, userId), eq(auditEvents.request_id, requestId)),
    );
    if (hasChanged) await db.update(requests).set(refusedAs(LOST)).where(isOwn);
    else await db.delete(requests).where(isOwn);
    return;
  }
  const isTooLong = body === undefined || Buffer.byteLength(body ?? '') > MAX_KEPT_BYTES;
  await db
    .update(requests)
    .set(isTooLong ? refusedAs(TOO_LONG) : { status, answer: body })
    .where(isOwn);
}

function refusedAs(error: string): StoredAnswer {
  return { status: 409, answer: JSON.stringify({ error }) };
}

/** Deletes expired keys and their responses. */
export async function pruneIdempotentRequests(db: Db): Promise<void> {
  await db.delete(requests).where(EXPIRED);
}
