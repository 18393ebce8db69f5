import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';
import { storeArticles } from './articles.fixture';
import type { ExtractionResultBody, PendingArticlesBody } from './extraction.schemas';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('without a model the free built-in extractor is used, and the pending count names it', async () => {
  await storeParameters(server.db, { 'venture kick 1': 1 });
  await storeArticles(server.db, [
    'Zurich-based fintech start-up Alphaflow AG raised CHF 2.5 million in a seed round led by Redalpine. Alphaflow won Venture Kick 1 in March.',
  ]);
  const headers = server.asRole('admin');
  expect(
    (await server.app.inject({ url: '/auth/llm/pending', headers })).json<PendingArticlesBody>(),
  ).toEqual({
    pending: 1,
    failed: 0,
    abandoned: 0,
    under_way: 0,
    extractor: 'built-in',
    model: 'built-in',
    models: [],
    awards: 1,
  });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/llm/run?mode=pending&batch=1&max=1&dry=0',
    headers,
  });
  expect(answer.json<ExtractionResultBody>()).toMatchObject({
    processed: 1,
    succeeded: 1,
    samples: [
      {
        model: 'built-in',
        outputs_count: 1,
        tokens: 0,
        article: { source: expect.any(String) },
        duration_ms: expect.any(Number),
      },
    ],
  });
  const [raw] = await server.db.select().from(rawStartups);
  expect(raw).toMatchObject({
    company_name: expect.stringMatching(/^Alphaflow/),
    canton: 'ZH',
    raised_money: 2_500_000,
    origin: 'article',
  });
  expect(
    raw?.evidence?.some(
      ({ field, quotes }) => field === 'raised_money' && quotes.some(({ start }) => start !== null),
    ),
  ).toBe(true);
  expect(await server.db.$count(llmUsage)).toBe(0);
});
