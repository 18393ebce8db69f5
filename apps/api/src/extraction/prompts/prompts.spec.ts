import { DEFAULT_PLACEHOLDER, DEFAULT_PROMPT_NAME } from './prompt.limits';
import { asc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { prompts } from '../../platform/db/schema/prompts.table';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { activatePrompt, seedDefaultPrompt } from './change-prompt';
import type { PromptBody } from './prompts.schemas';

const llm = {
  baseUrl: 'http://127.0.0.1:9/v1',
  apiKey: undefined,
  models: ['small', 'large'],
  timeoutMs: 100,
  dailyTokens: 1_000,
  dailyCost: undefined,
  promptPrice: 0,
  completionPrice: 0,
};
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp({ settings: { ...TEST_SETTINGS, llm } });
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`truncate prompts cascade`));

async function call(method: 'GET' | 'PUT', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('super'),
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.json<PromptBody & { items: PromptBody[]; total: number; error: string }>(),
  };
}
const save = async (prompt: string, more: object = {}) =>
  (await call('PUT', '/auth/llm/prompt', { prompt, ...more })).body;
const active = () => call('GET', '/auth/llm/prompt');
const causeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) =>
      String(error instanceof Error && error.cause instanceof Error ? error.cause.message : error),
  );
const lastEvent = async () =>
  (await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id))).at(-1);

test('the first start saves the default prompt as the active version', async () => {
  await Promise.all([seedDefaultPrompt(server.db), seedDefaultPrompt(server.db)]);
  await seedDefaultPrompt(server.db);
  const { body } = await active();
  expect(body).toMatchObject({
    name: DEFAULT_PROMPT_NAME,
    version: 1,
    temperature: 0.2,
    top_p: 1,
    model: null,
    max_output_tokens: null,
    is_active: true,
    models: ['small', 'large'],
  });
  expect(body.body).toContain(DEFAULT_PLACEHOLDER);
  expect(await server.db.$count(prompts)).toBe(1);
});

test('only the first version of a prompt is active immediately, and later versions wait for Activate', async () => {
  const first = await save('One');
  const second = await save('Two', { model: 'large', temperature: 0, top_p: 0.5, max_output_tokens: 100 });
  expect([first.is_active, first.version, second.is_active, second.version]).toEqual([true, 1, false, 2]);
  expect((await active()).body.body).toBe('One');
  expect((await call('PUT', `/auth/llm/prompts/${second.prompt_id}/activate`)).body).toMatchObject({
    is_active: true,
    version: 2,
  });
  expect((await active()).body).toMatchObject({
    prompt_id: second.prompt_id,
    body: 'Two',
    model: 'large',
    temperature: 0,
    top_p: 0.5,
    max_output_tokens: 100,
  });
  expect(await lastEvent()).toMatchObject({
    action: 'prompt_activated',
    before: { version: 1 },
    after: { version: 2 },
  });
});

test('every Save of a prompt creates a new version, even for simultaneous saves', async () => {
  const saved = await Promise.all(Array.from({ length: 5 }, (_, index) => save(`Text ${index}`)));
  expect(saved.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(await server.db.$count(prompts, eq(prompts.is_active, true))).toBe(1);
});

test('a prompt that equals the newest or the active version creates no version and no audit event', async () => {
  const first = await save('One');
  const second = await save('Two', { temperature: 0.4 });
  const before = await lastEvent();
  expect(await save('Two', { temperature: 0.4 })).toEqual(second);
  expect(await save('One')).toMatchObject({ prompt_id: first.prompt_id, version: 1, latest_version: 2 });
  expect(await lastEvent()).toEqual(before);
  expect(await save('Two', { temperature: 0.5 })).toMatchObject({ version: 3 });
});

test('a prompt that equals an older, inactive version creates a new version', async () => {
  for (const text of ['One', 'Two', 'Three']) await save(text);
  expect(await save('Two')).toMatchObject({ version: 4 });
});

test('after simultaneous activations exactly one prompt version is active', async () => {
  const ids = [];
  for (const text of ['One', 'Two', 'Three']) ids.push((await save(text)).prompt_id);
  await Promise.all(
    [...ids, ...ids].map((id) =>
      activatePrompt(server.db, id, undefined, { userId: null, sessionId: null, ip: null, requestId: null }),
    ),
  );
  expect(await server.db.$count(prompts, eq(prompts.is_active, true))).toBe(1);
});

test('the database ensures that exactly one prompt version is active, with unchangeable content', async () => {
  const [one, two] = [await save('One'), await save('Two')];
  const run = (statement: ReturnType<typeof sql>) => causeOf(server.db.execute(statement));
  expect(await run(sql`update prompts set is_active = true where id = ${two.prompt_id}`)).toMatch(
    /prompts_one_active/,
  );
  expect(await run(sql`update prompts set is_active = false where id = ${one.prompt_id}`)).toMatch(
    /no active version/,
  );
  expect(await run(sql`update prompts set body = 'Other' where id = ${one.prompt_id}`)).toMatch(
    /do not change/,
  );
  expect(await run(sql`delete from prompts where id = ${two.prompt_id}`)).toMatch(/do not change/);
});

test('the prompt history is searchable and paged, newest first, with the text of each version', async () => {
  for (const text of ['Find Zürich', 'Find Basel', 'Nothing']) await save(text);
  await save('Other name', { name: 'second' });
  const list = async (query: string) => {
    const { body } = await call('GET', `/auth/llm/prompts?${query}`);
    return [body.total, ...body.items.map((item) => item.body)];
  };
  expect(await list(`name=${encodeURIComponent(DEFAULT_PROMPT_NAME)}&limit=2&offset=0`)).toEqual([
    3,
    'Nothing',
    'Find Basel',
  ]);
  expect(await list(`name=${encodeURIComponent(DEFAULT_PROMPT_NAME)}&limit=2&offset=2`)).toEqual([
    3,
    'Find Zürich',
  ]);
  expect(await list('q=ZURICH')).toEqual([1, 'Find Zürich']);
  expect(await list('q=100%25')).toEqual([0]);
  expect(await list('name=second')).toEqual([1, 'Other name']);
});

test.each([
  [{ prompt: 'x', temperature: 2.1 }, /temperature/],
  [{ prompt: 'x', temperature: -0.1 }, /temperature/],
  [{ prompt: 'x', top_p: 1.01 }, /top_p/],
  [{ prompt: 'x', max_output_tokens: 0 }, /max_output_tokens/],
  [{ prompt: 'x', max_output_tokens: 1.5 }, /max_output_tokens/],
  [{ prompt: ' ' }, /prompt is required/],
  [{}, /prompt/],
  [{ prompt: 'x', model: 'unknown' }, /The model unknown is not allowed here. Allowed: small, large./],
  [{ prompt: 'x'.repeat(64_001) }, /prompt/],
  [{ prompt: 'x', is_active: true }, /^There is no field is_active\.$/],
])('a prompt with an invalid setting is refused with a message (case %#)', async (payload, message) => {
  expect(await call('PUT', '/auth/llm/prompt', payload)).toEqual({
    status: 400,
    body: expect.objectContaining({ error: expect.stringMatching(message) }),
  });
  expect(await server.db.$count(prompts)).toBe(0);
});

test('empty prompt settings are replaced by the defaults', async () => {
  expect(
    await save('x', { temperature: null, top_p: null, max_output_tokens: null, model: '', name: ' ' }),
  ).toMatchObject({
    name: DEFAULT_PROMPT_NAME,
    temperature: 0.2,
    top_p: 1,
    max_output_tokens: null,
    model: null,
    placeholder: DEFAULT_PLACEHOLDER,
  });
});

test.each(['0', '999', 'abc', '1e3', '-1', '9'.repeat(30)])(
  'the prompt version %s returns not found',
  async (id) => {
    expect(await call('PUT', `/auth/llm/prompts/${id}/activate`)).toMatchObject({
      status: 404,
      body: { error: 'Prompt not found' },
    });
  },
);

test('a prompt name without versions is reported with a message', async () => {
  expect(await active()).toMatchObject({
    status: 404,
    body: { error: 'There is no prompt with this name yet.' },
  });
});

test('without a configured model only the built-in extractor can be selected', async () => {
  const bare = await testApp();
  const named = async (model: string | null) => {
    const answer = await bare.app.inject({
      method: 'PUT',
      url: '/auth/llm/prompt',
      headers: bare.asRole('super'),
      payload: { prompt: 'x', model },
    });
    return [answer.statusCode, answer.json<{ error?: string }>().error];
  };
  expect(await named('gpt-4')).toEqual([
    400,
    'No model is configured: only built-in may be named, not gpt-4.',
  ]);
  expect(await named('built-in')).toEqual([200, undefined]);
  expect(await named(null)).toEqual([200, undefined]);
  await bare.close();
});
