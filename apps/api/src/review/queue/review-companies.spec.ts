import { reviewQueueApp } from './review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };
const UNSOURCED = { sector: { value: 'biotech', quotes: ['Biotech since ever'] } };
const AWARD = { awards: [{ name: 'Swiss Award', quotes: ['Alpha AG won the Swiss Award'] }] };
const STORY = 'Alpha AG from Zug wins. Alpha AG won the Swiss Award.';

const facts = async () => {
  const [startup] = await desk.curated();
  const { body } = await desk.send<{ fields: { field: string; value: unknown; origin: object | null }[] }>(
    'GET',
    `/startups/${startup?.id}/facts`,
  );
  return (field: string) => body.fields.find((each) => each.field === field);
};

test('an accepted company with its proposed values is ranked immediately', async () => {
  await desk.setFloor(1);
  await desk.weigh('Swiss Award', 3);
  await desk.propose('Alpha AG', { ...CANTON, ...UNSOURCED, ...AWARD }, STORY);
  expect((await desk.value('awards:' + (await awardKey())))?.score_after).toBe(3);
  const { status, body } = await desk.act('accept-at-once');
  expect([status, body.step?.words]).toEqual([200, 'Alpha AG accepted with 2 values']);
  expect(body.article.companies[0]).toMatchObject({ state: 'accepted', startup: { score: 3, rank: 1 } });
  expect(await desk.curated()).toMatchObject([
    { company_name: 'Alpha AG', canton: 'ZG', sector: null, score: 3 },
  ]);
  expect((await facts())('canton')?.origin).toMatchObject({
    by: 'article',
    confirmed_by: 'admin',
    quote: 'from Zug',
  });
  expect((await desk.value('sector'))?.state).toBe('no_source');
  expect((await desk.queue()).counts).toMatchObject({ all: 1, no_source: 1 });
});

const awardKey = async () =>
  (await desk.article()).companies[0]?.values.find(({ field }) => field === 'awards')?.key.split(':')[1];

test('undoing an acceptance removes the company from the list and restores its review', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', { ...CANTON, ...AWARD }, STORY);
  await desk.decide([{ key: 'canton', decision: 'correct', value: 'ZH', note: 'They moved' }]);
  const before = (await desk.article()).companies;
  const { body } = await desk.act('accept-at-once');
  expect(await desk.curated()).toMatchObject([{ canton: 'ZH' }]);
  const undone = await desk.undoStep(body.step.id);
  expect(undone.status).toBe(200);
  expect(await desk.curated()).toEqual([]);
  expect(undone.body.article.companies).toEqual(
    before.map((each) => ({ ...each, version: expect.any(Number) })),
  );
  expect((await desk.undoStep(body.step.id)).body.error).toBe('This step was undone already.');
});

test('a decision about a value of a pending company becomes a fact even if curation runs later', async () => {
  await desk.setFloor(1);
  const row = await desk.propose('Alpha AG', { ...CANTON, ...UNSOURCED });
  const decided = await desk.decide([
    { key: 'canton', decision: 'discard' },
    { key: 'sector', decision: 'accept' },
  ]);
  expect(decided.body.step.words).toBe('2 values of Alpha AG decided');
  expect((await desk.article()).open).toBe(1);
  await desk.accept(row?.id ?? '');
  await desk.curate();
  expect(await desk.curated()).toMatchObject([{ canton: null, sector: 'BioT' }]);
  expect((await desk.undoStep(decided.body.step.id)).body.error).toBe(
    'Later steps build on this one. Undo them first.',
  );
});

test('a discarded value is removed from the startup and its score, and undo restores it', async () => {
  await desk.setFloor(0);
  await desk.weigh('Swiss Award', 3);
  await desk.propose('Alpha AG', AWARD, STORY);
  await desk.curate();
  expect(await desk.curated()).toMatchObject([{ score: 3 }]);
  const key = `awards:${await awardKey()}`;
  const { body } = await desk.decide([{ key, decision: 'discard' }]);
  expect(await desk.curated()).toMatchObject([{ score: 0, awards: [] }]);
  expect(await desk.value(key)).toMatchObject({ state: 'discarded', decided_by: 'admin', score_after: 3 });
  await desk.undoStep(body.step.id);
  expect(await desk.curated()).toMatchObject([{ score: 3 }]);
});

test('a value that is discarded after being accepted is removed permanently', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  await desk.decide([{ key: 'canton', decision: 'accept' }]);
  expect((await facts())('canton')?.origin).toMatchObject({ confirmed_by: 'admin' });
  await desk.decide([{ key: 'canton', decision: 'discard' }]);
  expect((await facts())('canton')).toMatchObject({ value: null, origin: null });
  const readAgain = await desk.db.execute(
    "update articles set state = 'pending', lease_owner = null, lease_until = null, due_at = now(), attempts = 0",
  );
  expect(readAgain.rowCount).toBe(1);
  await desk.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
  await desk.curate();
  expect(await desk.curated()).toMatchObject([{ canton: null }]);
  await desk.propose('Alpha AG', CANTON, 'Alpha AG from Zug once more.');
  expect((await desk.value('canton'))?.discarded_before_by).toBe('admin');
});

test('a conflict in review has no default', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  const [startup] = await desk.curated();
  await desk.send('PATCH', `/startups/${startup?.id}/facts/canton`, { value: 'ZH' });
  await desk.propose('Alpha AG', CANTON, 'Alpha AG from Zug again.');
  await desk.curate();
  expect((await desk.decide([{ key: 'canton', decision: 'accept' }])).status).toBe(409);
  const taken = await desk.decide([{ key: 'canton', decision: 'take' }]);
  expect(await desk.curated()).toMatchObject([{ canton: 'ZG' }]);
  await desk.undoStep(taken.body.step.id);
  expect(await desk.value('canton')).toMatchObject({ state: 'conflict', present: { value: 'ZH' } });
  const kept = await desk.decide([{ key: 'canton', decision: 'keep' }]);
  expect(await desk.value('canton')).toMatchObject({
    state: 'discarded',
    decided: 'Zürich',
    decided_by: 'admin',
  });
  expect((await desk.queue()).total).toBe(0);
  await desk.undoStep(kept.body.step.id);
  expect((await desk.queue()).counts.conflicts).toBe(2);
});

test('a company that is not a startup is removed from the list with its last source', async () => {
  await desk.setFloor(0);
  await desk.weigh('Swiss Award', 3);
  await desk.propose('Alpha AG', { ...CANTON, ...AWARD }, STORY);
  await desk.curate();
  await desk.decide([{ key: 'canton', decision: 'accept' }]);
  const [before] = await desk.curated();
  const { status, body } = await desk.act('set-aside', { reason: 'not_a_startup' });
  expect([status, body.step?.words]).toEqual([200, 'Alpha AG set aside: not a startup']);
  expect(await desk.curated()).toEqual([]);
  expect(body.article).toMatchObject({
    open: 0,
    companies: [{ state: 'discarded', decided_by: 'admin', reason: 'not_a_startup' }],
  });
  expect(await desk.propose('Alpha AG', CANTON, 'Alpha AG from Zug again.')).toBeUndefined();
  await desk.undoStep(body.step.id);
  expect(await desk.curated()).toMatchObject([
    { id: before?.id, canton: 'ZG', score: 3, awards: [{ award_name: 'Swiss Award' }] },
  ]);
});

test('a company is merged into an existing startup, whose name is kept', async () => {
  await desk.setFloor(1);
  await desk.importRow({ company_name: 'Alfa', founding_year: 2019 });
  await desk.curate();
  const [alfa] = await desk.curated();
  await desk.propose('Alpha AG', CANTON);
  const { body } = await desk.act('merge', { startup_id: alfa?.id });
  expect(body.step?.words).toBe('Alpha AG merged into Alfa');
  expect(await desk.curated()).toMatchObject([
    { id: alfa?.id, company_name: 'Alfa', canton: 'ZG', founding_year: 2019 },
  ]);
  await desk.undoStep(body.step.id);
  expect(await desk.curated()).toMatchObject([{ company_name: 'Alfa', canton: null }]);
  expect((await desk.article()).companies[0]).toMatchObject({ state: 'waiting', startup: null });
});

test('a startup that only this article names can be merged into another startup', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Alfa', founding_year: 2019 });
  await desk.propose('Alpha AG', CANTON);
  await desk.curate();
  const alfa = (await desk.curated()).find(({ company_name }) => company_name === 'Alfa');
  const { body } = await desk.act('merge', { startup_id: alfa?.id });
  expect(await desk.curated()).toMatchObject([{ company_name: 'Alfa', canton: 'ZG' }]);
  await desk.undoStep(body.step.id);
  expect(await desk.curated()).toMatchObject([
    { company_name: 'Alfa', canton: null },
    { company_name: 'Alpha AG', canton: 'ZG' },
  ]);
});

test('a review shows the pros and risks of a startup with their quotes', async () => {
  await desk.setFloor(0);
  const said = (value: string) => ({ value, quotes: [value] });
  const story = 'Alpha AG has strong patents. Alpha AG has a small team.';
  const more = { pros: said('strong patents'), cons: said('a small team') };
  await desk.propose('Alpha AG', more, story);
  await desk.curate();
  const factOf = await facts();
  expect(factOf('pros_text')).toMatchObject({ value: 'strong patents', origin: { quote: 'strong patents' } });
  expect(factOf('cons_text')).toMatchObject({ value: 'a small team', origin: { quote: 'a small team' } });
});

test('the raised amount is kept when another amount of the article is discarded or corrected', async () => {
  await desk.setFloor(0);
  const quotes = ['raised CHF 5 million, and has a loan of CHF 1 million'];
  const said = (amount: number) => ({ amount, currency: 'CHF', as_stated: `CHF ${amount / 1e6} million` });
  await desk.propose(
    'Alpha AG',
    {
      raised_money: { value: said(5e6), quotes },
      financings: [{ kind: 'loan', ...said(1e6), stage: null, quotes }],
    },
    'Alpha AG raised CHF 5 million, and has a loan of CHF 1 million.',
  );
  await desk.curate();
  expect(await desk.curated()).toMatchObject([{ raised_money: 5e6 }]);
  const key = (await desk.article()).companies[0]?.values.find(({ field }) => field === 'financings')?.key;
  const corrected = await desk.decide([{ key, decision: 'correct', value: 2e6 }]);
  expect(await desk.curated()).toMatchObject([{ raised_money: 5e6 }]);
  await desk.undoStep(corrected.body.step.id);
  expect((await desk.decide([{ key, decision: 'discard' }])).status).toBe(200);
  expect(await desk.curated()).toMatchObject([{ raised_money: 5e6 }]);
});
