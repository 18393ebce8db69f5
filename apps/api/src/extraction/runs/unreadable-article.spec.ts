import { articles } from '../../platform/db/schema/articles.table';
import { separateReader } from '../../testing/test-reader';
import { HOSTILE_TEXTS } from '../../platform/threads/hostile-corpus.fixture';
import { testApp } from '../../testing/test-app';
import { storeArticles } from './articles.fixture';
import { extractionDeps } from './extraction-deps';
import type { ExtractionResultBody } from './extraction.schemas';
import { runArticles } from './run-articles';

const NOBODY = { userId: null, sessionId: null, ip: null, requestId: null };

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp({ reader: separateReader({ taskMs: 1 }) });
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

test('an article that takes too long to read fails with the reason and is not retried automatically', async () => {
  await storeArticles(server.db, [HOSTILE_TEXTS['"Boston-based "']?.() ?? '']);
  expect(await run()).toMatchObject({
    processed: 1,
    failed: 1,
    samples: [{ ok: false, error: 'Reading it took longer than 0.001 s.' }],
  });
  expect(await run()).toMatchObject({ processed: 0 });
  expect(await server.db.select({ state: articles.state }).from(articles)).toEqual([{ state: 'failed' }]);
});

test('a server failure on an article is reported without the database statement', async () => {
  await server.db.delete(articles);
  await storeArticles(server.db, ['A story.']);
  const warnings: string[] = [];
  const deps = extractionDeps(server.deps, { warn: (text) => warnings.push(text) });
  const extract = async () => {
    await server.db.execute('select secret from nowhere');
    throw new Error('not reached');
  };
  const query = { batch: 1, max: 1, dry: false, after: 0 };
  const failing = { ...deps, builtIn: { model: 'built-in', extract } };
  const { samples } = await runArticles(failing, query, NOBODY);
  const words = 'Something went wrong on the server while it was read. The log of the server says what.';
  expect(samples).toMatchObject([{ ok: false, error: words }]);
  const [stored] = await server.db.select().from(articles);
  expect([stored?.state, JSON.stringify(stored)]).toEqual([
    'failed',
    expect.not.stringMatching(/nowhere|select/),
  ]);
  expect(warnings).toEqual([expect.stringMatching(/^Article \d+ could not be read: error 42P01$/)]);
});

test('an article that is queued while the server stops does not fail', async () => {
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
