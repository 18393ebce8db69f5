import type { Webhook } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

/** What a webhook can receive; each is a field of the form. */
export const EVENTS = [
  { kind: 'decision.set', field: 'isDecision', label: 'A decision is set or taken back' },
  { kind: 'startups.reached_threshold', field: 'isReached', label: 'Startups reach the threshold' },
  { kind: 'run.finished', field: 'isRun', label: 'A run has ended' },
] as const satisfies readonly { kind: Webhook['kinds'][number]; field: string; label: string }[];

/** Bodies of requests by their receiver; the first is the default. */
export const FORMATS = [
  { value: 'events', label: 'Events, for a program' },
  { value: 'slack', label: 'Messages, for Slack' },
  { value: 'teams', label: 'Messages, for Microsoft Teams' },
] as const satisfies readonly { value: Webhook['format']; label: string }[];

/** A webhook as it is typed. */
export interface WebhookForm {
  /** Null while it is being created. */
  readonly id: string | null;
  /** The version that the person saw; null while it is being created. */
  readonly version: number | null;
  readonly name: string;
  readonly url: string;
  readonly format: string;
  readonly isDecision: boolean;
  readonly isReached: boolean;
  readonly isRun: boolean;
  readonly isActive: boolean;
}

export const NEW_WEBHOOK: WebhookForm = {
  id: null,
  version: null,
  name: '',
  url: '',
  format: 'events',
  isDecision: true,
  isReached: true,
  isRun: true,
  isActive: true,
};

export function toWebhookForm({ id, version, name, url, kinds, format, is_active }: Webhook): WebhookForm {
  return {
    id,
    version,
    name,
    url,
    format,
    isDecision: kinds.includes('decision.set'),
    isReached: kinds.includes('startups.reached_threshold'),
    isRun: kinds.includes('run.finished'),
    isActive: is_active,
  };
}

/** First problem of the form, in the order of its fields; null when there is none. */
export function checkWebhook(form: WebhookForm): FormError<'name' | 'url'> | null {
  if (form.name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (!/^https?:\/\/./.test(form.url.trim()))
    return { field: 'url', text: 'An address that begins with https:// is required.' };
  if (kindsOf(form).length === 0) return { field: null, text: 'Choose at least one event.' };
  return null;
}

/** What is sent of a form without problems. */
export function toWebhookBody(form: WebhookForm) {
  return {
    name: form.name.trim(),
    url: form.url.trim(),
    kinds: kindsOf(form),
    format: FORMATS.find(({ value }) => value === form.format)?.value ?? 'events',
    is_active: form.isActive,
  };
}

export function kindsOf(form: WebhookForm) {
  return EVENTS.filter(({ field }) => form[field]).map(({ kind }) => kind);
}
