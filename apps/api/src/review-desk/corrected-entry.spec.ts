import { deskApp } from './desk.fixture';

let desk: Awaited<ReturnType<typeof deskApp>>;
beforeAll(async () => {
  desk = await deskApp();
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

test.each([0, 1])('a correction has the limits of the facts themselves, at a floor of %d', async (floor) => {
  await desk.setFloor(floor);
  await desk.propose('Alpha AG', SAID, `${QUOTE}.`);
  await desk.curate();
  const before = await desk.curated();
  const values = (await desk.article()).companies[0]?.values ?? [];
  for (const [field, value] of REFUSED) {
    const key = values.find((each) => each.field === field)?.key;
    const { status } = await desk.decide([{ key, decision: 'correct', value }]);
    expect([field, value, status]).toEqual([field, value, 400]);
  }
  expect(await desk.curated()).toEqual(before);
});
