import { asc, sql } from 'drizzle-orm';
import { saidStartup } from '../runs/articles.fixture';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { llmServer, type LlmReply } from '../../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import type { ConnectionTestBody } from './model-connection.schemas';

let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof testApp>>;
let settings: typeof model.settings;
beforeAll(async () => {
  model = await llmServer();
  settings = { ...model.settings };
  server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  Object.assign(model.settings, settings);
  await server.db.execute(sql`truncate llm_usage, model_dialects`);
});

const LIST = { status: 200, body: '{"data":[{"id":"small"},{"id":"huge"}]}' };
const FOUND: LlmReply = { startups: [saidStartup('Quellwerk AG', 'Quellwerk AG, a startup from Zug')] };
/**
 * Sets the response of the test model server.
 * @param reply response to chat completions; the list of models is fixed
 */
const answers = (reply: LlmReply) => model.answerWith(({ url }) => (url.endsWith('/models') ? LIST : reply));

async function call<T>(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('super'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<T & { error: string }>() };
}
const tested = async (payload: object = {}) =>
  call<ConnectionTestBody>('POST', '/auth/llm/model/test', payload);

test('the model connection is shown without its key or query, with today’s cost', async () => {
  answers(FOUND);
  model.settings.baseUrl = `${settings.baseUrl}?api-version=1`;
  await tested();
  expect((await call('GET', '/auth/llm/model')).body).toEqual({
    address: settings.baseUrl,
    has_key: true,
    models: ['small', 'large'],
    timeout_seconds: 6,
    price_in: 1,
    price_out: 10,
    tokens_today: 120,
    daily_tokens: 1_000_000,
    cost_today: 0.0003,
    daily_cost: null,
  });
});

test('a successful connection test shows what was tried, its duration and its cost', async () => {
  answers(FOUND);
  const { status, body } = await tested();
  expect([status, body]).toMatchObject([
    200,
    {
      ok: true,
      model: 'small',
      tokens: 120,
      cost: 0.0003,
      steps: [
        { name: 'List of models', ok: true, text: '2 models, small is one of them.' },
        {
          name: 'Answer to a made-up article',
          ok: true,
          text: 'Quellwerk AG was found, in the form asked for.',
        },
      ],
    },
  ]);
  expect(body.duration_ms).toBeGreaterThanOrEqual(0);
});

test('a request format that the model refuses is reported by the connection test and not used again', async () => {
  model.answerWith(({ url, body }) => {
    if (url.endsWith('/models')) return LIST;
    return body.max_tokens === undefined
      ? FOUND
      : {
          status: 400,
          body: '{"error":{"message":"max_tokens is not supported, use max_completion_tokens"}}',
        };
  });
  const { body } = await tested();
  expect(body.steps.map(({ name, ok }) => [name, ok])).toEqual([
    ['List of models', true],
    ['Form of the request', true],
    ['Answer to a made-up article', true],
  ]);
  expect((await tested()).body.steps).toHaveLength(2);
});

test.each<[string, LlmReply, string]>([
  ['refuses the key', { status: 401 }, 'The model server refuses the key. (401)'],
  [
    'does not know the model',
    { status: 404 },
    'The model server does not know this model or address. It says: no',
  ],
  [
    'returns a web page',
    { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Welcome</title>' },
    'The address answers a web page, not a chat completion: it usually ends in /v1.',
  ],
  [
    'returns another shape',
    { status: 200, body: '{"hello":1}' },
    'The model server answered something else than a chat completion.',
  ],
  [
    'redirects',
    { status: 302, headers: { location: 'https://elsewhere.example/v1' } },
    'HOST redirects to another address: enter that one.',
  ],
  [
    'has no credit',
    { status: 429, body: '{"error":{"code":"insufficient_quota"}}' },
    'The account at the model server has no credit left. (429)',
  ],
  [
    'refuses the key with another status',
    { status: 400, body: '{"error":{"message":"API key not valid. Please pass a valid API key."}}' },
    'The model server refuses the key. (400)',
  ],
  [
    'closes the connection',
    'cut',
    'The connection to the model server was lost before its answer was complete.',
  ],
  [
    'returns an error with status 200',
    { status: 200, body: '{"error":{"message":"Provider returned error"}}' },
    'The model server answered an error: Provider returned error',
  ],
])('a connection test of a model server that %s is reported in plain words', async (_name, reply, words) => {
  answers(reply);
  const { body } = await tested();
  const text = words.replace('HOST', new URL(settings.baseUrl).host);
  expect([body.ok, body.steps.at(-1)]).toMatchObject([false, { ok: false, text }]);
});

test('a connection test of a silent model server times out', async () => {
  answers('hang');
  model.settings.timeoutMs = 1_000;
  expect((await tested()).body.steps.at(-1)).toMatchObject({
    ok: false,
    text: 'The model did not answer in time (1 s).',
  });
});

test.each([
  ['http://CLOSED/v1', /^Nothing listens at 127\.0\.0\.1:\d+/],
  ['https://HOST/v1', /^127\.0\.0\.1:\d+ does not speak TLS/],
  [
    'http://no-such-host.invalid:8080/v1',
    /^The name no-such-host\.invalid (is not known|cannot be looked up now)/,
  ],
])(
  'an unreachable model server %s is reported in plain words, also for the list of models',
  async (address, words) => {
    const closed = await llmServer();
    await closed.close();
    model.settings.baseUrl = address
      .replace('HOST', new URL(settings.baseUrl).host)
      .replace('CLOSED', new URL(closed.settings.baseUrl).host);
    const { body } = await tested();
    expect(body.steps.map(({ text }) => text)).toEqual([
      expect.stringMatching(words),
      expect.stringMatching(words),
    ]);
  },
);

test('responses about the model connection never contain the key', async () => {
  answers({ status: 418, body: '{"error":{"message":"teapot, sk-test-secret"}}' });
  expect(JSON.stringify((await tested()).body)).not.toContain('sk-test-secret');
  answers({ status: 200, body: '{"error":{"message":"bad key sk-test-secret"}}' });
  expect(JSON.stringify((await tested()).body)).not.toContain('sk-test-secret');
});

test('connection tests count against the token budget', async () => {
  answers({ status: 500, headers: { 'retry-after': '0' } });
  for (let times = 0; times < 3; times += 1) await tested();
  answers(FOUND);
  expect((await tested()).body).toMatchObject({ ok: true });
  const rows = await server.db.select().from(llmUsage).orderBy(asc(llmUsage.id));
  expect(rows.map(({ outcome }) => outcome)).toEqual([...Array(6).fill('failed'), 'answered']);
  model.settings.dailyTokens = 100;
  expect(await tested()).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/tokens of today are used/) },
  });
});

test('a connection test sends no request to a model that is not allowed', async () => {
  answers(FOUND);
  expect(await tested({ model: 'huge' })).toMatchObject({
    status: 409,
    body: { error: 'The model huge is not allowed here.' },
  });
  expect(model.calls).toHaveLength(0);
});

test('without a language model all model requests return 404 with a message', async () => {
  const plain = await testApp();
  for (const [method, url] of [
    ['GET', '/auth/llm/model'],
    ['GET', '/auth/llm/models'],
    ['POST', '/auth/llm/model/test'],
  ] as const) {
    const answer = await plain.app.inject({
      method,
      url,
      headers: plain.asRole('admin'),
      ...(method === 'POST' && { payload: {} }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: 'No language model is set up: the built-in extractor reads the news.' },
    ]);
  }
  await plain.close();
});
