import { asc, sql } from 'drizzle-orm';
import { reviewApp } from '../../review/steps/review.fixture';
import { articles } from '../../platform/db/schema/articles.table';
import { retention } from '../../platform/db/schema/retention.table';
import { sweep } from '../../operations/retention/sweep';
import { refreshQueue } from '../../review/queue/refresh-queue';
import { storeUpdate } from '../../news/sources/store-update';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { saidStartup, storeArticles } from './articles.fixture';
import { extractions } from '../../platform/db/schema/extractions.table';

let server: Awaited<ReturnType<typeof reviewApp>>;
beforeAll(async () => {
  server = await reviewApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.setFloor(0);
});

const rows = () => server.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
const raised = async () => (await server.curated()).map(({ raised_money }) => raised_money);
const textOf = (millions: number) => `Alpha AG raised CHF ${millions} million.`;

/** Reads the article that waits: it says that Alpha AG raised so many million francs. */
async function read(millions: number): Promise<void> {
  const quote = textOf(millions);
  const sum = { amount: millions * 1e6, currency: 'CHF', as_stated: `CHF ${millions} million` };
  server.model.answerWith(() => ({
    startups: [saidStartup('Alpha AG', quote, { financings: [{ ...sum, kind: 'round', quotes: [quote] }] })],
  }));
  await server.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
}

async function publish(millions: number): Promise<number> {
  const [id] = await storeArticles(server.db, [textOf(millions)]);
  await read(millions);
  return id ?? 0;
}

/** The newspaper changes the text of its story. */
async function correct(articleId: number, millions: number, more = ''): Promise<void> {
  await storeUpdate(server.deps, articleId, {
    url: 'https://news.example/unused',
    published_url: 'https://news.example/unused',
    otherUrls: [],
    title: 'Story 0',
    text: textOf(millions) + more,
    lang: 'en',
    text_from: 'page',
    published_at: null,
  });
  await read(millions);
}

test('a story that corrects a sum raises it once, as it says it now', async () => {
  const id = await publish(5);
  await server.curate();
  expect(await raised()).toEqual([5e6]);
  await correct(id, 3);
  await server.curate();
  expect(await raised()).toEqual([3e6]);
  expect((await server.curated())[0]?.financings).toMatchObject([{ amount: 3e6 }]);
});

test('quotes of a version whose text was removed go with the text of the version that replaced it', async () => {
  const removeOld = async () => {
    while ((await refreshQueue(server.db, 100, 'oldest')) > 0);
    await server.db.update(articles).set({ fetched_at: sql`now() - interval '31 days'` });
    await server.db.delete(retention);
    await server.db.insert(retention).values({ article_texts: 30 });
    await sweep({ db: server.db, now: Date.now });
  };
  const quoted = async () => {
    const found = await server.db.select().from(extractions).orderBy(asc(extractions.id));
    return found.map(({ findings }) => JSON.stringify(findings).includes('"text":"Alpha AG raised'));
  };
  const id = await publish(5);
  await server.curate();
  await removeOld();
  expect(await quoted()).toEqual([true]);
  await correct(id, 5, ' It has two founders.'); // the row is the same, with its quotes in the new text
  await server.curate();
  await removeOld();
  expect(await quoted()).toEqual([false, true]);
});

test('a reading that corrects the one before raises the sum once', async () => {
  await storeArticles(server.db, [`${textOf(5)} ${textOf(3)}`]);
  await read(5);
  await server.curate();
  await server.db.update(articles).set({ state: 'pending', attempts: 0 });
  await read(3);
  await server.curate();
  expect(await raised()).toEqual([3e6]);
});

test('what only waited of the earlier version goes, and its reading counts no more', async () => {
  await server.setFloor(1);
  const id = await publish(5);
  await correct(id, 3);
  expect((await rows()).map(({ raised_money }) => raised_money)).toEqual([3e6]);
  const readings = await server.db.select().from(extractions).orderBy(asc(extractions.id));
  expect(readings.map(({ superseded_at }) => superseded_at !== null)).toEqual([true, false]);
});

test('what the new version says unchanged is the same row, with its quotes in the new text', async () => {
  await server.setFloor(1);
  const id = await publish(5);
  const [before] = await rows();
  await correct(id, 5, ' More of it tomorrow.');
  const [after, ...more] = await rows();
  expect([after?.id, more]).toEqual([before?.id, []]);
  const { rows: read } = await server.db.execute(
    sql`select article_id from extractions where id = ${after?.extraction_id}`,
  );
  expect(Number(read[0]?.['article_id'])).toBeGreaterThan(id);
});

test('a row that a person accepted stays with the text that it was accepted from, and the correction makes its own', async () => {
  await server.setFloor(1);
  const id = await publish(5);
  const [accepted] = await rows();
  await server.accept(String(accepted?.id));
  await correct(id, 3);
  expect((await rows()).map(({ raised_money, review }) => [raised_money, review])).toEqual([
    [5e6, 'accepted'],
    [3e6, 'waiting'],
  ]);
  expect((await rows())[0]).toMatchObject({ extraction_id: accepted?.extraction_id });
});
