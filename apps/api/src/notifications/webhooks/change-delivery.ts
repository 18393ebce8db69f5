import { randomUUID } from 'node:crypto';
import { recordEvent, type Actor, type AuditEntry } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { toTimestamp } from '../../platform/time/timestamps';
import { findDelivery, toDeliveryAnswer } from './delivery.queries';
import { lockWebhook } from './webhook.queries';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import type { DeliveryBody } from './webhooks.schemas';

type New = Pick<
  typeof webhookDeliveries.$inferInsert,
  'webhook_id' | 'event_id' | 'kind' | 'data' | 'occurred_at'
>;

/** Sends a test event to a webhook, even if it is inactive. @throws Refusal 404 */
export function sendTest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<DeliveryBody> {
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    return enqueue(tx, actor, 'webhook_tested', {
      webhook_id: webhook.id,
      event_id: `test-${randomUUID()}`,
      kind: 'test',
      data: { webhook: { id: String(webhook.id), name: webhook.name } },
      occurred_at: toTimestamp(now()),
    });
  });
}

/** Sends an event again with the same id, even to an inactive webhook. @throws Refusal 404 */
export function redeliver(
  { db }: Pick<Deps, 'db'>,
  id: string,
  deliveryId: string,
  actor: Actor,
): Promise<DeliveryBody> {
  return db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    const { webhook_id, event_id, kind, data, occurred_at } = await findDelivery(tx, webhook.id, deliveryId);
    return enqueue(tx, actor, 'webhook_event_repeated', { webhook_id, event_id, kind, data, occurred_at });
  });
}

async function enqueue(
  tx: Tx,
  actor: Actor,
  action: AuditEntry['action'],
  values: New,
): Promise<DeliveryBody> {
  const [row] = await tx.insert(webhookDeliveries).values(values).returning();
  if (!row) throw new Error('an insert returns its row');
  const { webhook_id, event_id, kind } = row;
  const target = { type: 'webhook', id: String(webhook_id) };
  await recordEvent(tx, actor, { action, target, after: { event_id, kind } });
  return toDeliveryAnswer(row, false);
}
