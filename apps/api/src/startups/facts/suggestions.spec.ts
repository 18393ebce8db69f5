import { factsApp, proved } from './facts.fixture';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const correct = (field: string, value: unknown) =>
  server.change('PATCH', `/startups/1/facts/${field}`, { value });
const suggested = async () => (await server.facts()).open_suggestions;
async function only() {
  const { fields, suggestions } = await server.facts();
  const items = [...fields.flatMap((field) => field.suggestions), ...suggestions];
  expect(items).toHaveLength(1);
  return items[0]?.id ?? '';
}

test('an article value that differs from an import is suggested with its quote', async () => {
  await server.imported({ founding_year: 2020 });
  await server.read({ founding_year: 2021 }, { evidence: [proved('founding_year', '2021')] });
  expect(await server.field('founding_year')).toMatchObject({
    value: 2020,
    suggestions: [
      { list: 'fields', field: 'founding_year', value: 2021, origin: { quote: '«2021» it says' } },
    ],
  });
  const taken = await server.change('POST', `/suggestions/${await only()}/take`);
  expect(taken.body.change).toMatchObject({ kind: 'taken', before: '2020', after: '2021' });
  expect(await server.field('founding_year')).toMatchObject({
    value: 2021,
    origin: { by: 'article', confirmed_by: 'admin' },
    suggestions: [],
  });
  await server.imported({ founding_year: 2020, email: 'a@acme.ch' });
  expect(await server.field('founding_year')).toMatchObject({ value: 2021 });
  await server.undo(taken);
  expect(await server.field('founding_year')).toMatchObject({ value: 2020, suggestions: [] });
});

test('a rejected suggestion is not shown again until this is undone', async () => {
  await server.imported({ canton: 'ZH' });
  await correct('canton', 'BE');
  expect(await suggested()).toBe(0);
  await server.read({ canton: 'ZH' });
  const kept = await server.change('POST', `/suggestions/${await only()}/keep`, undefined);
  expect(kept).toMatchObject({
    status: 200,
    body: { change: { kind: 'kept', before: 'BE', after: 'BE' }, facts: { open_suggestions: 0 } },
  });
  await server.read({ canton: 'ZH' });
  expect(await suggested()).toBe(0);
  await server.read({ canton: 'GE' });
  expect(await suggested()).toBe(1);
  expect((await server.undo(kept)).body.facts.open_suggestions).toBe(2);
  expect((await server.undo(kept)).status).toBe(409);
});

test('a suggestion disappears when it equals the current value or when its row is deleted', async () => {
  await server.imported({ canton: 'ZH' });
  await server.read({ canton: 'GE' });
  const id = await only();
  await server.call('PATCH', '/startups/1/facts/canton', { payload: { value: 'GE' } });
  expect(await suggested()).toBe(0);
  expect(await server.change('POST', `/suggestions/${id}/take`)).toMatchObject({ status: 404 });
});

test('an equal value, another text or a round in an article is not suggested', async () => {
  await server.imported({
    canton: 'ZH',
    website: 'https://acme.ch',
    company_description: 'One',
    raised_money: 5e6,
  });
  await server.read(
    { canton: 'ZH', website: 'http://www.acme.ch/about', company_description: 'Two', raised_money: 1e6 },
    { financings: [{ kind: 'round', amount: 1e6, currency: 'CHF' }] },
  );
  expect(await suggested()).toBe(0);
  await server.read({ raised_money: 7e6 }, { financings: [{ kind: 'total', amount: 7e6, currency: 'CHF' }] });
  expect(await server.field('raised_money')).toMatchObject({
    value: 5e6,
    suggestions: [{ value: 7e6, currency: 'CHF', text: 'CHF 7’000’000.00' }],
  });
});

test('an award below the confidence floor is suggested with the resulting score', async () => {
  await server.imported({ awards: ['eurostars'] });
  await server.read({}, { evidence: [proved('awards', 'fif grant', false)] });
  expect((await server.facts()).suggestions).toMatchObject([
    {
      list: 'awards',
      text: 'fif grant',
      score_before: 4,
      score_after: 6,
      origin: { quote: '«fif grant» it says' },
    },
  ]);
  const taken = await server.change('POST', `/suggestions/${await only()}/take`, undefined, 2);
  expect(taken.body.facts).toMatchObject({ score: 6, suggestions: [] });
  expect(taken.body.facts.awards[1]).toMatchObject({
    award_name: 'fif grant',
    origin: { by: 'article', confirmed_by: 'admin', quote: '«fif grant» it says' },
  });
  expect((await server.undo(taken)).body.facts).toMatchObject({ score: 4, open_suggestions: 1 });
});
