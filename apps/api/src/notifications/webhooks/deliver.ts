import { eq, sql } from 'drizzle-orm';
import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { endLease, retryLater } from '../../platform/jobs/end-lease';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import type { Deps } from '../../platform/deps';
import { DELIVERY_BACKOFF, deliveryLease, endDeliveries, type DeliveryRow } from './delivery.queries';
import { notifyOfSwitchOff } from './switch-off-notice';
import { toWebhookAnswer } from './webhook.queries';
import { chatBody, eventBody } from './webhook-body';
import { webhookBrand } from './webhook-brand';
import { signatureHeaders, signingKey } from './webhook-secret';
import type { Attempt, SendWebhook } from './webhook-sender';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import { webhooks } from '../../platform/db/schema/webhooks.table';

export type DeliverDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'> & { send: SendWebhook };
type WebhookRow = typeof webhooks.$inferSelect;

/**
 * Time and number of attempts after which a failing webhook is deactivated. Both limits must be reached: with few
 * events, a single failure proves little, even long after the last success.
 */
const FAILING_MS = 3 * 24 * 3_600_000;
const ATTEMPTS = 10;
/** Response status for an address that is no longer in use. Source: Standard Webhooks. */
const GONE = 410;

/** Sends a claimed delivery and stores its outcome. */
export async function deliver(deps: DeliverDeps, claimed: DeliveryRow): Promise<void> {
  const [webhook] = await deps.db.select().from(webhooks).where(eq(webhooks.id, claimed.webhook_id));
  if (!webhook) {
    await endLease(deps.db, deliveryLease, claimed, { failed_at: sql`now()`, error: 'It is deleted.' });
    return;
  }
  await keepOutcome(deps, claimed, { ...(await attempt(deps, webhook, claimed)), url: webhook.url });
}

async function attempt(
  { db, keys, settings, now, send }: DeliverDeps,
  webhook: WebhookRow,
  event: DeliveryRow,
): Promise<Attempt> {
  const key = signingKey(webhook, keys.refresh);
  if (!key)
    return {
      status: null,
      failure: 'The key of its secret is gone: delete the webhook and create it again.',
    };
  const { kind, occurred_at, data } = event;
  const { format } = webhook;
  const sent = { kind, timestamp: isoTimestamp(occurred_at), data };
  const body =
    format === 'events' ? eventBody(sent) : chatBody(format, sent, await webhookBrand({ db, settings }));
  return send(webhook.url, signatureHeaders(event.event_id, body, key, now()), body);
}

/**
 * Stores the outcome of a delivery.
 * @param outcome includes the requested address, because a person may have changed it since
 */
async function keepOutcome(
  deps: DeliverDeps,
  claimed: DeliveryRow,
  { status, failure, url }: Attempt & { url: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Locks the table first and then the webhook, in the same order as edits.
    await tx.execute(sql`lock table ${webhooks} in row exclusive mode`);
    const [locked] = await tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.id, claimed.webhook_id))
      .for('update');
    const webhook = locked?.url === url ? locked : undefined;
    if (failure === null) {
      const change = { delivered_at: sql`now()`, status, error: null };
      if (!(await endLease(tx, deliveryLease, claimed, change)) || !webhook) return;
      return markWorking(tx, webhook);
    }
    if (!(await retryLater(tx, deliveryLease, claimed, DELIVERY_BACKOFF))) return;
    await tx
      .update(webhookDeliveries)
      .set({ status, error: failure })
      .where(eq(webhookDeliveries.id, claimed.id));
    if (webhook) await countFailure(deps, tx, webhook, { status, failure, attempts: claimed.attempts });
  });
}

async function markWorking(tx: Tx, { id, failures }: WebhookRow): Promise<void> {
  if (failures === 0) return;
  await tx.update(webhooks).set({ failing_since: null, failures: 0 }).where(eq(webhooks.id, id));
}

async function countFailure(
  { now }: DeliverDeps,
  tx: Tx,
  webhook: WebhookRow,
  { status, failure, attempts }: { status: number | null; failure: string; attempts: number },
): Promise<void> {
  const failing_since = webhook.failing_since ?? toTimestamp(now());
  const failures = webhook.failures + 1;
  await tx.update(webhooks).set({ failing_since, failures }).where(eq(webhooks.id, webhook.id));
  if (!webhook.is_active) return;
  const isLong = attempts >= ATTEMPTS && now() - Date.parse(failing_since) >= FAILING_MS;
  if (isLong) await switchOff(tx, now(), webhook, `Every attempt of the last three days failed. ${failure}`);
  if (!isLong && status === GONE)
    await switchOff(tx, now(), webhook, 'It answers that the address is no longer in use.');
}

/** Deactivates a webhook, notifies the people who may open the settings, and adds an audit event. */
async function switchOff(tx: Tx, now: number, webhook: WebhookRow, off_reason: string): Promise<void> {
  const [changed] = await tx
    .update(webhooks)
    .set({ is_active: false, off_reason, version: webhook.version + 1, updated_at: toTimestamp(now) })
    .where(eq(webhooks.id, webhook.id))
    .returning();
  if (!changed) return;
  await endDeliveries(tx, webhook.id);
  await notifyOfSwitchOff(tx, now, changed);
  await recordEvent(tx, THE_SERVER, {
    action: 'webhook_switched_off',
    target: { type: 'webhook', id: String(webhook.id) },
    before: toWebhookAnswer(webhook),
    after: toWebhookAnswer(changed),
  });
}
