import { eq, sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { prompts } from '../../platform/db/schema/prompts.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { saidStartup, storeArticles } from './articles.fixture';
import { articleTexts, extractionApp } from './extraction-app.fixture';

let server: Awaited<ReturnType<typeof extractionApp>>;
beforeAll(async () => {
  server = await extractionApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test('a reset queues failed and abandoned articles again and returns their number', async () => {
  await storeArticles(server.db, articleTexts(3));
  await server.run();
  await server.db.execute(
    sql`update articles set state = case when title = 'Story 1' then 'failed' else 'abandoned' end, attempts = 3 where state = 'pending'`,
  );
  expect(await server.post('/auth/llm/reset')).toEqual({ status: 200, body: { reset: 2, pending: 2 } });
  expect(await server.states()).toEqual(['extracted', 'pending', 'pending']);
  expect(await server.post('/auth/llm/reset')).toEqual({ status: 200, body: { reset: 0, pending: 2 } });
});

test('a reset is refused while an article is being extracted', async () => {
  await storeArticles(server.db, articleTexts(1));
  await server.db.execute(sql`update articles set lease_until = now() + interval '10 seconds'`);
  expect(await server.post('/auth/llm/reset')).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/1 article is being extracted/) },
  });
});

test('when two browsers on two servers press Start, each article is extracted once', async () => {
  await storeArticles(server.db, articleTexts(12));
  const loop = async (app: typeof server.second) => {
    let total = 0;
    for (
      let { body } = await server.run(undefined, app);
      body.processed > 0;
      { body } = await server.run(undefined, app)
    )
      total += body.processed;
    return total;
  };
  const totals = await Promise.all([loop(server.app), loop(server.second)]);
  expect([totals[0] + totals[1], totals.every((total) => total > 0), server.model.calls.length]).toEqual([
    12,
    true,
    12,
  ]);
  expect([
    await server.db.$count(rawStartups),
    await server.db.$count(extractions),
    await server.db.$count(llmUsage),
  ]).toEqual([12, 12, 12]);
  expect(new Set(await server.states())).toEqual(new Set(['extracted']));
});

test('the articles of a dead process are taken over, and its late model response is ignored', async () => {
  const [id = 0] = await storeArticles(server.db, articleTexts(1));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.model.answerWith(async (_call, count) => {
    if (count === 1) await held;
    return { startups: [saidStartup(`Company0 AG`, 'Company0 AG')] };
  });
  const slow = server.run();
  while (server.model.calls.length === 0)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  await server.db.execute(
    sql`update articles set lease_until = now() - interval '1 second' where id = ${id}`,
  );
  expect((await server.run(undefined, server.second)).body).toMatchObject({ processed: 1, succeeded: 1 });
  release();
  expect((await slow).body.processed).toBe(0);
  expect([await server.db.$count(rawStartups), await server.db.$count(extractions)]).toEqual([1, 1]);
});

test('if a process dies before storing a model response, the paid response is used without a second request', async () => {
  const [id = 0] = await storeArticles(server.db, articleTexts(1));
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
  expect((await server.run()).body).toMatchObject({
    succeeded: 1,
    samples: [{ tokens: 77, companies: ['Company0 AG'] }],
  });
  expect([
    server.model.calls.length,
    (await server.db.select().from(llmUsage)).map(({ answer }) => answer),
  ]).toEqual([0, [null]]);
});

test('an article that crashed three processes is abandoned', async () => {
  const [id = 0] = await storeArticles(server.db, articleTexts(1));
  await server.db.execute(sql`update articles set attempts = 3, lease_until = now() - interval '1 second'`);
  expect((await server.run()).body.processed).toBe(0);
  expect((await server.db.select().from(articles).where(eq(articles.id, id)))[0]).toMatchObject({
    state: 'abandoned',
    last_error: expect.any(String),
  });
});

test('if all remaining articles belong to a dead process, the extraction request waits for their release', async () => {
  await storeArticles(server.db, articleTexts(1));
  await server.db.execute(
    sql`update articles set attempts = 1, lease_owner = 'gone', lease_until = now() + interval '1 second'`,
  );
  expect((await server.run()).body).toMatchObject({ processed: 1, succeeded: 1 });
});
