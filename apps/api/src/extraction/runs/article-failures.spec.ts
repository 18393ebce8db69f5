import { asc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { articles } from '../../platform/db/schema/articles.table';
import { connect } from '../../platform/db/open-database';
import { storeArticles } from './articles.fixture';
import { articleTexts, extractionApp } from './extraction-app.fixture';
import { extractionDeps } from './extraction-deps';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import type { ArticleFailuresBody } from './article-failures.schemas';
import type { ExtractionRunBody } from './extraction.schemas';
import { listRuns } from './run.queries';
import { advanceRun } from './run-worker';

let server: Awaited<ReturnType<typeof extractionApp>>;
beforeAll(async () => {
  server = await extractionApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const failures = async () =>
  (
    await server.app.inject({ url: '/auth/llm/failures', headers: server.asRole('admin') })
  ).json<ArticleFailuresBody>().items;
async function retry(payload: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/llm/failures/retry',
    headers: server.asRole('admin'),
    payload,
  });
  return { status: answer.statusCode, body: answer.json<ExtractionRunBody & { error: string }>() };
}

/** Stores and extracts four articles: two are unreadable, one is refused, and one succeeds. */
async function fourArticles(): Promise<void> {
  await storeArticles(server.db, articleTexts(4));
  server.model.answerWith(({ body }) => {
    const text = body.messages[1]?.content ?? '';
    if (/Company[01] /.test(text)) return { text: 'no' };
    return text.includes('Company2 ') ? { status: 413 } : { startups: [] };
  });
  for (let count = 0; count < 4; count += 1) {
    await server.run();
    await server.db.delete(llmUsage); // otherwise no request would be sent after five failures
  }
}

test('failed articles are grouped by the required action, with a count and the newest article', async () => {
  await fourArticles();
  expect(await failures()).toMatchObject([
    {
      cause: 'unreadable',
      count: 2,
      error: 'The answer of the model is no JSON.',
      article: { title: 'Story 1', url: expect.stringMatching(/^https:/) },
    },
    { cause: 'request', count: 1, article: { title: 'Story 2' } },
  ]);
});

test('“Retry these” extracts only the articles with one failure cause', async () => {
  await fourArticles();
  await storeArticles(server.db, ['Another AG of Zug.']);
  server.model.answerWith(() => ({ startups: [] }));
  const { status, body } = await retry({ cause: 'unreadable', count: 2 });
  expect([status, body]).toMatchObject([201, { state: 'running', retry_cause: 'unreadable', pending: 2 }]);
  const deps = extractionDeps(server.deps, server.app.log);
  while (await advanceRun(deps));
  expect(await server.states()).toEqual(['extracted', 'extracted', 'failed', 'extracted', 'pending']);
  const [run] = await server.db.select().from(extractionRuns);
  expect(run).toMatchObject({ state: 'finished', processed: 2, succeeded: 2 });
  expect(await failures()).toMatchObject([{ cause: 'request', count: 1 }]);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'extraction_run_started'))
    .orderBy(asc(auditEvents.id));
  expect(events.at(-1)?.after).toMatchObject({ retry_cause: 'unreadable', articles: 2 });
});

test('a retry of failed articles with an outdated count is refused and queues nothing', async () => {
  await fourArticles();
  expect(await retry({ cause: 'unreadable', count: 3 })).toMatchObject({
    status: 409,
    body: { error: '2 articles have failed for this reason by now, not 3. Look again.' },
  });
  expect(await server.states()).toEqual(['failed', 'failed', 'failed', 'extracted']);
});

test('failed articles are not retried while another run is active', async () => {
  await fourArticles();
  await retry({ cause: 'request', count: 1 });
  expect(await retry({ cause: 'unreadable', count: 2 })).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/Another run is running/) },
  });
  expect(await server.db.$count(articles, eq(articles.state, 'failed'))).toBe(2);
});

test.each([[{}], [{ cause: 'bad luck', count: 1 }], [{ cause: 'busy', count: 0 }]])(
  'retrying failed articles with %j is refused',
  async (payload) => expect((await retry(payload)).status).toBe(400),
);

test.each([
  [401, 'The model server refuses the key. (401)'],
  [402, 'The account at the model server has no credit left. (402)'],
  [403, 'The key may not use this model. (403)'],
])(
  'when the model server returns %s, the run pauses with the reason and no article fails',
  async (status, reason) => {
    await storeArticles(server.db, articleTexts(3));
    server.model.answerWith(() => ({ status }));
    expect(await server.run()).toMatchObject({ status: 503, body: { error: reason } });
    const started = await server.app.inject({
      method: 'POST',
      url: '/auth/llm/runs',
      headers: server.asRole('admin'),
      payload: { delay_ms: 0 },
    });
    const deps = extractionDeps(server.deps, server.app.log);
    while (await advanceRun(deps));
    expect(started.statusCode).toBe(201);
    const runs = await server.app.inject({ url: '/auth/llm/runs', headers: server.asRole('admin') });
    expect(runs.json<{ items: ExtractionRunBody[] }>().items[0]).toMatchObject({
      ...{ state: 'paused', reason, processed: 0, failed: 0, pending: 3 },
    });
    expect([await server.states(), await failures()]).toEqual([['pending', 'pending', 'pending'], []]);
  },
);

test('an extraction run over 20,000 articles is listed within the time limit of a request', async () => {
  await server.db.execute(sql`
    insert into articles (url, title, text, text_hash)
    select 'https://news.example/' || n, 'Story', 'Text ' || n, n::text from generate_series(1, 20000) n`);
  await server.db.execute(sql`
    insert into extraction_runs (batch, delay_ms, article_ids, retry_cause)
    select 1, 0, array_agg(id), 'other' from articles`);
  // Comparing the list with each article would take half a minute, and the database would end the query.
  const limited = await connect(server.url, console);
  const { items } = await listRuns(limited.db, { page: 1, pageSize: 10, limit: 10, offset: 0 });
  await limited.close();
  expect(items).toMatchObject([{ pending: 20_000 }]);
});
