import { factsApp, proved } from './facts.fixture';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const ANN = { first_name: 'Ann', last_name: 'Berg' };
const CARL = { first_name: 'Carl', last_name: 'Dahl' };
const named = async (list: 'founders' | 'awards' | 'money') => (await server.facts())[list];
const keyOf = async (list: 'founders' | 'awards' | 'money', at = 0) => (await named(list))[at]?.key ?? '';
const startup = async () => (await server.curated())[0];

test('a founder can be added, corrected and discarded', async () => {
  await server.read(ANN, { founders: [ANN], evidence: [proved('founders', 'Ann Berg')] });
  const added = await server.change('POST', '/startups/1/founders', { ...CARL, role: 'CTO', note: 'Site' });
  expect(added.body.change).toMatchObject({
    list: 'founders',
    kind: 'added',
    before: null,
    after: 'Carl Dahl',
  });
  expect(await named('founders')).toMatchObject([
    { ...ANN, role: null, origin: { by: 'article', quote: '«Ann Berg» it says' } },
    { ...CARL, role: 'CTO', note: 'Site', origin: { by: 'person', person: 'admin' } },
  ]);
  const corrected = await server.change('PATCH', `/startups/1/founders/${await keyOf('founders')}`, {
    last_name: 'Berger',
  });
  expect(corrected.body.change).toMatchObject({ before: 'Ann Berg', after: 'Ann Berger' });
  expect((await named('founders'))[0]).toMatchObject({
    last_name: 'Berger',
    origin: { by: 'person', quote: '«Ann Berg» it says' },
  });
  expect(await startup()).toMatchObject({ first_name: 'Ann', last_name: 'Berger' });
  await server.read(ANN, { founders: [ANN] });
  expect((await named('founders')).map(({ key }) => key)).toHaveLength(2);
  const discarded = await server.change('DELETE', `/startups/1/founders/${await keyOf('founders')}`);
  expect(discarded.body.change).toMatchObject({ kind: 'discarded', before: 'Ann Berger', after: null });
  await server.read(ANN, { founders: [ANN] });
  expect(await named('founders')).toMatchObject([CARL]);
  expect(await startup()).toMatchObject(CARL);
  expect((await server.facts()).suggestions).toMatchObject([
    { list: 'founders', text: 'Ann Berg', discarded_by: 'admin' },
  ]);
  await server.undo(discarded);
  expect((await server.facts()).suggestions).toEqual([]);
  await server.undo(corrected);
  await server.undo(added);
  expect(await named('founders')).toMatchObject([ANN]);
});

test('awards have status, weight and evidence, and each change updates the score in the same response', async () => {
  await server.imported({ ID: 'A1', awards: ['eurostars', 'Local prize'] });
  await server.read({ awards: ['Eurostars'] }, { evidence: [proved('awards', 'Eurostars')] });
  expect((await server.facts()).awards).toMatchObject([
    {
      award_name: 'eurostars',
      status: 'counted',
      weight: 4,
      origin: { by: 'import', external_id: 'A1' },
      evidence: [{ by: 'import' }, { by: 'article', quote: '«Eurostars» it says' }],
    },
    { award_name: 'Local prize', status: 'not_weighted', weight: 0 },
  ]);
  const added = await server.change('POST', '/startups/1/awards', {
    award_name: 'FIF grant',
    note: 'Letter',
  });
  expect(added.body.facts).toMatchObject({ score: 6, version: 3 });
  expect(await server.change('POST', '/startups/1/awards', { award_name: 'fif-grant' })).toMatchObject({
    status: 409,
    body: { error: "'FIF grant' is there already." },
  });
  const discarded = await server.change('DELETE', `/startups/1/awards/${await keyOf('awards')}`);
  expect(discarded.body.facts.score).toBe(2);
  await server.read({ awards: ['eurostars'] });
  expect((await startup())?.score).toBe(2);
  expect((await server.facts()).suggestions).toMatchObject([
    { list: 'awards', text: 'eurostars', discarded_by: 'admin', score_before: 2, score_after: 6 },
  ]);
  expect((await server.undo(discarded)).body.facts.score).toBe(6);
  expect((await server.undo(added)).body.facts).toMatchObject({ score: 4, suggestions: [] });
});

test('the raised amount is calculated from the amounts that a person entered, for each currency', async () => {
  await server.read(
    { raised_money: 1e6 },
    {
      day: '2026-01-05',
      financings: [{ kind: 'round', amount: 1e6, currency: 'CHF' }],
    },
  );
  const round = {
    kind: 'round',
    amount: 2e6,
    currency: 'CHF',
    date: '2026-02-01',
    stage: 'Series A',
    investors: ['Limmat Capital'],
  };
  const added = await server.change('POST', '/startups/1/money', round);
  expect(added.body.facts).toMatchObject({
    raised: [{ currency: 'CHF', amount: 3e6 }],
    money: [
      { ...round, origin: { by: 'person', person: 'admin' } },
      { amount: 1e6, date: '2026-01-05', origin: { by: 'article', quote: 'a quote' } },
    ],
  });
  expect(await startup()).toMatchObject({ raised_money: 3e6 });
  await server.change('POST', '/startups/1/money', { kind: 'round', amount: 5e6, currency: 'EUR' });
  expect(await startup()).toMatchObject({ raised_money: 3e6 });
  await server.imported({ raised_money: 9e6 });
  expect(await startup()).toMatchObject({ raised_money: 9e6 });
  const total = await server.change('POST', '/startups/1/money', {
    kind: 'total',
    amount: 8e6,
    currency: 'CHF',
  });
  expect(await startup()).toMatchObject({ raised_money: 8e6 });
  await server.undo(total);
  expect(await startup()).toMatchObject({ raised_money: 9e6 });
  const key = await keyOf('money', 1);
  const corrected = await server.change('PATCH', `/startups/1/money/${key}`, { amount: 1.5e6 });
  expect(corrected.body.facts.raised).toEqual(expect.arrayContaining([{ currency: 'CHF', amount: 3.5e6 }]));
  const discarded = await server.change('DELETE', `/startups/1/money/${key}`);
  expect(discarded.body.facts.money).toHaveLength(2);
});

test('rounds that a person entered in one foreign currency are the raised amount', async () => {
  await server.imported({});
  const [first, second] = [1.2e6, 0.8e6].map((amount) => ({ kind: 'round', amount, currency: 'EUR' }));
  await server.change('POST', '/startups/1/money', first);
  const added = await server.change('POST', '/startups/1/money', second);
  const figure = { raised_money: 2e6, raised_currency: 'EUR' };
  expect(await startup()).toMatchObject(figure);
  expect(await server.field('raised_money')).toMatchObject({
    value: 2e6,
    currency: 'EUR',
    origin: { by: 'person', person: 'admin' },
  });
  await server.undo(added);
  expect(await startup()).toMatchObject({ ...figure, raised_money: 1.2e6 });
  await server.change('POST', '/startups/1/money', { kind: 'round', amount: 3e6, currency: 'USD' });
  expect(await startup()).toMatchObject({ raised_money: null, raised_currency: 'CHF' });
  await server.change('POST', '/startups/1/money', { kind: 'round', amount: 4e6, currency: 'CHF' });
  expect(await startup()).toMatchObject({ raised_money: 4e6, raised_currency: 'CHF' });
  await server.imported({ raised_money: 9e6, raised_currency: 'USD' });
  expect(await startup()).toMatchObject({ raised_money: 9e6, raised_currency: 'USD' });
});

test('a second amount with the same kind, value and currency is refused', async () => {
  await server.imported({});
  const round = { kind: 'round', amount: 2e6, currency: 'CHF', stage: 'Series A', date: '2026-02-01' };
  await server.change('POST', '/startups/1/money', round);
  const second = { ...round, stage: 'Series B', date: '2026-09-01' };
  expect(await server.change('POST', '/startups/1/money', second)).toMatchObject({
    status: 409,
    body: {
      error: "'Series A CHF 2’000’000.00' is there already: its kind, amount and currency are the same.",
    },
  });
});

test('an amount below a hundredth of its currency is refused instead of stored as zero', async () => {
  await server.imported({});
  const sum = { kind: 'round', amount: 0.004, currency: 'CHF' };
  expect(await server.change('POST', '/startups/1/money', sum)).toMatchObject({ status: 400 });
  expect((await server.change('POST', '/startups/1/money', { ...sum, amount: 0.01 })).status).toBe(200);
  const key = await keyOf('money');
  expect(await server.change('PATCH', `/startups/1/money/${key}`, { amount: 0 })).toMatchObject({
    status: 400,
  });
});

test('a change of an unknown list entry and an empty name are refused', async () => {
  await server.imported({});
  expect(await server.change('PATCH', '/startups/1/founders/none', { last_name: 'X' })).toMatchObject({
    status: 404,
    body: { error: 'Founder not found' },
  });
  expect(await server.change('DELETE', '/startups/1/money/none')).toMatchObject({ status: 404 });
  expect(await server.change('POST', '/startups/1/awards', { award_name: '-.-' })).toMatchObject({
    status: 400,
    body: { error: 'A name must contain a letter or a digit.' },
  });
  expect(
    await server.change('POST', '/startups/1/money', {
      kind: 'round',
      amount: 1,
      currency: 'CHF',
      date: '2026-02-31',
    }),
  ).toMatchObject({ status: 400, body: { error: 'date must be a day that exists (YYYY-MM-DD).' } });
});

test('a person can add an award to a startup without known rows and undo it', async () => {
  await server.imported({ awards: ['eurostars'] });
  await server.db.execute('delete from raw_startups');
  const added = await server.change('POST', '/startups/1/awards', { award_name: 'fif grant' });
  expect(added.body.facts.score).toBe(6);
  expect((await server.undo(added)).body.facts).toMatchObject({ score: 4, company_name: 'Acme' });
});

test('a list entry that was corrected cannot be added again', async () => {
  await server.read(ANN, { founders: [ANN] });
  await server.imported({ ID: 'A1', awards: ['eurostars prize'] });
  await server.change('PATCH', `/startups/1/founders/${await keyOf('founders')}`, { last_name: 'Keller' });
  await server.change('PATCH', `/startups/1/awards/${await keyOf('awards')}`, { award_name: 'eurostars' });
  expect(await server.change('POST', '/startups/1/founders', ANN)).toMatchObject({
    status: 409,
    body: { error: "'Ann Berg' was corrected to 'Ann Keller'. Undo that first." },
  });
  await server.read({}, { evidence: [proved('awards', 'eurostars prize', false)] });
  expect((await server.facts()).suggestions).toEqual([]);
  expect(await named('founders')).toMatchObject([{ last_name: 'Keller' }]);
});

test('a suggestion from before a correction is refused with the correction', async () => {
  await server.imported({ ID: 'A1' });
  await server.read({}, { evidence: [proved('awards', 'eurostars prize', false)] });
  const [open] = (await server.facts()).suggestions;
  await server.change('POST', '/startups/1/awards', { award_name: 'eurostars prize' });
  await server.change('PATCH', `/startups/1/awards/${await keyOf('awards')}`, { award_name: 'eurostars' });
  await server.db.execute(`insert into suggestions (startup_id, list, entry_key, value_key, suggested, raw_id)
    select 1, 'awards', entry_key, entry_key, '{"award": "eurostars prize"}', 2 from fact_statements`);
  const [again] = (await server.facts()).suggestions;
  expect([open?.text, again?.text]).toEqual(['eurostars prize', 'eurostars prize']);
  expect(await server.change('POST', `/suggestions/${again?.id}/take`)).toMatchObject({
    status: 409,
    body: { error: "'eurostars prize' was corrected to 'eurostars'. Undo that first." },
  });
});

test('discarding or correcting a corrected entry again applies to rows with the corrected value', async () => {
  const KELLER = { first_name: 'Ann', last_name: 'Keller' };
  await server.read(ANN, { founders: [ANN] });
  await server.change('PATCH', `/startups/1/founders/${await keyOf('founders')}`, { last_name: 'Keller' });
  await server.read(KELLER, { founders: [KELLER] });
  await server.imported({ ID: 'A1', awards: ['eurostars prize'] });
  await server.change('PATCH', `/startups/1/awards/${await keyOf('awards')}`, { award_name: 'eurostars' });
  await server.imported({ ID: 'A2', awards: ['eurostars'] });
  const before = await server.facts();
  const discarded = await server.change('DELETE', `/startups/1/founders/${await keyOf('founders')}`);
  expect(discarded.body).toMatchObject({
    change: { before: 'Ann Keller', after: null },
    facts: { founders: [], version: before.version + 1 },
  });
  const corrected = await server.change('PATCH', `/startups/1/awards/${await keyOf('awards')}`, {
    award_name: 'fif grant',
  });
  expect(corrected.body).toMatchObject({
    change: { before: 'eurostars', after: 'fif grant' },
    facts: { awards: [{ award_name: 'fif grant' }], score: 2 },
  });
  const again = await server.change('PATCH', `/startups/1/awards/${await keyOf('awards')}`, {
    award_name: 'Local prize',
  });
  expect(again.body.facts.awards).toMatchObject([{ award_name: 'Local prize' }]);
  const refused = await server.undo(corrected);
  expect(refused).toMatchObject({ status: 409, body: { later: [{ after: 'Local prize' }] } });
  for (const done of [again, corrected, discarded]) expect((await server.undo(done)).status).toBe(200);
  expect({ ...(await server.facts()), version: 0 }).toEqual({ ...before, version: 0 });
});
