import { and, desc, eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS, takeFreeLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { claimNext } from '../../platform/jobs/claim-next';
import { isClaimable, isLeased, NOW, type Lease } from '../../platform/jobs/lease';
import type { Backoff } from '../../platform/jobs/end-lease';
import { readRowId } from '../../platform/http/validation/row-id';
import { isoTimestamp } from '../../platform/time/timestamps';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import type { DeliveryBody } from './webhooks.schemas';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const SHOWN = 50;
const NOT_FOUND = 'Delivery not found';

export const deliveryLease: Lease<typeof webhookDeliveries> = {
  table: webhookDeliveries,
  isOpen: sql`${webhookDeliveries.delivered_at} is null and ${webhookDeliveries.failed_at} is null`,
  orderBy: [webhookDeliveries.due_at, webhookDeliveries.id],
  seconds: 60,
  abandon: { afterAttempts: 12, change: { failed_at: sql`now()` } },
};
/** Backoff of deliveries: twelve attempts in about 14 hours. */
export const DELIVERY_BACKOFF: Backoff = { firstSeconds: 30, maxSeconds: 21_600 };

const IS_OF_FREE_WEBHOOK = sql`not exists (select from ${webhookDeliveries} other
  where other.webhook_id = ${webhookDeliveries.webhook_id}
    and other.delivered_at is null and other.failed_at is null and other.lease_until > ${NOW})`;
const ONE_DUE = sql`select from ${webhookDeliveries} where ${isClaimable(deliveryLease)} and ${IS_OF_FREE_WEBHOOK} limit 1`;

/**
 * Claims the delivery that has been due longest. Webhooks with an active delivery are skipped, so a slow receiver
 * delays only its own deliveries. Only one claim at a time is made, so that each claim sees the previous claim.
 * @returns undefined when no delivery is due, or while another claim is being made; the next poll retries
 */
export async function claimDelivery(db: Db, owner: string): Promise<DeliveryRow | undefined> {
  // First checks without lock and transaction, because every lane of every server polls each second, mostly without
  // result.
  const { rows: due } = await db.execute(ONE_DUE);
  if (due.length === 0) return undefined;
  return db.transaction(async (tx) => {
    const isOurs = await takeFreeLock(tx, ADVISORY_LOCKS.webhookDeliveries);
    return isOurs ? claimNext(tx, deliveryLease, { owner, where: IS_OF_FREE_WEBHOOK }) : undefined;
  });
}

/** Returns the last deliveries to a webhook, newest first. */
export async function listDeliveries(db: Db, webhookId: number): Promise<DeliveryBody[]> {
  const rows = await db
    .select({
      row: webhookDeliveries,
      isBeingSent: sql<boolean>`coalesce(${isLeased(deliveryLease)}, false)`,
    })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhook_id, webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN);
  return rows.map(({ row, isBeingSent }) => toDeliveryAnswer(row, isBeingSent));
}

/**
 * Returns a delivery to a webhook.
 * @throws Refusal 404, also for a delivery to another webhook
 */
export async function findDelivery(tx: Tx, webhookId: number, id: string): Promise<DeliveryRow> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.id, readRowId(id, NOT_FOUND)), eq(webhookDeliveries.webhook_id, webhookId)),
    );
  if (!row) throw notFound(NOT_FOUND);
  return row;
}

/** Ends the pending deliveries of a deactivated webhook. */
export async function endDeliveries(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ failed_at: sql`now()`, error: 'The webhook was switched off.' })
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), deliveryLease.isOpen));
}

/**
 * Builds the response for a webhook delivery.
 * @param isBeingSent whether a process holds a valid lease on the delivery
 */
export function toDeliveryAnswer(row: DeliveryRow, isBeingSent: boolean): DeliveryBody {
  const { id, event_id, kind, attempts, status, error, delivered_at, failed_at } = row;
  const isOver = delivered_at !== null || failed_at !== null;
  return {
    id: String(id),
    event_id,
    kind,
    state: delivered_at !== null ? 'delivered' : failed_at !== null ? 'failed' : 'waiting',
    attempts,
    status,
    error,
    occurred_at: isoTimestamp(row.occurred_at),
    delivered_at: isoTimestamp(delivered_at),
    due_at: isOver || isBeingSent ? null : isoTimestamp(row.due_at),
  };
}
