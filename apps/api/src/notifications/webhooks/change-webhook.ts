import { foldText, searchKey } from '@vaglio/startups-domain';
import { eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict, notFound, staleVersion } from '../../platform/http/errors/errors';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { toTimestamp } from '../../platform/time/timestamps';
import { endDeliveries } from './delivery.queries';
import { checkWebhookAddress } from './webhook-address';
import { webhookDeliveries } from '../../platform/db/schema/webhook-deliveries.table';
import { newSecret, secretText, signingKey } from './webhook-secret';
import { findWebhook, toWebhookAnswer } from './webhook.queries';
import type { CreatedWebhookBody, WebhookBody, WebhookFields } from './webhooks.schemas';
import { webhooks } from '../../platform/db/schema/webhooks.table';

const targetOf = (id: number) => ({ type: 'webhook', id: String(id) });

/** Maximum number of webhooks. Each event is stored once per webhook. */
const MAX_WEBHOOKS = 20;

/**
 * Adds a webhook.
 * @returns the webhook with its secret, which no other response contains
 * @throws Refusal 400 for a refused address or a name without letters or digits, 409 when the name is taken
 */
export function createWebhook(
  { db, keys, settings }: Pick<Deps, 'db' | 'keys' | 'settings'>,
  fields: WebhookFields,
  actor: Actor,
): Promise<CreatedWebhookBody> {
  checkWebhookAddress(fields.url, settings.privateWebhookHosts);
  return db.transaction(async (tx) => {
    await lockWebhooks(tx);
    if ((await tx.$count(webhooks)) >= MAX_WEBHOOKS)
      throw conflict(`There are ${MAX_WEBHOOKS} webhooks already.`);
    const values = valuesOf(fields);
    await refuseTakenName(tx, values.name_key);
    const secret = newSecret(keys.refresh);
    const key = signingKey(secret, keys.refresh);
    const [row] = await tx
      .insert(webhooks)
      .values({ ...values, ...secret })
      .returning();
    if (!row || !key) throw new Error('an insert returns its row, a ring the key of its id');
    const created = toWebhookAnswer(row);
    await recordEvent(tx, actor, { action: 'webhook_created', target: targetOf(row.id), after: created });
    return { ...created, secret: secretText(key) };
  });
}

/**
 * Replaces the editable fields of a webhook. Activating it resets its failures. Deactivating it discards its pending
 * deliveries.
 * @param change.ifMatch If-Match header, if the caller sent it
 * @throws Refusal 400, 404, 409 when another webhook has the name, 412 with the current webhook when the caller saw
 *   another version
 */
export function updateWebhook(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  change: { id: string; ifMatch: string | undefined; fields: WebhookFields },
  actor: Actor,
): Promise<WebhookBody> {
  checkWebhookAddress(change.fields.url, settings.privateWebhookHosts);
  return db.transaction(async (tx) => {
    await lockWebhooks(tx);
    const row = await findWebhook(tx, change.id);
    const before = toWebhookAnswer(row);
    if (!matchesVersion(change.ifMatch, row.version)) throw staleVersion(before);
    const values = valuesOf(change.fields);
    await refuseTakenName(tx, values.name_key, row.id);
    const [changed] = await tx
      .update(webhooks)
      .set({
        ...values,
        ...resetHealth(row, values),
        version: row.version + 1,
        updated_at: toTimestamp(now()),
      })
      .where(eq(webhooks.id, row.id))
      .returning();
    if (!changed) throw notFound('Webhook not found');
    if (row.is_active && !changed.is_active) await endDeliveries(tx, row.id);
    const after = toWebhookAnswer(changed);
    await recordEvent(tx, actor, { action: 'webhook_updated', target: targetOf(row.id), before, after });
    return after;
  });
}

/** Deletes a webhook. @throws Refusal 404 */
export function deleteWebhook({ db }: Pick<Deps, 'db'>, id: string, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    await lockWebhooks(tx);
    const row = await findWebhook(tx, id);
    await tx.delete(webhooks).where(eq(webhooks.id, row.id));
    await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.webhook_id, row.id));
    const before = toWebhookAnswer(row);
    await recordEvent(tx, actor, { action: 'webhook_deleted', target: targetOf(row.id), before });
  });
}

/** Locks webhooks against concurrent changes, so that an unused name remains unused until the transaction ends. */
async function lockWebhooks(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`);
}

/**
 * Returns the columns that reset the failure state. They are empty unless a webhook is switched on or off, or its
 * address changes.
 */
function resetHealth(row: typeof webhooks.$inferSelect, values: { is_active: boolean; url: string }) {
  const isSame = row.is_active === values.is_active && row.url === values.url;
  return isSame ? {} : { off_reason: null, failing_since: null, failures: 0 };
}

function valuesOf({ name, url, kinds, format = 'events', is_active = true }: WebhookFields) {
  const values = { name: name.trim(), url, kinds, format, is_active };
  const name_key = foldText(values.name);
  if (name_key === '') throw badRequest('name needs at least one letter or digit.');
  return { ...values, name_key, search_key: searchKey(values.name, values.url) };
}

async function refuseTakenName(tx: Tx, name_key: string, except?: number): Promise<void> {
  const [taken] = await tx.select().from(webhooks).where(eq(webhooks.name_key, name_key));
  if (taken && taken.id !== except) throw conflict(`The webhook '${taken.name}' has that name already.`);
}
