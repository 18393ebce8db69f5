import { and, lte, not, sql } from 'drizzle-orm';
import { auditEvents } from '../../db/schema/audit-events.table';
import type { Db } from '../../db/open-database';
import { isStillHeld, NOW, type Held } from '../../jobs/lease';
import { requestLease } from './claim-key';
import { idempotentRequests as requests } from '../../db/schema/idempotent-requests.table';

/** Of an answer, in bytes; a longer one is not kept. */
export const MAX_KEPT_BYTES = 64 * 1024;
/** Not the request was refused, but this attempt at it. */
const FOR_NOW = new Set([408, 425, 429]);

/**
 * Keeps the answer of a request with a key, or frees the key where a repetition may end otherwise: after an outage, an
 * unexpected failure and a refusal for now, unless something was changed all the same.
 * @param body as it is sent; null for none, undefined for one that is no text
 */
export async function keepAnswer(
  db: Db,
  held: Held,
  { status, body }: { status: number; body: string | null | undefined },
): Promise<void> {
  const isHeld = isStillHeld(requestLease, held);
  if (status >= 500 || FOR_NOW.has(status)) {
    // A lost connection may have carried the commit with it: then the trail has the event, and the key stays taken.
    const hasEvent = sql`exists (select 1 from ${auditEvents} e
      where e.actor_id = ${requests.user_id} and e.request_id = ${requests.request_id})`;
    await db.delete(requests).where(and(isHeld, not(hasEvent)));
    await db.update(requests).set({ lease_until: NOW }).where(isHeld);
    return;
  }
  const isTooLong = body === undefined || Buffer.byteLength(body ?? '') > MAX_KEPT_BYTES;
  await db
    .update(requests)
    .set({
      status,
      answer: isTooLong ? null : body,
      is_too_long: isTooLong,
      lease_owner: null,
      lease_until: null,
    })
    .where(isHeld);
}

/** Removes what was asked more than 24 hours ago: such a key is as good as new. */
export async function pruneIdempotentRequests(db: Db): Promise<void> {
  await db.delete(requests).where(lte(requests.created_at, sql`${NOW} - interval '24 hours'`));
}
