import { articles } from '../news/articles.table';
import { foreignReader } from '../foreign-text/foreign-reader';
import { HOSTILE_TEXTS } from '../foreign-text/hostile-corpus.fixture';
import { testApp } from '../testing/test-app';
import { storeArticles } from './articles.fixture';
import type { ExtractionResultBody } from './extraction.schemas';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp({ reader: foreignReader({ taskMs: 1 }) });
});
afterAll(() => server.close());

const run = async () =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/auth/llm/run?mode=pending&batch=1&max=1&dry=0',
      headers: server.asRole('admin'),
    })
  ).json<ExtractionResultBody>();

test('an article that takes too long to read has failed with the reason, and is not tried again by itself', async () => {
  await storeArticles(server.db, [HOSTILE_TEXTS['"Boston-based "']?.() ?? '']);
  expect(await run()).toMatchObject({
    processed: 1,
    failed: 1,
    samples: [{ ok: false, error: 'Reading it took longer than 0.001 s.' }],
  });
  expect(await run()).toMatchObject({ processed: 0 });
  expect(await server.db.select({ state: articles.state }).from(articles)).toEqual([{ state: 'failed' }]);
});

test('an article that waits while the server stops has not failed', async () => {
  await server.db.delete(articles);
  const [id] = await storeArticles(server.db, ['A story.']);
  await server.deps.reader.close();
  await run();
  expect(
    await server.db
      .select({ id: articles.id, state: articles.state, attempts: articles.attempts })
      .from(articles),
  ).toEqual([{ id, state: 'pending', attempts: 0 }]);
});
