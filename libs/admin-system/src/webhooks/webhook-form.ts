import type { Webhook } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

/** Events that a webhook can receive, each with its form field. */
export const EVENTS = [
  { kind: 'decision.set', field: 'isDecision', label: 'A decision is made or undone' },
  { kind: 'startups.reached_threshold', field: 'isReached', label: 'Startups reach the threshold' },
  { kind: 'run.finished', field: 'isRun', label: 'A run has ended' },
] as const satisfies readonly { kind: Webhook['kinds'][number]; field: string; label: string }[];

/** Formats of the request body. The first format is the default. */
export const FORMATS = [
  { value: 'events', label: 'Events, for a program' },
  { value: 'slack', label: 'Messages, for Slack' },
  { value: 'teams', label: 'Messages, for Microsoft Teams' },
] as const satisfies readonly { value: Webhook['format']; label: string }[];

/** Form values of a webhook. */
export interface WebhookForm {
  /** Id of the webhook, or null for a new webhook. */
  readonly id: string | null;
  /** Displayed version, or null for a new webhook. */
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

/** Returns the first problem of the webhook form in field order, or null if the form is valid. */
export function checkWebhook(form: WebhookForm): FormError<'name' | 'url'> | null {
  if (form.name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (!/^https?:\/\/./.test(form.url.trim()))
    return { field: 'url', text: 'An address that begins with https:// is required.' };
  if (kindsOf(form).length === 0) return { field: null, text: 'Choose at least one event.' };
  return null;
}

/** Converts a valid webhook form to a request body. */
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
