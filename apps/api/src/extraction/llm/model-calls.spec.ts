import { asc, eq, sql } from 'drizzle-orm';
import { extractions } from '../../platform/db/schema/extractions.table';
import { articles } from '../../platform/db/schema/articles.table';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { modelDialects } from '../../platform/db/schema/model-dialects.table';
import { forgetArticles, saidStartup, storeArticles } from '../runs/articles.fixture';
import type { ExtractionResultBody } from '../runs/extraction.schemas';
import { savePrompt, seedDefaultPrompt } from '../prompts/change-prompt';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { llmServer } from '../../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';

const NO_ACTOR = { userId: null, sessionId: null, ip: null, requestId: null };
const TEXT = 'Alpha AG of Zug raised CHF 2 million.';
let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  model = await llmServer();
  server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  model.answerWith(() => ({ startups: [saidStartup('Alpha AG', 'Alpha AG of Zug')] }));
  model.settings.dailyTokens = 1_000_000;
  model.settings.timeoutMs = 6_000;
  await forgetArticles(server.db);
  await server.db.delete(modelDialects);
  await seedDefaultPrompt(server.db);
});

async function run(query = '') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/auth/llm/run?mode=pending&batch=1&max=1${query}`,
    headers: server.asRole('admin'),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json<ExtractionResultBody & { error: string }>(),
  };
}
const usage = () => server.db.select().from(llmUsage).orderBy(asc(llmUsage.id));
const stateOf = async (id: number) => (await server.db.select().from(articles).where(eq(articles.id, id)))[0];

test('a model request contains a JSON schema, the awards, and the article between markers', async () => {
  await storeParameters(server.db, { 'venture kick 1': 1, eurostars: 2 });
  await storeArticles(server.db, [TEXT]);
  expect(await run()).toMatchObject({
    status: 200,
    body: {
      processed: 1,
      succeeded: 1,
      failed: 0,
      samples: [{ outputs_count: 1, tokens: 120, model: 'small', companies: ['Alpha AG'] }],
    },
  });
  const [call] = model.calls;
  const [system, user] = call?.body.messages ?? [];
  const marker = user?.content.split('\n')[0] ?? '';
  expect(call?.body).toMatchObject({
    model: 'small',
    temperature: 0.2,
    top_p: 1,
    max_tokens: 4096,
    response_format: { type: 'json_schema' },
  });
  expect(system?.content).toContain('eurostars\nventure kick 1');
  expect(system?.content).toContain(marker);
  expect([
    marker.length > 20,
    user?.role,
    user?.content.split(marker).length,
    user?.content.includes(TEXT),
  ]).toEqual([true, 'user', 3, true]);
  expect(await usage()).toMatchObject([
    { outcome: 'answered', prompt_tokens: 100, completion_tokens: 20, cost: 0.0003, attempt: 1, epoch: 1 },
  ]);
});

test('a model server that refuses JSON schemas gets requests for plain JSON from then on', async () => {
  await storeArticles(server.db, [TEXT, `${TEXT} Again.`]);
  model.answerWith(({ body }) =>
    body.response_format?.type === 'json_schema'
      ? { status: 400 }
      : { text: '```json\n{"startups":[]}\n```' },
  );
  expect((await run()).body).toMatchObject({ succeeded: 1 });
  expect((await run()).body).toMatchObject({ succeeded: 1 });
  expect(model.calls.map(({ body }) => body.response_format?.type)).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ]);
  expect(model.calls[1]?.body.messages[0]?.content).toContain('company_name');
  expect((await usage()).map(({ outcome, prompt_tokens }) => [outcome, prompt_tokens])).toEqual([
    ['refused', 0],
    ['answered', 100],
    ['answered', 100],
  ]);
});

test.each([
  ['not JSON', { text: 'I am sorry.' }, /no JSON/, 2],
  ['of another shape', { text: '{"companies":[]}' }, /no list of startups/, 2],
  ['truncated', { text: '{"startups":[{"company_na', finish: 'length' as const }, /cut off/, 4],
  ['without a completion', { status: 200, body: '{"hello":1}' }, /something else/, 1],
  ['too deeply nested', { text: `{"startups":${'['.repeat(5_000)}` }, /nested too deeply/, 1],
])(
  'a model response that is %s is requested again a limited number of times before the article fails',
  async (_name, reply, message, calls) => {
    const [id = 0] = await storeArticles(server.db, [TEXT]);
    model.answerWith(() => reply);
    expect((await run()).body).toMatchObject({
      processed: 1,
      succeeded: 0,
      failed: 1,
      samples: [{ ok: false, outputs_count: 0, error: expect.stringMatching(message) }],
    });
    expect([model.calls.length, await stateOf(id)]).toEqual([
      calls,
      expect.objectContaining({ state: 'failed', last_error: expect.stringMatching(message) }),
    ]);
    expect((await run()).body).toMatchObject({ processed: 0 });
  },
);

test('a model server that responds with 429 is retried once', async () => {
  await storeArticles(server.db, [TEXT]);
  model.answerWith((_call, count) =>
    count === 1 ? { status: 429, headers: { 'retry-after': '0' } } : { startups: [] },
  );
  expect((await run()).body).toMatchObject({ succeeded: 1 });
  expect((await usage()).map(({ outcome, attempt }) => [outcome, attempt])).toEqual([
    ['failed', 1],
    ['answered', 2],
  ]);
});

test('a model server that always fails is called twice per article, and after five failures pauses for a minute', async () => {
  await storeArticles(server.db, ['One Ltd.', 'Two Ltd.', 'Three Ltd.', 'Four Ltd.']);
  model.answerWith(() => ({ status: 500, headers: { 'retry-after': '0' } }));
  for (let i = 0; i < 2; i += 1)
    expect((await run()).body).toMatchObject({
      failed: 1,
      samples: [{ error: 'The model server answered 500.' }],
    });
  expect(await run()).toMatchObject({
    status: 503,
    body: { error: expect.stringMatching(/failed 5 times in a row/) },
  });
  expect(model.calls).toHaveLength(5);
  expect(await run()).toMatchObject({ status: 503 });
  expect(model.calls).toHaveLength(5);
  expect(await server.db.$count(articles, eq(articles.state, 'pending'))).toBe(2);
  await server.db.execute(sql`update llm_usage set ended_at = ended_at - interval '61 seconds'`);
  model.answerWith(() => ({ startups: [] }));
  expect((await run()).body).toMatchObject({ succeeded: 1 });
});

test('a model that hangs times out and is not requested again, because the first request may be charged', async () => {
  await storeArticles(server.db, [TEXT]);
  model.answerWith(() => 'hang');
  model.settings.timeoutMs = 1_500;
  expect((await run()).body).toMatchObject({
    failed: 1,
    samples: [{ error: expect.stringMatching(/not answer in time/) }],
  });
  expect(model.calls).toHaveLength(1);
  expect((await usage())[0]).toMatchObject({ outcome: 'failed', completion_tokens: 4096 });
});

test('a model response of 100 MB is cut off early', async () => {
  await storeArticles(server.db, [TEXT]);
  model.answerWith(() => ({ bytes: 100 * 1024 * 1024 }));
  expect((await run()).body).toMatchObject({
    failed: 1,
    samples: [{ error: 'The answer of the model is too large.' }],
  });
  expect(model.sent()).toBeLessThan(30 * 1024 * 1024);
});

test('an extraction without remaining tokens in the daily budget returns 429 with a message', async () => {
  const [, second = 0] = await storeArticles(server.db, [TEXT, `${TEXT} Again.`]);
  model.settings.dailyTokens = 120;
  expect((await run()).body).toMatchObject({ succeeded: 1 });
  const refused = await run();
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/120 tokens of today are used/) },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect([model.calls.length, await stateOf(second)]).toEqual([
    1,
    expect.objectContaining({ state: 'pending', attempts: 0, lease_until: null }),
  ]);
});

test('the API key is sent to the model server and never shown', async () => {
  await storeArticles(server.db, [TEXT]);
  model.answerWith(() => ({ status: 418, body: '{"error":{"message":"bad key sk-test-secret"}}' }));
  const { body } = await run();
  expect(model.calls[0]?.headers.authorization).toBe('Bearer sk-test-secret');
  const stored = JSON.stringify([
    body,
    await usage(),
    await server.db.select().from(extractions),
    await server.db.select().from(articles),
  ]);
  expect(stored).not.toContain('sk-test-secret');
});

test('the prompt selects the model and its settings', async () => {
  await storeArticles(server.db, [TEXT]);
  await server.db.execute(sql`truncate prompts cascade`);
  await savePrompt(
    server.db,
    {
      prompt: 'Only %AWARDS%',
      placeholder: '%AWARDS%',
      model: 'large',
      temperature: 1.5,
      top_p: 0.25,
      max_output_tokens: 9_000,
    },
    { models: ['large'], ifMatch: undefined },
    NO_ACTOR,
  );
  await run();
  expect(model.calls[0]?.body).toMatchObject({
    model: 'large',
    temperature: 1.5,
    top_p: 0.25,
    max_tokens: 9000,
  });
});

test('a model request contains no invisible text and at most 12,000 characters of an article', async () => {
  await storeArticles(server.db, [`Al\u200Bpha\u{E0041}\u{E0042} \u202Eraised\uFE0F. ${'x'.repeat(20_000)}`]);
  await run();
  const shown = model.calls[0]?.body.messages[1]?.content ?? '';
  expect(shown).toContain('Alpha raised. xxx');
  expect(shown.length).toBeLessThan(12_400);
});
