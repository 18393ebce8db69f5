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

test('a single article can be extracted before all queued articles', async () => {
  const [, second = 0] = await ids(2);
  const { status, body } = await extract(second);
  expect([status, body.ok, body.companies]).toEqual([200, true, ['Company1 AG']]);
  expect(await server.states()).toEqual(['pending', 'extracted']);
  expect(await server.db.select().from(rawStartups)).toMatchObject([
    { company_name: 'Company1 AG', origin: 'article', created_by: server.person('user+w').userId },
  ]);
});

test('an extracted article is not extracted again', async () => {
  const [first = 0] = await ids(1);
  await extract(first);
  const calls = server.model.calls.length;
  expect(await extract(first)).toMatchObject({ status: 200, body: { ok: true, companies: ['Company0 AG'] } });
  expect(server.model.calls).toHaveLength(calls);
});

test('a failed article can be extracted again alone', async () => {
  const [first = 0] = await ids(1);
  await server.db
    .update(articles)
    .set({ state: 'abandoned', attempts: 3, last_error: 'No.', failure_cause: 'other' });
  expect(await extract(first)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await server.db.select().from(articles)).toMatchObject([
    { state: 'extracted', attempts: 1, last_error: null, failure_cause: null },
  ]);
});

test('an article that waits for its next attempt can be extracted immediately, with a new count of failures', async () => {
  const [first = 0] = await ids(1);
  await server.db.update(articles).set({
    attempts: 2,
    last_error: 'No.',
    failure_cause: 'other',
    due_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  expect(await extract(first)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await server.db.select().from(articles)).toMatchObject([
    { state: 'extracted', attempts: 1, last_error: null, failure_cause: null },
  ]);
});

test('the extraction of an article without text is refused with the reason', async () => {
  const [first = 0] = await ids(1);
  await server.db
    .update(articles)
    .set({ state: 'failed', text: '', text_removed_at: new Date().toISOString() });
  expect(await extract(first)).toMatchObject({
    status: 409,
    body: { error: 'The text of this article was removed by its age. It cannot be read again.' },
  });
});

test('an article that is being extracted by a run is not extracted a second time', async () => {
  const [first = 0] = await ids(1);
  await server.db
    .update(articles)
    .set({ lease_owner: 'a run', lease_until: new Date(Date.now() + 60_000).toISOString(), attempts: 3 })
    .where(eq(articles.id, first));
  expect(await extract(first)).toMatchObject({
    status: 409,
    body: { error: 'A run is reading this article now. Please wait for it.' },
  });
  expect(await server.db.select().from(articles)).toMatchObject([
    { state: 'pending', attempts: 3, failure_cause: null, lease_owner: 'a run' },
  ]);
});

test('extracting an unknown article returns 404', async () => {
  expect((await extract('987654321')).status).toBe(404);
  const [first = 0] = await ids(1);
  expect((await extract(first, 'user')).status).toBe(403);
  expect((await extract(first, 'super')).status).toBe(200);
});
