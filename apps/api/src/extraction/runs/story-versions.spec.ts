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

/** Extracts the pending article. It states that Alpha AG raised this number of millions in CHF. */
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

/** Updates an article with a corrected text from its source. */
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

test('a news story that corrects an amount counts the amount once, with the current value', async () => {
  const id = await publish(5);
  await server.curate();
  expect(await raised()).toEqual([5e6]);
  await correct(id, 3);
  await server.curate();
  expect(await raised()).toEqual([3e6]);
  expect((await server.curated())[0]?.financings).toMatchObject([{ amount: 3e6 }]);
});

test('when the text of a replaced story version is removed, its quotes are deleted', async () => {
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
  await correct(id, 5, ' It has two founders.'); // the row is equal, with its quotes in the new text
  await server.curate();
  await removeOld();
  expect(await quoted()).toEqual([false, true]);
});

test('a new extraction that corrects an earlier amount counts the amount once', async () => {
  await storeArticles(server.db, [`${textOf(5)} ${textOf(3)}`]);
  await read(5);
  await server.curate();
  await server.db.update(articles).set({ state: 'pending', attempts: 0 });
  await read(3);
  await server.curate();
  expect(await raised()).toEqual([3e6]);
});

test('pending rows of an earlier story version are deleted', async () => {
  await server.setFloor(1);
  const id = await publish(5);
  await correct(id, 3);
  expect((await rows()).map(({ raised_money }) => raised_money)).toEqual([3e6]);
  const readings = await server.db.select().from(extractions).orderBy(asc(extractions.id));
  expect(readings.map(({ superseded_at }) => superseded_at !== null)).toEqual([true, false]);
});

test('an unchanged statement in a new story version keeps its row and gets quotes from the new text', async () => {
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

test('a correction in a new story version creates another row next to the accepted row', async () => {
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
