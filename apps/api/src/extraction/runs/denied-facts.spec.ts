import { eq } from 'drizzle-orm';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { seedDefaultPrompt } from '../prompts/change-prompt';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { llmServer } from '../../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { forgetArticles, saidStartup, storeArticles } from './articles.fixture';

let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof testApp>>;
let quote = '';
let company = 'Oldwin AG';
beforeAll(async () => {
  model = await llmServer(() => ({ startups: [claim()] }));
  server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
});
beforeEach(async () => {
  await forgetArticles(server.db);
  await seedDefaultPrompt(server.db);
  await storeParameters(server.db, { 'swiss economic award': 3 });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const SUMS = [
  [5e6, 'CHF 5 million'],
  [5e6, '5 Mio. Franken'],
  [5e6, '5 Millionen Franken'],
  [5e6, '5 millions de francs'],
  [5e6, '5 milioni di franchi'],
  [9e9, 'CHF 9 Mrd.'],
  [9e9, 'CHF 9 billion'],
] as const;

/**
 * Returns a model response that presents all statements of an article as facts about Oldwin, each with a quote from the
 * text.
 */
function claim() {
  const [amount, as_stated] = SUMS.find(([, stated]) => quote.includes(stated)) ?? [5e6, 'CHF 5 million'];
  const quotes = [quote, as_stated];
  return saidStartup(company, company, {
    raised_money: { value: { amount, currency: 'CHF', as_stated }, quotes },
    financings: [{ kind: 'round', amount, currency: 'CHF', as_stated, stage: null, quotes }],
    awards: [{ name: 'swiss economic award', quotes: [quote] }],
    founders: [{ first_name: 'Elon', last_name: 'AG', quotes: [quote] }],
    founding_year: { value: 2025, quotes: [quote, '2025'] },
    investors: ['AG', 'money', 'Roche'].map((name) => ({ name, quotes: [quote] })),
  });
}

/** Stores an article, extracts it with the model and curates it. Returns the ranked list afterwards. */
async function rankedAfter(text: string) {
  quote = text;
  await storeArticles(server.db, [text]);
  const headers = server.asRole('admin');
  await server.app.inject({ method: 'POST', url: '/auth/llm/run?batch=1&max=1', headers });
  await server.app.inject({
    method: 'POST',
    url: '/auth/startups/curate/run',
    headers,
    payload: { limit: 500 },
  });
  const [ranked] = await server.db.select().from(startups);
  if (!ranked) return null;
  const awards = await server.db.select().from(startupAwards).where(eq(startupAwards.startup_id, ranked.id));
  return { ...ranked, awards: awards.length };
}

test.each([
  'Oldwin AG did not raise CHF 5 million.',
  'Oldwin AG raised nothing; the round of CHF 5 million was a rumour.',
  'Die Oldwin AG hat die Runde von 5 Mio. Franken abgesagt.',
  'Die Oldwin AG hat die geplanten 5 Millionen Franken nicht erhalten.',
  "Oldwin AG n'a pas levé 5 millions de francs.",
  'Oldwin AG non ha raccolto 5 milioni di franchi.',
  'Die Oldwin AG ist in einer Branche tätig, die CHF 9 Mrd. umsetzt.',
  'Oldwin AG sells into a market of CHF 9 billion.',
  'Oldwin AG is valued at CHF 9 billion.',
  'Oldwin AG reported a loss of CHF 5 million.',
  'Oldwin AG builds sensors. Nestlé invested CHF 9 billion in a plant.',
  'After Beta raised CHF 5 million, Oldwin AG is looking too.',
])('an amount that its article denies or attributes to another company is not ranked: %s', async (text) => {
  expect(await rankedAfter(text)).toMatchObject({ raised_money: null, financings: [] });
});

test.each([
  'Oldwin AG is a finalist of the Swiss Economic Award.',
  'Die Oldwin AG ist für den Swiss Economic Award nominiert.',
  'Die Oldwin AG hat den Swiss Economic Award nicht gewonnen.',
  "Oldwin AG n'a pas gagné le Swiss Economic Award.",
  'Oldwin AG sponsors the Swiss Economic Award.',
  'Oldwin AG lost the Swiss Economic Award to Beta.',
])('an award that was not won is not ranked: %s', async (text) => {
  expect(await rankedAfter(text)).toMatchObject({ awards: 0, score: 0 });
});

test('a common word in a clause is not read as a founder, an investor or a founding year', async () => {
  expect(await rankedAfter('Oldwin AG raised money in 2025, but Roche has not invested.')).toMatchObject({
    founders: [],
    investors: null,
    founding_year: null,
  });
});

test.each(['raised money in Zurich', 'AG', '2025', 'Oldwin Robotics'])(
  'a phrase that is not a company name is not ranked as a company: %s',
  async (words) => {
    company = words;
    expect(
      await rankedAfter('We met Oldwin. Robotics of Beta AG raised money in Zurich in 2025.'),
    ).toBeNull();
    company = 'Oldwin AG';
  },
);

test('true statements in an article are ranked', async () => {
  const text =
    'Oldwin AG, founded in 2025, won the Swiss Economic Award and raised CHF 5 million from Roche.';
  expect(await rankedAfter(text)).toMatchObject({
    raised_money: 5e6,
    awards: 1,
    founding_year: 2025,
    investors: 'Roche',
  });
});
