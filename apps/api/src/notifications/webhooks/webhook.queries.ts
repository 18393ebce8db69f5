import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { holdsFolded, type Page } from '../../platform/http/pagination/list-page';
import { readRowId } from '../../platform/http/validation/row-id';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { WebhookBody } from './webhooks.schemas';
import { webhooks } from '../../platform/db/schema/webhooks.table';

type WebhookRow = typeof webhooks.$inferSelect;

const NOT_FOUND = 'Webhook not found';

/** Returns webhooks that contain the folded `q`, sorted by name. `total` ignores paging. */
export async function listWebhooks(db: Db, q: string | undefined, { limit, offset }: Page) {
  const match = holdsFolded(webhooks.search_key, q);
  const rows = db
    .select()
    .from(webhooks)
    .where(match)
    .orderBy(asc(webhooks.name_key), asc(webhooks.id))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, db.$count(webhooks, match)]);
  return { items: found.map(toWebhookAnswer), total };
}

/** Returns a webhook. @throws Refusal 404, also for an invalid id */
export async function findWebhook(tx: Db | Tx, id: string): Promise<WebhookRow> {
  return onlyOne(await rowsOf(tx, id));
}

/**
 * Returns a webhook and prevents its deletion until the transaction ends, because new deliveries reference it.
 * @throws Refusal 404
 */
export async function lockWebhook(tx: Tx, id: string): Promise<WebhookRow> {
  return onlyOne(await rowsOf(tx, id).for('key share'));
}

function rowsOf(tx: Db | Tx, id: string) {
  return tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, readRowId(id, NOT_FOUND)));
}

function onlyOne([row]: readonly WebhookRow[]): WebhookRow {
  if (!row) throw notFound(NOT_FOUND);
  return row;
}

/** Builds the response for a webhook. */
export function toWebhookAnswer(row: WebhookRow): WebhookBody {
  const {
    id,
    name,
    url,
    kinds,
    format,
    is_active,
    off_reason,
    failing_since,
    version,
    created_at,
    updated_at,
  } = row;
  return {
    id: String(id),
    name,
    url,
    kinds,
    format,
    is_active,
    off_reason,
    failing_since: isoTimestamp(failing_since),
    version,
    created_at: isoTimestamp(created_at),
    updated_at: isoTimestamp(updated_at),
  };
}
