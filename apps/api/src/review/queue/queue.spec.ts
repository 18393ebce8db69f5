import { saidStartup, storeArticles } from '../../extraction/runs/articles.fixture';
import { reviewQueueApp } from './review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };
const UNSOURCED = { sector: { value: 'biotech', quotes: ['Biotech since ever'] } };

test('the review queue lists articles with conflicts first, then values without a source, then awards', async () => {
  await desk.setFloor(0);
  await desk.weigh('Swiss Award', 3);
  await desk.importRow({ company_name: 'Alpha AG' });
  await desk.curate();
  const [startup] = await desk.curated();
  await desk.send('PATCH', `/startups/${startup?.id}/facts/canton`, { value: 'ZH' });
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  await desk.setFloor(1);
  await desk.propose('Beta AG', UNSOURCED);
  const quotes = ['Gamma AG won the Swiss Award'];
  await desk.propose('Gamma AG', { awards: [{ name: 'Swiss Award', quotes }] }, `${quotes[0]}.`);
  await desk.propose('Delta AG', CANTON);
  // The order is the reverse of the arrival, which shows that the priority decides.
  expect(await desk.companies()).toEqual(['Alpha AG', 'Beta AG', 'Gamma AG', 'Delta AG']);
  const { items, counts } = await desk.queue();
  expect(items).toMatchObject(items.map(() => ({ companies: 1, open: 1, claimed_by: null })));
  expect(counts).toEqual({ all: 4, conflicts: 1, no_source: 1, money: 0, awards: 1 });
  expect((await desk.queue('q=delta')).total).toBe(1);
  expect((await desk.queue('only=conflicts')).items).toHaveLength(1);
  expect(await desk.count()).toEqual({ articles: 4, duplicates: 0, total: 4 });
});

test('an article in review shows for each value where the text contains it and its decision', async () => {
  await desk.setFloor(1);
  const row = await desk.propose('Alpha AG', { ...CANTON, ...UNSOURCED });
  const article = await desk.article();
  expect(article).toMatchObject({
    claim: null,
    open: 2,
    companies: [
      {
        raw_id: row?.id,
        company_name: 'Alpha AG',
        state: 'waiting',
        startup: null,
        nearest: null,
        quotes: [{ text: 'Alpha AG', start: 0, end: 8 }],
        values: [
          {
            key: 'canton',
            text: 'Zug',
            state: 'proposed',
            quotes: [{ text: 'from Zug', start: 9, end: 17 }],
          },
          { key: 'sector', state: 'no_source', quotes: [] },
        ],
      },
    ],
  });
});

test('a review shows an amount without proof as written in the article', async () => {
  await desk.setFloor(1);
  const lie = { amount: 9_000_000_000, currency: 'CHF', as_stated: 'CHF 9 billion' };
  const grant = {
    kind: 'loan',
    ...lie,
    as_stated: 'EUR 2 Mio',
    amount: 2_000_000,
    currency: 'EUR',
    stage: null,
  };
  await desk.propose(
    'Alpha AG',
    {
      raised_money: { value: lie, quotes: ['never said'] },
      financings: [{ ...grant, quotes: ['nor this'] }],
    },
    'Alpha AG from Zug.',
  );
  const values = (await desk.article()).companies[0]?.values ?? [];
  expect(
    values.map(({ field, state, value, currency, kind }) => [field, state, value, currency, kind]),
  ).toEqual([
    ['raised_money', 'no_source', 9_000_000_000, 'CHF', null],
    ['financings', 'no_source', 2_000_000, 'EUR', 'loan'],
  ]);
});

test('an amount of zero is not a value to review', async () => {
  await desk.setFloor(1);
  const nothing = { kind: 'round', amount: 0, currency: 'CHF', as_stated: 'fresh money', stage: null };
  await desk.propose(
    'Alpha AG',
    { ...CANTON, financings: [{ ...nothing, quotes: ['fresh money'] }] },
    'Alpha AG from Zug has fresh money.',
  );
  expect((await desk.article()).companies[0]?.values.map(({ field }) => field)).toEqual(['canton']);
});

test('in review, a value entered earlier by a person is a conflict that shows both sides', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  const startup = (await desk.curated())[0];
  await desk.send('PATCH', `/startups/${startup?.id}/facts/canton`, { value: 'ZH' });
  expect((await desk.queue()).total).toBe(0);
  await desk.propose('Alpha AG', CANTON, 'Alpha AG from Zug again.');
  await desk.curate();
  expect((await desk.queue()).counts).toMatchObject({ all: 2, conflicts: 2 });
  expect((await desk.article()).companies[0]).toMatchObject({
    state: 'known',
    startup: { id: startup?.id, rank: 1, score: 0 },
    values: [
      {
        key: 'canton',
        state: 'conflict',
        present: { text: 'Zürich', value: 'ZH', origin: { by: 'person', person: 'admin' } },
      },
    ],
  });
});

test('in review, each known company of an article has the rank of its own startup', async () => {
  await desk.setFloor(0);
  await desk.weigh('Swiss Award', 3);
  await desk.importRow({ company_name: 'Alpha AG' });
  await desk.importRow({ company_name: 'Beta AG', awards: ['Swiss Award'] });
  await desk.importRow({ company_name: 'Gamma AG', awards: ['Swiss Award'] });
  await storeArticles(desk.db, ['Gamma AG, Alpha AG and Beta AG win.']);
  const names = ['Gamma AG', 'Alpha AG', 'Beta AG'];
  desk.model.answerWith(() => ({ startups: names.map((name) => saidStartup(name, name)) }));
  await desk.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
  await desk.curate();
  const { companies } = await desk.article();
  expect(companies.map(({ company_name, startup }) => [company_name, startup?.rank])).toEqual([
    ['Gamma AG', 2],
    ['Alpha AG', 3],
    ['Beta AG', 1],
  ]);
});

test('two people never review the same article', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const id = (await desk.article()).id;
  const claim = (role: 'admin' | 'super+w') =>
    desk.send('POST', `/review/articles/${id}/claim`, {}, { role });
  const answers = await Promise.all([claim('admin'), claim('super+w')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers[0].status === 409 ? 'admin' : 'super+w';
  const winner = loser === 'admin' ? 'super+w' : 'admin';
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: `${winner} is reviewing this article.`,
  });
  expect((await desk.queue('', loser)).items).toMatchObject([{ claimed_by: winner }]);
  expect((await desk.queue('', winner)).items).toMatchObject([{ claimed_by: null }]);
  expect((await desk.article(winner)).claim).toMatchObject({ by: winner, is_mine: true });
  await desk.send('DELETE', `/review/articles/${id}/claim`, undefined, { role: loser });
  expect((await claim(loser)).status).toBe(409);
  await desk.send('DELETE', `/review/articles/${id}/claim`, undefined, { role: winner });
  expect((await claim(loser)).status).toBe(200);
});
