import { reviewQueueApp } from './review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const STORY = 'Alpha AG was founded in 2021.';
const YEAR = { founding_year: { value: 2021, quotes: ['founded in 2021'] } };
const UNPROVED = { founding_year: { value: 2021, quotes: ['since 2021 in business'] } };

/** Stores an imported startup, and an article about it that waits in the queue. */
async function waiting(more: object = YEAR) {
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.curate();
  await desk.setFloor(1);
  await desk.propose('Alpha AG', more, STORY);
}
const year = async () => (await desk.curated())[0]?.founding_year;

describe('review of a pending company that is a known startup', () => {
  test('the review of a known startup shows the imported value next to the proposal', async () => {
    await waiting();
    expect((await desk.article()).companies[0]).toMatchObject({
      state: 'waiting',
      startup: null,
      becomes: { company_name: 'Alpha AG', rank: 1 },
    });
    expect(await desk.value('founding_year')).toMatchObject({
      state: 'conflict',
      is_open: true,
      present: { value: 2019, origin: { by: 'import' } },
    });
    expect((await desk.queue()).counts.conflicts).toBe(1);
    expect((await desk.decide([{ key: 'founding_year', decision: 'accept' }])).status).toBe(409);
  });

  test('accepting a pending company keeps the imported value of its startup', async () => {
    await waiting();
    expect((await desk.act('accept-at-once')).status).toBe(200);
    expect(await year()).toBe(2019);
    expect((await desk.value('founding_year'))?.state).toBe('conflict');
  });

  test('a value that a person accepted replaces the imported value of a known startup, and undo restores it', async () => {
    await waiting();
    const taken = await desk.decide([{ key: 'founding_year', decision: 'take' }]);
    expect([taken.status, (await desk.value('founding_year'))?.state]).toEqual([200, 'confirmed']);
    const accepted = await desk.act('accept-at-once');
    expect(await year()).toBe(2021);
    await desk.undoStep(accepted.body.step.id);
    expect(await year()).toBe(2019);
    expect((await desk.undoStep(taken.body.step.id)).status).toBe(200);
    expect((await desk.value('founding_year'))?.state).toBe('conflict');
  });

  test('an imported value that a person selected in review is kept when the company is accepted', async () => {
    await waiting();
    await desk.decide([{ key: 'founding_year', decision: 'keep' }]);
    await desk.act('accept-at-once');
    expect(await year()).toBe(2019);
    expect((await desk.value('founding_year'))?.state).toBe('discarded');
  });

  test('the review of a known startup omits a value that is the same on both sides', async () => {
    await waiting({ founding_year: { value: 2019, quotes: ['founded in 2019'] } });
    expect((await desk.value('founding_year'))?.present).toBeNull();
  });
});

test('a review shows a conflict if an unproved value differs from that of the startup', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.propose('Alpha AG', UNPROVED, STORY);
  await desk.curate();
  expect(await desk.value('founding_year')).toMatchObject({ state: 'conflict', present: { value: 2019 } });
  expect((await desk.decide([{ key: 'founding_year', decision: 'accept' }])).status).toBe(409);
  await desk.decide([{ key: 'founding_year', decision: 'take' }]);
  expect(await year()).toBe(2021);
});

test('an amount that was accepted before its company was merged does not replace the imported amount', async () => {
  await desk.importRow({ company_name: 'Omega', raised_money: 5_000_000 });
  await desk.curate();
  const [omega] = await desk.curated();
  await desk.setFloor(1);
  const quotes = ['raised CHF 8 million'];
  const value = { amount: 8e6, currency: 'CHF', as_stated: 'CHF 8 million' };
  await desk.propose('Alpha AG', { raised_money: { value, quotes } }, 'Alpha AG raised CHF 8 million.');
  await desk.decide([{ key: 'raised_money', decision: 'accept' }]);
  await desk.act('merge', { startup_id: omega?.id });
  expect(await desk.curated()).toMatchObject([{ company_name: 'Omega', raised_money: 5e6 }]);
  expect(await desk.value('raised_money')).toMatchObject({ state: 'conflict', present: { value: 5e6 } });
});
