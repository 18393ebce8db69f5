import type { WebhookFormat } from '../../platform/db/schema/webhook-formats';
import type { DELIVERY_KINDS, EVENT_KINDS } from '../../platform/db/schema/event-kinds';

type Kind = (typeof DELIVERY_KINDS)[number];
export type WebhookEvent = { kind: Kind; timestamp: string; data: unknown };
type Brand = { product: string; address: string };

/** The body of a request: an event as it is, or as a message of a chat. */
export function webhookBody(format: WebhookFormat, event: WebhookEvent, brand: Brand): string {
  if (format === 'events')
    return JSON.stringify({ type: event.kind, timestamp: event.timestamp, data: event.data });
  const text = eventText(event.kind, event.data);
  const link = linkOf(event, brand);
  return JSON.stringify(format === 'slack' ? slackMessage(text, link) : teamsMessage(text, link));
}

type Link = { label: string; url: string };

/** Source: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks, and its escaping of texts. */
function slackMessage(text: string, { label, url }: Link) {
  return { text: `${escaped(text)}\n<${url}|${escaped(label)}>` };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An Adaptive Card, which workflows of Teams post. Markdown of names is switched off by a RichTextBlock. */
function teamsMessage(text: string, { label, url }: Link) {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
    actions: [{ type: 'Action.OpenUrl', title: label, url }],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  };
}

/** The page that an event is about. */
function linkOf({ kind }: WebhookEvent, { product, address }: Brand): Link {
  const page = kind === 'run.finished' ? '/configurations#llm-batch' : '/potential-investiments';
  return { label: `Open ${product}`, url: kind === 'test' ? address : `${address}${page}` };
}

const DONE: Readonly<Record<string, string>> = {
  contacted: 'contacted',
  contract: 'moved to contract',
  investment: 'moved to investment',
  rejected: 'rejected',
  later: 'put off',
};
const RUNS: Readonly<Record<string, string>> = {
  extraction: 'An extraction run',
  chain: 'A run of reading, extraction and curation',
  reading: 'A reading of news',
};
/** Names in one message; the rest is a number. */
const MOST_NAMES = 10;

/** An event as a sentence: 'Acme AG was rejected. Too early'. */
function eventText(kind: Kind, data: unknown): string {
  if (kind === 'decision.set') return decisionText(data);
  if (kind === 'startups.reached_threshold') return reachedText(data);
  if (kind === 'test') return `A test of the webhook ${textIn(partIn(data, 'webhook'), 'name')}.`;
  const run = RUNS[textIn(data, 'of')] ?? 'A run';
  const reason = textIn(data, 'reason');
  return `${run} has ended: ${textIn(data, 'state')}.${reason === '' ? '' : ` ${reason}`}`;
}

function decisionText(data: unknown): string {
  const name = textIn(partIn(data, 'startup'), 'company_name') || 'A startup';
  const done = DONE[textIn(data, 'kind')] ?? 'changed';
  const isTakenBack = partIn(data, 'to') !== 1;
  const why = [textIn(data, 'reason'), textIn(data, 'details')].filter((text) => text !== '').join('. ');
  if (isTakenBack) return `${name} is no longer ${done}.`;
  return `${name} was ${done}.${why === '' ? '' : ` ${why}`}`;
}

function reachedText(data: unknown): string {
  const listed = partIn(data, 'startups');
  const names = (Array.isArray(listed) ? listed : [])
    .slice(0, MOST_NAMES)
    .map((startup: unknown) => `${textIn(startup, 'company_name')} (${String(partIn(startup, 'score'))})`);
  const count = Number(partIn(data, 'count'));
  const more = count > names.length ? ` and ${count - names.length} more` : '';
  return `${count} ${count === 1 ? 'startup' : 'startups'} reached the threshold: ${names.join(', ')}${more}.`;
}

function partIn(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

function textIn(data: unknown, name: string): string {
  const part = partIn(data, name);
  return typeof part === 'string' ? part : '';
}

const AT = '2026-11-23T08:00:00.000Z';

/** An example of each event. */
const EXAMPLES: Readonly<Record<(typeof EVENT_KINDS)[number], unknown>> = {
  'decision.set': {
    id: '5',
    startup: { id: '1', company_name: 'Quellwerk AG' },
    kind: 'rejected',
    from: 0,
    to: 1,
    until: null,
    reason: 'Too early',
    details: null,
    score: 3.25,
    rank: 12,
    made_by: '0b9f3a52-6d0e-4f5e-9a53-2a4b0a1f6c11',
  },
  'startups.reached_threshold': {
    count: 2,
    startups: [
      { id: '1', company_name: 'Quellwerk AG', score: 4 },
      { id: '2', company_name: 'Seefonds SA', score: 3.5 },
    ],
  },
  'run.finished': { id: '7', of: 'reading', state: 'finished', reason: null, started_by: null },
};

/** What a webhook of a format receives for an event. */
export function exampleBody(format: WebhookFormat, kind: (typeof EVENT_KINDS)[number], brand: Brand): string {
  return webhookBody(format, { kind, timestamp: AT, data: EXAMPLES[kind] }, brand);
}
