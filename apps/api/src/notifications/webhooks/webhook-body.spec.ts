import { chatBody, type WebhookEvent } from './webhook-body';

const BRAND = { product: 'Vaglio', address: 'https://vaglio.example' };
const slack = (kind: WebhookEvent['kind'], data: object): string =>
  JSON.parse(chatBody('slack', { kind, timestamp: '2026-11-23T08:00:00.000Z', data }, BRAND)).text;
const decided = (change: object) => ({
  startup: { company_name: 'Acme AG' },
  kind: 'rejected',
  to: 1,
  ...change,
});
const many = Array.from({ length: 12 }, (_each, at) => ({ company_name: `S${at}`, score: at }));

test.each<[WebhookEvent['kind'], object, string]>([
  [
    'decision.set',
    decided({ reason: 'Too early', details: 'Again in May' }),
    'Acme AG was rejected. Too early. Again in May',
  ],
  ['decision.set', decided({ kind: 'later' }), 'Acme AG was put off.'],
  ['decision.set', decided({ to: 0 }), 'Acme AG is no longer rejected.'],
  ['decision.set', decided({ startup: { company_name: null } }), 'A startup was rejected.'],
  [
    'startups.reached_threshold',
    { count: 1, startups: many.slice(0, 1) },
    '1 startup reached the threshold: S0 (0).',
  ],
  [
    'startups.reached_threshold',
    { count: 12, startups: many },
    '12 startups reached the threshold: S0 (0), S1 (1), S2 (2), S3 (3), S4 (4), S5 (5), S6 (6), S7 (7), S8 (8), S9 (9) and 2 more.',
  ],
  [
    'startups.reached_threshold',
    { count: 1, startups: [{ company_name: null, score: 4 }] },
    '1 startup reached the threshold: A startup without a name (4).',
  ],
  [
    'run.finished',
    { of: 'chain', state: 'failed', reason: 'API key refused.' },
    'A run of reading, extraction and curation has ended: failed. API key refused.',
  ],
  ['test', { webhook: { name: 'Team' } }, 'A test of the webhook Team.'],
])('the webhook event %s %j is formatted as "%s"', (kind, data, text) => {
  expect(slack(kind, data).split('\n')[0]).toBe(text);
});

test('names are escaped in Slack and in Teams messages', () => {
  const data = decided({ startup: { company_name: '<!channel> & [A](https://evil.example)' } });
  expect(slack('decision.set', data)).toMatch(/^&lt;!channel&gt; &amp; \[A\]/);
  const event = { kind: 'decision.set' as const, timestamp: '', data };
  const card = JSON.parse(chatBody('teams', event, BRAND)).attachments[0].content;
  expect(card.body).toEqual([
    {
      type: 'RichTextBlock',
      inlines: [{ type: 'TextRun', text: '<!channel> & [A](https://evil.example) was rejected.' }],
    },
  ]);
  expect(card.actions).toMatchObject([{ url: 'https://vaglio.example/potential-investiments' }]);
});

test.each([
  ['reading', '#scraper'],
  ['chain', '#llm-batch'],
  ['extraction', '#llm-batch'],
])('the webhook message about a run of %s links to %s', (of, hash) => {
  expect(slack('run.finished', { of, state: 'finished' })).toContain(
    `<https://vaglio.example/configurations${hash}|`,
  );
});
