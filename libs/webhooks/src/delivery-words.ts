import { formatExact } from '@vaglio/ui';
import type { WebhookDelivery } from './endpoints.gen';
import { EVENTS } from './webhook-form';

/** What was sent, as people read it. */
export function deliveryTitle({ kind }: Pick<WebhookDelivery, 'kind'>): string {
  return EVENTS.find((event) => event.kind === kind)?.label ?? 'Test';
}

/** What came of it. */
export function deliveryOutcome({ state, status, error, attempts, due_at }: WebhookDelivery): string {
  const tries = attempts > 1 ? ` after ${attempts} attempts` : '';
  if (state === 'delivered') return `Delivered${tries} (${status}).`;
  if (state === 'failed') return `Failed${tries}. ${error ?? ''}`.trim();
  if (attempts === 0) return 'Waiting.';
  if (error === null) return 'Being sent.';
  return `${error} ${due_at === null ? 'Being sent again.' : `Next attempt ${formatExact(due_at)}.`}`;
}
