import { asc, eq, sql } from 'drizzle-orm';
import { buildApp } from '../app';
import { auditEvents } from '../audit/audit-events.table';
import { llmUsage } from '../llm/llm-usage.table';
import { articles } from '../news/articles.table';
import { prompts } from '../prompts/prompts.table';
import { rawStartups } from '../startups/raw-startups.table';
import { extractions } from './extractions.table';
import { savePrompt, seedDefaultPrompt } from '../prompts/change-prompt';
import { storeParameters } from '../scoring/stored-startups.fixture';
import { llmServer, type ReceivedCall } from '../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { forgetArticles, saidStartup, storeArticles } from './articles.fixture';
import type { ExtractionResultBody, PendingArticlesBody } from './extraction.schemas';

let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof testApp>>;
let second: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  model = await llmServer();
  server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
  second = await buildApp(server.deps);
});
afterAll(async () => {
  await second.close();
  await server.close();
  await model.close();
});
beforeEach(async () => {
  await forgetArticles(server.db);
  await seedDefaultPrompt(server.db);
  model.answerWith((call) => ({ startups: [saidStartup(companyIn(call), companyIn(call))] }));
});

/** Every article here begins with the name of its company. */
const companyIn = ({ body }: ReceivedCall) =>
  /\n\n(\w+ AG)/.exec(body.messages[1]?.content ?? '')?.[1] ?? 'Nobody AG';

async function post(url: string, app = server.app) {
  const answer = await app.inject({ method: 'POST', url, headers: server.asRole('admin') });
  return {
    status: answer.statusCode,
    body: answer.json<ExtractionResultBody & { error: string; reset: number }>(),
  };
}
const run = (query = 'mode=pending&batch=1&max=1&dry=0', app = server.app) =>
  post(`/auth/llm/run?${query}`, app);
const pending = async () =>
  (
    await server.app.inject({ url: '/auth/llm/pending', headers: server.asRole('admin') })
  ).json<PendingArticlesBody>();
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Company${index} AG raised money.`);
const states = async () =>
  (await server.db.select({ state: articles.state }).from(articles).orderBy(asc(articles.id))).map(
    ({ state }) => state,
  );

test('an article becomes a raw row with its quotes, in one transaction with its event', async () => {
  await storeParameters(server.db, { 'Venture Kick 1': 2 });
  const text = 'Alpha AG, founded by Ann Muster in 2020, is based in Zug. Alpha AG won Venture Kick 1.';
  const [id] = await storeArticles(server.db, [text]);
  model.answerWith(() => ({
    startups: [
      saidStartup('Alpha AG', 'Alpha AG', {
        founders: [{ first_name: 'Ann', last_name: 'Muster', quotes: ['founded by Ann Muster'] }],
        founding_year: { value: 2020, quotes: ['in 2020'] },
        canton: { value: 'ZG', quotes: ['based in Geneva'] },
        awards: [{ name: 'Venture Kick 1', quotes: ['Alpha AG won Venture Kick 1'] }],
      }),
    ],
  }));
  expect((await run()).body).toMatchObject({
    processed: 1,
    succeeded: 1,
    failed: 0,
    pending: 0,
    samples: [{ article: { id: String(id) }, companies: ['Alpha AG'], outputs_count: 1 }],
  });
  const [raw] = await server.db.select().from(rawStartups);
  expect(raw).toMatchObject({
    company_name: 'Alpha AG',
    first_name: 'Ann',
    last_name: 'Muster',
    founding_year: 2020,
    canton: 'ZG',
    awards: ['Venture Kick 1'],
    origin: 'article',
    article_date: '2026-03-04',
    articles: [{ title: 'Story 0', published_at: '2026-03-04', source: 'News' }],
  });
  expect(raw?.evidence).toEqual(
    expect.arrayContaining([
      { field: 'founding_year', value: '2020', quotes: [{ text: 'in 2020', start: 32, end: 39 }] },
      { field: 'canton', value: 'ZG', quotes: [{ text: 'based in Geneva', start: null, end: null }] },
      expect.objectContaining({
        field: 'awards',
        value: 'Venture Kick 1',
        quotes: [expect.objectContaining({ start: text.indexOf('Alpha AG won') })],
      }),
    ]),
  );
  const event = (await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id))).at(-1);
  expect(event).toMatchObject({
    action: 'article_extracted',
    target_id: String(id),
    actor_id: server.person('admin').userId,
  });
});

test('pending counts what waits, and says who extracts', async () => {
  await storeArticles(server.db, names(3));
  await run();
  expect(await pending()).toEqual({
    pending: 2,
    failed: 0,
    abandoned: 0,
    under_way: 0,
    extractor: 'model',
    model: 'small',
    models: ['small', 'large'],
    tokens_today: 120,
    daily_tokens: 1_000_000,
  });
});

test('a dry run extracts and shows, and changes neither article nor anything else; it can go on behind the last one', async () => {
  const [first, next] = await storeArticles(server.db, names(2));
  const before = await server.db.select().from(articles).orderBy(asc(articles.id));
  expect((await run('batch=1&max=1&dry=1')).body).toMatchObject({
    processed: 1,
    succeeded: 1,
    pending: 2,
    samples: [{ article: { id: String(first) }, companies: ['Company0 AG'], extraction_id: null }],
  });
  expect((await run(`dry=1&after=${first}`)).body).toMatchObject({
    samples: [{ article: { id: String(next) } }],
  });
  expect(await server.db.select().from(articles).orderBy(asc(articles.id))).toEqual(before);
  expect([await server.db.$count(extractions), await server.db.$count(rawStartups)]).toEqual([0, 0]);
});

test('batch and max are capped at five each, whatever is asked', async () => {
  await storeArticles(server.db, names(30));
  expect((await run('batch=1000&max=1')).body.processed).toBe(5);
  expect((await run('batch=5&max=1000')).body.processed).toBe(25);
  expect((await run()).body.processed).toBe(0);
});

test('reset lets failed and abandoned articles wait again, never finished ones, and says how many', async () => {
  await storeArticles(server.db, names(3));
  await run();
  await server.db.execute(
    sql`update articles set state = case when title = 'Story 1' then 'failed' else 'abandoned' end, attempts = 3 where state = 'pending'`,
  );
  expect(await post('/auth/llm/reset')).toEqual({ status: 200, body: { reset: 2, pending: 2 } });
  expect(await states()).toEqual(['extracted', 'pending', 'pending']);
  expect(await post('/auth/llm/reset')).toEqual({ status: 200, body: { reset: 0, pending: 2 } });
});

test('reset is refused while an article is being extracted', async () => {
  await storeArticles(server.db, names(1));
  await server.db.execute(sql`update articles set lease_until = now() + interval '10 seconds'`);
  expect(await post('/auth/llm/reset')).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/1 article is being extracted/) },
  });
});

test('two browsers on two servers press Start: each article is extracted once, and both find work', async () => {
  await storeArticles(server.db, names(12));
  const loop = async (app: typeof second) => {
    let total = 0;
    for (let { body } = await run(undefined, app); body.processed > 0; { body } = await run(undefined, app))
      total += body.processed;
    return total;
  };
  const totals = await Promise.all([loop(server.app), loop(second)]);
  expect([totals[0] + totals[1], totals.every((total) => total > 0), model.calls.length]).toEqual([
    12,
    true,
    12,
  ]);
  expect([
    await server.db.$count(rawStartups),
    await server.db.$count(extractions),
    await server.db.$count(llmUsage),
  ]).toEqual([12, 12, 12]);
  expect(new Set(await states())).toEqual(new Set(['extracted']));
});

test('what a dead process held is taken over, and its late answer does not count', async () => {
  const [id = 0] = await storeArticles(server.db, names(1));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  model.answerWith(async (_call, count) => {
    if (count === 1) await held;
    return { startups: [saidStartup(`Company0 AG`, 'Company0 AG')] };
  });
  const slow = run();
  while (model.calls.length === 0)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  await server.db.execute(
    sql`update articles set lease_until = now() - interval '1 second' where id = ${id}`,
  );
  expect((await run(undefined, second)).body).toMatchObject({ processed: 1, succeeded: 1 });
  release();
  expect((await slow).body.processed).toBe(0);
  expect([await server.db.$count(rawStartups), await server.db.$count(extractions)]).toEqual([1, 1]);
});

test('a process that dies between the answer and its storing costs no second call: the paid answer is used', async () => {
  const [id = 0] = await storeArticles(server.db, names(1));
  const [prompt] = await server.db.select().from(prompts);
  await server.db.insert(llmUsage).values({
    article_id: id,
    epoch: 1,
    attempt: 1,
    model: 'small',
    prompt_id: prompt?.id ?? 0,
    outcome: 'answered',
    prompt_tokens: 70,
    completion_tokens: 7,
    answer: JSON.stringify({ startups: [saidStartup('Company0 AG', 'Company0 AG')] }),
  });
  await server.db.execute(
    sql`update articles set epoch = 1, attempts = 1, lease_until = now() - interval '1 second'`,
  );
  expect((await run()).body).toMatchObject({
    succeeded: 1,
    samples: [{ tokens: 77, companies: ['Company0 AG'] }],
  });
  expect([model.calls.length, (await server.db.select().from(llmUsage)).map(({ answer }) => answer)]).toEqual(
    [0, [null]],
  );
});

test('an article that ended its process three times is abandoned, not tried for ever', async () => {
  const [id = 0] = await storeArticles(server.db, names(1));
  await server.db.execute(sql`update articles set attempts = 3, lease_until = now() - interval '1 second'`);
  expect((await run()).body.processed).toBe(0);
  expect((await server.db.select().from(articles).where(eq(articles.id, id)))[0]).toMatchObject({
    state: 'abandoned',
    last_error: expect.any(String),
  });
});

test('when all that is left is in the hands of a dead process, a call waits until it is free', async () => {
  await storeArticles(server.db, names(1));
  await server.db.execute(
    sql`update articles set attempts = 1, lease_owner = 'gone', lease_until = now() + interval '1 second'`,
  );
  expect((await run()).body).toMatchObject({ processed: 1, succeeded: 1 });
});

test('a prompt that names a model which is no longer allowed stops extraction in words, and costs nothing', async () => {
  await server.db.execute(sql`truncate prompts cascade`);
  await savePrompt(server.db, { prompt: 'x', model: 'gone' }, [], {
    userId: null,
    sessionId: null,
    ip: null,
    requestId: null,
  });
  await storeArticles(server.db, names(1));
  expect(await run()).toMatchObject({
    status: 409,
    body: { error: 'The active prompt names the model gone, which is not allowed here.' },
  });
  expect([await states(), model.calls.length]).toEqual([['pending'], 0]);
});

test('what was found and cannot be stored fails the article at once: it is not charged again', async () => {
  const [id = 0] = await storeArticles(server.db, names(1));
  await server.db.update(articles).set({ url: 'mailto:nobody' }).where(eq(articles.id, id));
  expect((await run()).body).toMatchObject({
    processed: 1,
    failed: 1,
    samples: [{ tokens: 120, error: expect.stringMatching(/could not be stored: .*web address/) }],
  });
  expect((await run()).body.processed).toBe(0);
  expect([await states(), model.calls.length, await server.db.$count(rawStartups)]).toEqual([
    ['failed'],
    1,
    0,
  ]);
});

test.each(['mode=all', 'batch=0', 'max=-1', 'dry=2', 'batch=x', 'limit=1'])(
  'the query %s is refused in words',
  async (query) => {
    expect(await run(query)).toMatchObject({ status: 400, body: { error: expect.stringMatching(/\w/) } });
  },
);
