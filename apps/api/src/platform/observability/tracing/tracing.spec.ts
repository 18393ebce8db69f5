import { buildApp } from '../../../app';
import { logOptions } from '../log-options';
import { digestOf } from '../../../identity/sign-in/passwords/password-hash';
import { pageFetcher } from '../../../news/fetching/fetch-page';
import { messageSender } from '../../mail/message-sender';
import { enqueueMessage } from '../../mail/outbox.queries';
import { sendDueMessages } from '../../../notifications/mails/outbox-worker';
import { addAccount, login, PASSWORD } from '../../../testing/accounts';
import { llmServer } from '../../../testing/llm-server';
import { mailServer } from '../../../testing/mail-server';
import { newsServer } from '../../../testing/news-server';
import { TEST_SETTINGS, testApp } from '../../../testing/test-app';
import { traceReceiver } from '../../../testing/trace-receiver';
import { webhookReceiver } from '../../../testing/webhook-receiver';
import { webhookSender } from '../../../notifications/webhooks/webhook-sender';
import { startTracing } from './start-tracing';
import type { Tracing } from './tracing';
import { statementName } from './statement-name';
import { traced, within } from './trace-scope';

const SAMPLER = { kind: 'always_on' as const, keepsToParent: true, ratio: 1 };
const SETTINGS = { endpoint: undefined, serviceName: 'vaglio-test', sampler: SAMPLER };
const CALLER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const PROXY = '10.1.0.7';

let world: Awaited<ReturnType<typeof testApp>>;
let receiver: Awaited<ReturnType<typeof traceReceiver>>;
let model: Awaited<ReturnType<typeof llmServer>>;
let mail: Awaited<ReturnType<typeof mailServer>>;
let own: Awaited<ReturnType<typeof webhookReceiver>>;
let newsHeaders: unknown;
let email: string;
const lines: string[] = [];
const warnings: string[] = [];
const log = { warn: (text: string) => void warnings.push(text) };
const newsText = `Canary article text ${'about a company '.repeat(20)}`;
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Performs every kind of traced work once and collects the exported traces. */
beforeAll(async () => {
  world = await testApp();
  [receiver, model, mail, own] = [
    await traceReceiver(),
    await llmServer(),
    await mailServer(),
    await webhookReceiver(),
  ];
  ends.push(world.close, receiver.close, model.close, mail.close, own.close);
  email = (await addAccount(world)).email;
  const tracing = await startTracing({ ...SETTINGS, endpoint: receiver.endpoint }, '1.2.3', log);
  if (!tracing) throw new Error('nothing is traced');
  await makeRequests(tracing);
  await within(tracing.jobs, () => doJobs());
  await tracing.stop();
});

async function makeRequests(tracing: Tracing): Promise<void> {
  const logger = {
    ...Object(logOptions('info')),
    stream: { write: (line: string) => void lines.push(line) },
  };
  const settings = { ...TEST_SETTINGS, llm: model.settings, trustedProxies: ['10.1.0.0/16'] };
  const app = await buildApp({ ...world.deps, settings }, { tracing, logger });
  const headers = world.asRole('admin');
  await app.inject({ url: '/auth/investments?q=canary-search', headers });
  const traceparent = CALLER;
  await app.inject({ url: '/auth/user', headers: { ...headers, traceparent }, remoteAddress: PROXY });
  await app.inject({ url: '/config', headers: { traceparent }, remoteAddress: '203.0.113.9' });
  await app.inject({ url: '/healthz' });
  await app.inject({ method: 'POST', url: '/auth/llm/model/test', headers, payload: { model: 'small' } });
  await login({ ...world, app }, email);
  await login({ ...world, app }, 'canary@person.example', 'canary-no-digest');
  await app.close();
}

async function doJobs(): Promise<void> {
  const { userId } = await addAccount(world);
  await world.db.transaction((tx) => enqueueMessage(tx, 'reset', userId));
  const send = messageSender({ ...world.deps, settings: { ...TEST_SETTINGS, smtpUrl: mail.url } }, log);
  await sendDueMessages({ ...world.deps, send, log });
  const news = await newsServer({
    '/a?key=canary-key': (request, response) => {
      newsHeaders = request.headers;
      response.writeHead(200, { 'content-type': 'text/html' }).end(newsText);
    },
  });
  const fetcher = pageFetcher({ userAgent: 'test', privateHosts: [news.host] });
  const sender = webhookSender({ userAgent: 'test', privateHosts: [own.host] });
  await traced({ name: 'work on pages', kind: 'job' }, async () => {
    await fetcher.fetchPage(`${news.url}/a?key=canary-key`, { accept: ['text/html'] });
    await sender.send(own.url, {}, '{"canary":"canary-body"}');
    await sender.send('https://10.0.0.9/canary-path', {}, '{}');
  });
  await Promise.all([fetcher.close(), sender.close(), news.close()]);
}

const spanOf = (name: string) => receiver.spans.find((span) => span.name === name);
const partsOf = (name: string) =>
  receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanOf(name)?.spanId).map((span) => span.name);

test('a request is traced as a span with its route, status and id, and a child span for each statement', () => {
  const span = spanOf('GET /auth/investments');
  expect(span).toMatchObject({
    parentSpanId: undefined,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/auth/investments',
      'vaglio.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
  expect(Number(span?.attributes['http.response.status_code'])).toBe(200);
  expect(partsOf('GET /auth/investments')).toContain('read_session');
  expect(partsOf('POST /auth/login').some((name) => name.startsWith('insert '))).toBe(true);
  expect(spanOf('GET /healthz')).toBeUndefined();
});

test('a log line contains the trace of its request', () => {
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  const line = answered.find(({ route }) => route === '/auth/investments');
  const { traceId, attributes } = spanOf('GET /auth/investments') ?? {};
  expect([line.traceId, line.reqId]).toEqual([traceId, attributes?.['vaglio.request_id']]);
});

test('a trace from the configured proxy is continued, and other traces are not', () => {
  const [, traceId, spanId] = CALLER.split('-');
  expect(spanOf('GET /auth/user')).toMatchObject({ traceId, parentSpanId: spanId });
  expect(spanOf('GET /config')?.traceId).not.toBe(traceId);
});

test('only models and receivers in the private network get the trace', () => {
  const call = spanOf('call model');
  expect(call?.attributes).toMatchObject({ 'gen_ai.request.model': 'small' });
  const sent = receiver.spans.filter(({ name }) => name === 'call model');
  expect(sent.map((span) => `00-${span.traceId}-${span.spanId}-01`)).toContain(
    model.calls[0]?.headers['traceparent'],
  );
  expect(own.received[0]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(newsHeaders).not.toHaveProperty('traceparent');
});

test('a job is traced separately, with its requests', () => {
  expect(partsOf('work on outbox')).toContain('call mail');
  expect(partsOf('work on pages')).toEqual(['call news', 'call webhook', 'call webhook']);
});

test('traces contain no secrets, emails, searches, paths of other servers or article texts', () => {
  const sent = receiver.bodies.join('');
  const { token } = world.person('admin');
  for (const secret of [
    'canary',
    'Canary',
    email,
    token,
    digestOf(PASSWORD),
    'sk-test-secret',
    'vaglio.example',
  ])
    expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  expect(sent).toContain('vaglio-test');
});

test.each([
  ['select "id" from "users" where "email" = $1', 'select', 'users'],
  [`select 'from canary' as a from sessions`, 'select', 'sessions'],
  ['insert into "outbox" ("kind") values ($1)', 'insert', 'outbox'],
  ['select extract(epoch from now())', 'select', null],
  ['begin isolation level repeatable read', 'begin', null],
  ['/* a text */ whatever a person wrote', 'statement', null],
])('the statement %s is traced as %s of %s', (text, operation, table) => {
  expect(statementName(text)).toEqual({ operation, table });
});

test.each(['refuses', 'hangs'] as const)(
  'a trace endpoint that %s neither fails a request nor prevents the server from stopping',
  async (trouble) => {
    warnings.length = 0;
    const dead = await traceReceiver(trouble);
    const tracing = await startTracing({ ...SETTINGS, endpoint: dead.endpoint }, '1.2.3', log);
    const app = await buildApp(world.deps, { tracing });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => app.inject({ url: '/auth/user', headers: world.asRole('user') })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const lost = trouble === 'refuses' ? 'not_sent' : null;
    await app.close();
    await tracing?.stop();
    const { sent = 0, lost: counted } = tracing?.counts() ?? {};
    expect([sent, counted?.queue_full, (counted?.not_sent ?? 0) >= 30]).toEqual([0, 0, lost !== null]);
    expect(warnings).toEqual(
      trouble === 'refuses' ? ['Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT: 400'] : [],
    );
    await dead.close();
  },
);

test('dropped spans are counted as lost in the metrics', async () => {
  const dead = await traceReceiver('hangs');
  const tracing = await startTracing({ ...SETTINGS, endpoint: dead.endpoint }, '1.2.3', log);
  for (let job = 0; job < 4; job += 1) {
    const span = tracing?.jobs.begin({ name: 'work on pages', kind: 'job' });
    for (let n = 0; n < 1_001; n += 1) span?.begin({ name: 'select users', kind: 'statement' })?.end();
    span?.end();
  }
  const { sent, lost } = tracing?.counts() ?? {};
  expect([sent, lost?.limit, (lost?.queue_full ?? 0) > 900]).toEqual([0, 4, true]);
  const app = await buildApp(world.deps, { tracing });
  const { text } = app.metrics;
  expect(await text()).toContain('vaglio_trace_spans_lost_total{reason="limit"} 4');
  expect(await text()).toContain('vaglio_trace_spans_sent_total 0');
  await app.close();
  await dead.close();
  await tracing?.stop();
});

test('without a trace endpoint no request is traced', async () => {
  expect(await startTracing(SETTINGS, '1.2.3', log)).toBeNull();
  const headers = await traced({ name: 'work on pages', kind: 'job' }, async (trace) => trace);
  expect(headers).toEqual({});
});
