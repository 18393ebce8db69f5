import { deskApp } from './desk.fixture';

let desk: Awaited<ReturnType<typeof deskApp>>;
beforeAll(async () => {
  desk = await deskApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const STORY = 'Alpha AG was founded in 2021.';
const YEAR = { founding_year: { value: 2021, quotes: ['founded in 2021'] } };
const UNPROVED = { founding_year: { value: 2021, quotes: ['since 2021 in business'] } };

/** An imported startup, and an article about it that waits. */
async function waiting(more: object = YEAR) {
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.curate();
  await desk.setFloor(1);
  await desk.propose('Alpha AG', more, STORY);
}
const year = async () => (await desk.curated())[0]?.founding_year;

describe('a company that waits and is a known startup', () => {
  test('has the imported value beside the proposal, as a conflict without a default', async () => {
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

  test('keeps the imported value when it is accepted', async () => {
    await waiting();
    expect((await desk.act('accept-at-once')).status).toBe(200);
    expect(await year()).toBe(2019);
    expect((await desk.value('founding_year'))?.state).toBe('conflict');
  });

  test('gets the value that a person took, and undo gives the imported one back', async () => {
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

  test('keeps the imported value that a person chose', async () => {
    await waiting();
    await desk.decide([{ key: 'founding_year', decision: 'keep' }]);
    await desk.act('accept-at-once');
    expect(await year()).toBe(2019);
    expect((await desk.value('founding_year'))?.state).toBe('discarded');
  });

  test('is asked nothing about a value that both have', async () => {
    await waiting({ founding_year: { value: 2019, quotes: ['founded in 2019'] } });
    expect((await desk.value('founding_year'))?.present).toBeNull();
  });
});

test('a value without proof is a conflict where the startup has another one', async () => {
  await desk.setFloor(0);
  await desk.importRow({ company_name: 'Alpha AG', founding_year: 2019 });
  await desk.propose('Alpha AG', UNPROVED, STORY);
  await desk.curate();
  expect(await desk.value('founding_year')).toMatchObject({ state: 'conflict', present: { value: 2019 } });
  expect((await desk.decide([{ key: 'founding_year', decision: 'accept' }])).status).toBe(409);
  await desk.decide([{ key: 'founding_year', decision: 'take' }]);
  expect(await year()).toBe(2021);
});

test('a sum that was accepted before its company was merged does not replace the imported one', async () => {
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
