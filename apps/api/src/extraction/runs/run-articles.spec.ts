import { asc, eq, sql } from 'drizzle-orm';
import { THE_SERVER } from '../../audit/audit-event';
import { articles } from '../../platform/db/schema/articles.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { savePrompt } from '../prompts/change-prompt';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { saidStartup, storeArticles } from './articles.fixture';
import { articleTexts, extractionApp } from './extraction-app.fixture';

let server: Awaited<ReturnType<typeof extractionApp>>;
beforeAll(async () => {
  server = await extractionApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** Replaces all prompts by an active prompt for the given model. */
async function usePrompt(model: string): Promise<void> {
  await server.db.execute(sql`truncate prompts cascade`);
  const rules = { models: [model], ifMatch: undefined };
  await savePrompt(server.db, { prompt: 'x', model }, rules, THE_SERVER);
}

test('an article becomes a raw row with its quotes and its audit event in one transaction', async () => {
  await storeParameters(server.db, { 'Venture Kick 1': 2 });
  const text = 'Alpha AG, founded by Ann Muster in 2020, is based in Zug. Alpha AG won Venture Kick 1.';
  const [id] = await storeArticles(server.db, [text]);
  server.model.answerWith(() => ({
    startups: [
      saidStartup('Alpha AG', 'Alpha AG', {
        founders: [{ first_name: 'Ann', last_name: 'Muster', quotes: ['founded by Ann Muster'] }],
        founding_year: { value: 2020, quotes: ['in 2020'] },
        canton: { value: 'ZG', quotes: ['based in Geneva'] },
        awards: [{ name: 'Venture Kick 1', quotes: ['Alpha AG won Venture Kick 1'] }],
      }),
    ],
  }));
  expect((await server.run()).body).toMatchObject({
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
    // The canton is null because its quote is not in the text.
    canton: null,
    awards: ['Venture Kick 1'],
    origin: 'article',
    article_date: '2026-03-04',
    articles: [{ title: 'Story 0', published_at: '2026-03-04', source: 'News' }],
  });
  expect(raw?.evidence).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'founding_year',
        value: '2020',
        quotes: [{ text: 'in 2020', start: 32, end: 39 }],
      }),
      expect.objectContaining({
        field: 'canton',
        value: 'ZG',
        quotes: [{ text: 'based in Geneva', start: null, end: null }],
      }),
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

test('the pending count returns the queued articles and the extractor', async () => {
  await storeArticles(server.db, articleTexts(3));
  await server.run();
  expect(await server.pending()).toEqual({
    pending: 2,
    failed: 0,
    abandoned: 0,
    under_way: 0,
    extractor: 'model',
    model: 'small',
    models: ['small', 'large'],
    tokens_today: 120,
    daily_tokens: 1_000_000,
    cost_today: 0.0003,
    daily_cost: null,
    tokens_per_article: 120,
    cost_per_article: 0.0003,
    awards: 0,
  });
});

test('the pending count names the model of the active prompt', async () => {
  await usePrompt('large');
  expect(await server.pending()).toMatchObject({ model: 'large', models: ['small', 'large'] });
});

test('a dry run extracts and shows articles without changes', async () => {
  const [first, next] = await storeArticles(server.db, articleTexts(2));
  const before = await server.db.select().from(articles).orderBy(asc(articles.id));
  expect((await server.run('batch=1&max=1&dry=1')).body).toMatchObject({
    processed: 1,
    succeeded: 1,
    pending: 2,
    samples: [{ article: { id: String(first) }, companies: ['Company0 AG'], extraction_id: null }],
  });
  expect((await server.run(`dry=1&after=${first}`)).body).toMatchObject({
    samples: [{ article: { id: String(next) } }],
  });
  expect(await server.db.select().from(articles).orderBy(asc(articles.id))).toEqual(before);
  expect([await server.db.$count(extractions), await server.db.$count(rawStartups)]).toEqual([0, 0]);
});

test('an extraction request processes at most five batches of at most five articles', async () => {
  await storeArticles(server.db, articleTexts(30));
  expect((await server.run('batch=1000&max=1')).body.processed).toBe(5);
  expect((await server.run('batch=5&max=1000')).body.processed).toBe(25);
  expect((await server.run()).body.processed).toBe(0);
});

test('a prompt whose model is no longer allowed stops the extraction with an explanation', async () => {
  await usePrompt('gone');
  await storeArticles(server.db, articleTexts(1));
  expect(await server.run()).toMatchObject({
    status: 409,
    body: { error: 'The active prompt names the model gone, which is not allowed here.' },
  });
  expect([await server.states(), server.model.calls.length]).toEqual([['pending'], 0]);
});

test('an article whose results cannot be stored fails immediately, so that it is not charged again', async () => {
  const [id = 0] = await storeArticles(server.db, articleTexts(1));
  await server.db.update(articles).set({ url: 'mailto:nobody' }).where(eq(articles.id, id));
  expect((await server.run()).body).toMatchObject({
    processed: 1,
    failed: 1,
    samples: [{ tokens: 120, error: expect.stringMatching(/could not be stored: .*web address/) }],
  });
  expect((await server.run()).body.processed).toBe(0);
  expect([await server.states(), server.model.calls.length, await server.db.$count(rawStartups)]).toEqual([
    ['failed'],
    1,
    0,
  ]);
});

test.each(['mode=all', 'batch=0', 'max=-1', 'dry=2', 'batch=x', 'limit=1'])(
  'the extraction query %s is refused with an explanation',
  async (query) => {
    expect(await server.run(query)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/\w/) },
    });
  },
);
