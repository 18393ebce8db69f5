import { existsSync, readFileSync } from 'node:fs';
import { forgetArticles, saidStartup, storeArticles } from '../runs/articles.fixture';
import { extractionApp } from '../runs/extraction-app.fixture';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { HOSTILE_ANSWERS } from '../../platform/threads/hostile-corpus.fixture';

let server: Awaited<ReturnType<typeof extractionApp>>;
beforeAll(async () => {
  server = await extractionApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());
afterEach(() => forgetArticles(server.db));

/** Limit of CPU time for the main thread in milliseconds. The slowest of these responses took 19 s outside a thread. */
const LONGEST_MS = 4_000;

/**
 * Returns the CPU time of the main thread in milliseconds, which excludes other programs. Where it is unknown, returns
 * the elapsed time.
 */
function threadTime(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : performance.now();
}

/** Returns the CPU time of the main thread during the work, in milliseconds. */
async function busyDuring(work: Promise<unknown>): Promise<number> {
  const start = threadTime();
  await work;
  return threadTime() - start;
}

test('after any model response, other requests are served and the next article is extracted', async () => {
  const answers = Object.values(HOSTILE_ANSWERS).map((write) => write());
  await storeArticles(
    server.db,
    answers.map((_, index) => `Article ${index} of Alpha AG, aa b.`),
  );
  const asked = new Set<number>();
  server.model.answerWith(({ body }) => {
    const index = Number(/Article (\d+) of/.exec(body.messages[1]?.content ?? '')?.[1]);
    const finish = asked.has(index) ? 'stop' : 'length';
    asked.add(index);
    return { text: answers[index] ?? '', finish };
  });
  for (let count = 0; count < answers.length; count += 1) {
    const run = server.run();
    expect(await busyDuring(run)).toBeLessThan(LONGEST_MS);
    expect((await run).body).toMatchObject({ processed: 1 });
    await server.db.delete(llmUsage); // otherwise no request would be sent after five failures
  }
  await storeArticles(server.db, ['Beta AG of Zug raised CHF 2 million.']);
  server.model.answerWith(() => ({ startups: [saidStartup('Beta AG', 'Beta AG of Zug')] }));
  expect((await server.run()).body).toMatchObject({ processed: 1, succeeded: 1 });
});

test.each([
  ['only brackets', 'The answer of the model server cannot be read.', '['.repeat(1_000_000)],
  ['text that is not JSON', 'The model server answered something else than a chat completion.', 'hello'],
  ['a list', 'The model server answered something else than a chat completion.', '[]'],
])('a model server that responds with %s is reported: %s', async (_name, error, body) => {
  await storeArticles(server.db, ['Alpha AG of Zug.']);
  server.model.answerWith(() => ({ status: 200, body }));
  expect((await server.run()).body.samples).toMatchObject([{ ok: false, error }]);
});

test.each([
  ['a NUL character', 'a\\u0000b', 'ab'],
  ['half of a surrogate pair', 'a\\ud800b', 'a\uFFFDb'],
  ['a truncated character', `${'x'.repeat(199)}\u{1F600}`, `${'x'.repeat(199)}\uFFFD`],
])(
  'an error message with %s is stored with its model request and shown to people',
  async (_name, said, shown) => {
    await storeArticles(server.db, ['Alpha AG of Zug.']);
    await server.db.delete(llmUsage);
    server.model.answerWith(() => ({ status: 418, body: `{"error":{"message":"${said}"}}` }));
    const error = `The model server answered 418. It says: ${shown}`;
    expect((await server.run()).body.samples).toMatchObject([{ ok: false, error }]);
    expect(await server.db.select().from(llmUsage)).toMatchObject([{ outcome: 'failed', error }]);
  },
);

test('only the start of an error response of a model server is read', async () => {
  await storeArticles(server.db, ['Alpha AG of Zug.']);
  server.model.answerWith(() => ({ status: 403, body: `{"error":${'['.repeat(5_000_000)}` }));
  expect(await busyDuring(server.run())).toBeLessThan(LONGEST_MS);
});
