import { eq } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import type { ActorName } from '../../testing/test-app';
import { storeArticles } from './articles.fixture';
import { articleTexts, extractionApp } from './extraction-app.fixture';
import type { ExtractionSampleBody } from './extraction.schemas';

let server: Awaited<ReturnType<typeof extractionApp>>;
beforeAll(async () => {
  server = await extractionApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(rawStartups);
  await server.reset();
});

const extract = async (id: number | string, actor: ActorName = 'user+w') => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/auth/articles/${id}/extract`,
    headers: server.asRole(actor),
  });
  return { status: answer.statusCode, body: answer.json<ExtractionSampleBody & { error: string }>() };
};
const ids = async (count: number) => {
  await storeArticles(server.db, articleTexts(count));
  return (await server.db.select({ id: articles.id }).from(articles).orderBy(articles.id)).map(
    ({ id }) => id,
  );
};

test('one article is extracted, whatever waits before it', async () => {
  const [, second = 0] = await ids(2);
  const { status, body } = await extract(second);
  expect([status, body.ok, body.companies]).toEqual([200, true, ['Company1 AG']]);
  expect(await server.states()).toEqual(['pending', 'extracted']);
  expect(await server.db.select().from(rawStartups)).toMatchObject([
    { company_name: 'Company1 AG', origin: 'article', created_by: server.person('user+w').userId },
  ]);
});

test('an article that was extracted is not asked about again', async () => {
  const [first = 0] = await ids(1);
  await extract(first);
  const calls = server.model.calls.length;
  expect(await extract(first)).toMatchObject({ status: 200, body: { ok: true, companies: ['Company0 AG'] } });
  expect(server.model.calls).toHaveLength(calls);
});

test('an article that failed is tried again', async () => {
  const [first = 0] = await ids(1);
  await server.db.update(articles).set({ state: 'abandoned', attempts: 3, last_error: 'No.' });
  expect(await extract(first)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await server.states()).toEqual(['extracted']);
});

test('an article that a run reads is left to it', async () => {
  const [first = 0] = await ids(1);
  await server.db
    .update(articles)
    .set({ lease_owner: 'a run', lease_until: new Date(Date.now() + 60_000).toISOString() })
    .where(eq(articles.id, first));
  expect(await extract(first)).toMatchObject({
    status: 409,
    body: { error: 'A run is reading this article now. Please wait for it.' },
  });
});

test('an article that is not there is 404, and people who may not write are refused', async () => {
  expect((await extract('987654321')).status).toBe(404);
  const [first = 0] = await ids(1);
  expect((await extract(first, 'user')).status).toBe(403);
  expect((await extract(first, 'super')).status).toBe(200);
});
