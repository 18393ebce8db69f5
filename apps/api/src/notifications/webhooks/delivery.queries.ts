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
/** Twelve attempts in about 14 hours. */
export const DELIVERY_BACKOFF: Backoff = { firstSeconds: 30, maxSeconds: 21_600 };

const IS_OF_FREE_WEBHOOK = sql`not exists (select from ${webhookDeliveries} other
  where other.webhook_id = ${webhookDeliveries.webhook_id}
    and other.delivered_at is null and other.failed_at is null and other.lease_until > ${NOW})`;
const ONE_DUE = sql`select from ${webhookDeliveries} where ${isClaimable(deliveryLease)} and ${IS_OF_FREE_WEBHOOK} limit 1`;

/**
 * Claims the delivery that has been due longest, but none to a webhook that is being sent to: a slow one delays only
 * itself. Claims are made one after another, so that each sees the one before; nobody waits for another's.
 * @returns undefined when there is none, and while another claim is being made: then it is tried again at the next poll
 */
export async function claimDelivery(db: Db, owner: string): Promise<DeliveryRow | undefined> {
  // Every lane of every server asks each second, mostly for nothing: that takes no lock and no transaction.
  const { rows: due } = await db.execute(ONE_DUE);
  if (due.length === 0) return undefined;
  return db.transaction(async (tx) => {
    const isOurs = await takeFreeLock(tx, ADVISORY_LOCKS.webhookDeliveries);
    return isOurs ? claimNext(tx, deliveryLease, { owner, where: IS_OF_FREE_WEBHOOK }) : undefined;
  });
}

/** The last deliveries to a webhook, the newest first. */
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

/** @throws 404, also for the delivery of another webhook */
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

/** What waits for a webhook that is switched off is not sent any more. */
export async function endDeliveries(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ failed_at: sql`now()`, error: 'The webhook was switched off.' })
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), deliveryLease.isOpen));
}

/** A delivery as it is answered. @param isBeingSent by a process that lives; one that died leaves its lease */
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
