import { sql } from 'drizzle-orm';
import { reviewQueueApp } from '../../../review/queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

const QUOTE = 'Ann Muster of Alpha AG raised CHF 3 million from Acme and won the Swiss Award';
const quotes = [QUOTE];
const SAID = {
  founders: [{ first_name: 'Ann', last_name: 'Muster', quotes }],
  financings: [
    { kind: 'round', amount: 3e6, currency: 'CHF', as_stated: 'CHF 3 million', stage: null, quotes },
  ],
  awards: [{ name: 'Swiss Award', quotes }],
  investors: [{ name: 'Acme', quotes }],
};
const REFUSED: readonly (readonly [field: string, value: string | number])[] = [
  ['financings', -5],
  ['financings', 0],
  ['financings', 1e13],
  ['financings', 1e308],
  ['financings', 'much'],
  ['founders', 'F'.repeat(9_000)],
  ['founders', '\u202e'],
  ['founders', 'Ann \u202e Muster'],
  ['founders', '...'],
  ['awards', 'A'.repeat(201)],
  ['awards', '\u200b'],
  ['awards', '...'],
  ['investors', 'I'.repeat(201)],
  ['investors', '\u202e'],
];

test.each([0, 1])(
  'a correction in review has the same limits as the facts, at a confidence floor of %d',
  async (floor) => {
    await desk.setFloor(floor);
    await desk.weigh('Swiss Award', 3);
    await desk.propose('Alpha AG', SAID, `${QUOTE}.`);
    await desk.curate();
    const before = await desk.curated();
    const values = (await desk.article()).companies[0]?.values ?? [];
    for (const [field, value] of REFUSED) {
      const key = values.find((each) => each.field === field)?.key ?? `no ${field}`;
      const { status } = await desk.decide([{ key, decision: 'correct', value }]);
      expect([field, value, status]).toEqual([field, value, 400]);
    }
    expect(await desk.curated()).toEqual(before);
  },
);

test('in review a replacement for a discarded value is stored as entered', async () => {
  await desk.setFloor(0);
  await desk.propose('Alpha AG', { canton: { value: 'ZG', quotes: ['from Zug'] } });
  await desk.curate();
  await desk.decide([{ key: 'canton', decision: 'discard' }]);
  await desk.decide([{ key: 'canton', decision: 'correct', value: 'ZH', note: 'They moved' }]);
  expect(await desk.curated()).toMatchObject([{ canton: 'ZH' }]);
  const { rows } = await desk.db.execute(
    sql`select kind, corrected, note, carried_out_at is not null as is_fact from value_decisions
      where replaced_by is null`,
  );
  expect(rows).toEqual([{ kind: 'correct', corrected: { value: 'ZH' }, note: 'They moved', is_fact: true }]);
});

test('more than 60 decisions in one request are refused', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', SAID, `${QUOTE}.`);
  const { values = [] } = (await desk.article()).companies[0] ?? {};
  const decision = { key: values[0]?.key, decision: 'accept' };
  expect((await desk.decide(Array.from({ length: 61 }, () => decision))).status).toBe(400);
  expect((await desk.article()).companies[0]?.values).toEqual(values);
  expect((await desk.decide(Array.from({ length: 60 }, () => decision))).status).toBe(200);
});
