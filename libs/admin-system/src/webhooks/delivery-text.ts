import type { WebhookDelivery } from '@vaglio/contract';
import { formatExact } from '@vaglio/ui';
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
  const next = nextText(attempts, due_at);
  return error === null ? next : `${error} ${next}`;
}

/** @param dueAt null while it is being sent */
function nextText(attempts: number, dueAt: string | null): string {
  if (dueAt === null) return attempts > 1 ? 'Being sent again.' : 'Being sent.';
  return attempts === 0 ? 'Waiting.' : `Next attempt ${formatExact(dueAt)}.`;
}
