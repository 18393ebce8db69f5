import type { WebhookFormat } from '../../platform/db/schema/webhook-formats';
import type { DELIVERY_KINDS, EVENT_KINDS } from '../../platform/db/schema/event-kinds';

type Kind = (typeof DELIVERY_KINDS)[number];
export type WebhookEvent = { kind: Kind; timestamp: string; data: unknown };
type Brand = { product: string; address: string };

/** Returns the request body that contains an event as data. */
export function eventBody({ kind, timestamp, data }: WebhookEvent): string {
  return JSON.stringify({ type: kind, timestamp, data });
}

/** Returns the request body that contains an event as a chat message. */
export function chatBody(
  format: Exclude<WebhookFormat, 'events'>,
  event: WebhookEvent,
  brand: Brand,
): string {
  const text = eventText(event.kind, event.data);
  const link = linkOf(event, brand);
  return JSON.stringify(format === 'slack' ? slackMessage(text, link) : teamsMessage(text, link));
}

type Link = { label: string; url: string };

/**
 * Builds a Slack message and escapes its text. Source:
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 */
function slackMessage(text: string, { label, url }: Link) {
  return { text: `${escaped(text)}\n<${url}|${escaped(label)}>` };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Builds an Adaptive Card for a Teams workflow. A RichTextBlock does not interpret Markdown in names. */
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

/** Returns the link to the page about an event. */
function linkOf({ kind, data }: WebhookEvent, { product, address }: Brand): Link {
  const ofRun = textIn(data, 'of') === 'reading' ? '/configurations#scraper' : '/configurations#llm-batch';
  const page = kind === 'run.finished' ? ofRun : '/potential-investiments';
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
/** Maximum number of names in a chat message. Further startups are only counted. */
const MOST_NAMES = 10;

/** Describes an event in a sentence, such as 'Acme AG was rejected. Too early'. */
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
    .map(
      (startup: unknown) =>
        `${textIn(startup, 'company_name') || 'A startup without a name'} (${String(partIn(startup, 'score'))})`,
    );
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

/** Example data of each kind of event. */
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

/** Returns the example request body of an event in a format. */
export function exampleBody(format: WebhookFormat, kind: (typeof EVENT_KINDS)[number], brand: Brand): string {
  const event = { kind, timestamp: AT, data: EXAMPLES[kind] };
  return format === 'events' ? eventBody(event) : chatBody(format, event, brand);
}
