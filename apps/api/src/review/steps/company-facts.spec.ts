import { reviewApp } from './review.fixture';

let server: Awaited<ReturnType<typeof reviewApp>>;
beforeAll(async () => {
  server = await reviewApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test('an extracted startup has all founders, all amounts with their kinds, its legal name and its other names', async () => {
  const story =
    'Alpha AG was founded by Ann Muster and Bea Beispiel. Alpha AG raised CHF 3 million. Alpha AG was valued at CHF 40 million.';
  const [round, value] = ['Alpha AG raised CHF 3 million', 'Alpha AG was valued at CHF 40 million'];
  const sum = (kind: string, amount: number, as_stated: string, quote: string) => ({
    kind,
    amount,
    currency: 'CHF',
    as_stated,
    stage: null,
    quotes: [quote],
  });
  await server.setFloor(0);
  await server.propose('Alpha', {}, 'Alpha from Zug wins.');
  await server.propose(
    'Alpha AG',
    {
      founders: ['Ann Muster', 'Bea Beispiel'].map((name) => ({
        first_name: name.split(' ')[0],
        last_name: name.split(' ')[1],
        quotes: ['Alpha AG was founded by Ann Muster and Bea Beispiel'],
      })),
      financings: [
        sum('round', 3e6, 'CHF 3 million', round),
        sum('valuation', 40e6, 'CHF 40 million', value),
        sum('round', 9e9, 'CHF 9 billion', round),
      ],
    },
    story,
  );
  await server.curate();
  expect((await server.curated())[0]).toMatchObject({
    company_name: 'Alpha AG',
    social_reason: 'Alpha AG',
    also: ['Alpha'],
    first_name: 'Ann',
    founders: [
      { first_name: 'Ann', last_name: 'Muster' },
      { first_name: 'Bea', last_name: 'Beispiel' },
    ],
    raised_money: 3e6,
    financings: [
      { kind: 'round', amount: 3e6, date: '2026-03-04', quote: round },
      { kind: 'valuation', amount: 40e6, quote: value },
    ],
  });
});
