import { asc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { factsApp, proved } from './facts.fixture';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const correct = (field: string, payload: object, seen?: number) =>
  server.change('PATCH', `/startups/1/facts/${field}`, payload, seen);
const handBack = (field: string) => server.change('DELETE', `/startups/1/facts/${field}`);

test('the facts of a startup contain each value with its origin, in a fixed order', async () => {
  await server.imported({ ID: 'A1', canton: 'ZH', founding_year: 2020 });
  await server.read({ email: 'a@acme.ch' }, { day: '2026-01-02', evidence: [proved('email', 'a@acme.ch')] });
  const { fields, version, company_name } = await server.facts();
  expect([company_name, version, fields.map(({ field }) => field).slice(0, 5)]).toEqual([
    'Acme',
    2,
    ['company_name', 'social_reason', 'website', 'canton', 'sector'],
  ]);
  expect(await server.field('canton')).toMatchObject({
    value: 'ZH',
    origin: { by: 'import', external_id: 'A1', raw_id: '1', confirmed_by: null },
  });
  expect(await server.field('email')).toMatchObject({
    value: 'a@acme.ch',
    origin: {
      by: 'article',
      quote: '«a@acme.ch» it says',
      article: { title: expect.stringMatching(/^Story/), published_at: '2026-01-02' },
    },
  });
  expect(await server.field('country')).toMatchObject({ value: null, origin: null, suggestions: [] });
});

test('a value that a person corrected is kept when imports or articles contain another value', async () => {
  await server.imported({ canton: 'ZH' });
  const before = await server.facts();
  const corrected = await correct('canton', { value: 'Bern', note: ' Commercial register ' }, 1);
  expect(corrected).toMatchObject({
    status: 200,
    body: {
      change: { kind: 'corrected', before: 'ZH', after: 'BE', made_by: 'admin', note: 'Commercial register' },
      facts: { version: 2 },
    },
  });
  expect(await server.field('canton')).toMatchObject({
    value: 'BE',
    origin: { by: 'person', person: 'admin', note: 'Commercial register' },
  });
  await server.imported({ canton: 'GE', email: 'x@acme.ch' });
  await server.read({ canton: 'VD' });
  expect(await server.field('canton')).toMatchObject({ value: 'BE' });
  const undone = await server.undo(corrected);
  expect(undone).toMatchObject({ status: 200, body: { change: { undone_by: 'admin' } } });
  expect(await server.field('canton')).toMatchObject({ value: 'GE', origin: { by: 'import' } });
  expect(before.fields.find(({ field }) => field === 'canton')?.value).toBe('ZH');
});

test('a value that a person resets is replaced by the best value of imports and articles', async () => {
  await server.read({ canton: 'VD' }, { day: '2026-02-01' });
  await server.imported({ canton: 'ZH' });
  await correct('canton', { value: 'BE' });
  expect((await handBack('canton')).body.change).toMatchObject({
    kind: 'handed_back',
    before: 'BE',
    after: 'ZH',
  });
  await correct('canton', { value: 'BE' });
  expect((await correct('canton', { value: ' ' })).body.change).toMatchObject({ after: 'ZH' });
  expect((await handBack('canton')).body.change).toBeNull();
});

test('a value that a person accepts keeps its article as source', async () => {
  await server.read({ founding_year: 2019 }, { evidence: [proved('founding_year', '2019')] });
  const confirmed = await server.change('POST', '/startups/1/facts/founding_year/confirm', {});
  expect(confirmed.body.change).toMatchObject({ kind: 'confirmed', before: '2019', after: '2019' });
  await server.imported({ founding_year: 2021 });
  expect(await server.field('founding_year')).toMatchObject({
    value: 2019,
    origin: { by: 'article', confirmed_by: 'admin', quote: '«2019» it says' },
    suggestions: [{ value: 2021 }],
  });
  await server.undo(confirmed);
  expect(await server.field('founding_year')).toMatchObject({ value: 2021, origin: { by: 'import' } });
  expect(await server.change('POST', '/startups/1/facts/email/confirm')).toMatchObject({
    status: 409,
    body: { error: 'There is no value to accept.' },
  });
});

test.each([
  ['canton', 'Atlantis', 'There is no such canton.'],
  ['sector', 7, 'sector must be text.'],
  ['founding_year', 1700, 'founding_year must be a whole number from 1800 to 2100.'],
  ['raised_money', -1, 'raised_money must be from 0 to 1,000,000,000,000,000.'],
  ['website', 'javascript:alert(1)', 'website must be a web address (http or https).'],
  ['company_name', 'Ac\u202Eme', 'company_name must not hold control or invisible characters (U+202E).'],
  ['email', 'x'.repeat(255), 'email must be at most 254 characters long.'],
])('the fact %s is not set to %j', async (field, value, error) => {
  await server.imported({});
  expect(await correct(field, { value })).toMatchObject({ status: 400, body: { error } });
});

test('the name of a startup is unique, and search and curation find a corrected name', async () => {
  await server.imported({});
  await server.imported({ company_name: 'Borealis' });
  expect(await correct('company_name', { value: 'BOREALIS AG' })).toMatchObject({
    status: 409,
    body: { error: "Another startup is called 'Borealis'." },
  });
  const renamed = await correct('company_name', { value: 'Ursa' });
  expect(renamed.body.facts.company_name).toBe('Ursa');
  await server.imported({ company_name: 'URSA AG', email: 'u@ursa.ch' });
  expect(await server.field('email')).toMatchObject({ value: 'u@ursa.ch' });
  expect((await server.curated()).map(({ company_name, also }) => [company_name, also])).toEqual([
    ['Borealis', []],
    ['Ursa', ['Acme', 'URSA AG']],
  ]);
  await server.undo(renamed);
  expect((await server.facts()).company_name).toBe('URSA AG');
});

test('an unknown canton is shown with the received text', async () => {
  await server.imported({ canton: 'Atlantis' });
  expect(await server.field('canton')).toMatchObject({
    value: null,
    received: 'Atlantis',
    received_from: { by: 'import' },
  });
});

test('a change of outdated facts is refused with the current facts and their author', async () => {
  await server.imported({});
  await correct('canton', { value: 'BE' }, 1);
  expect(await correct('canton', { value: 'ZH' }, 1)).toMatchObject({
    status: 412,
    body: { current: { version: 2, id: '1' }, changed_by: 'admin' },
  });
});

test('undoing a change is refused if a later change depends on it', async () => {
  await server.imported({ canton: 'ZH' });
  const first = await correct('canton', { value: 'BE' });
  const other = await correct('email', { value: 'a@acme.ch' });
  const second = await correct('canton', { value: 'GE' });
  expect(await server.undo(first)).toMatchObject({
    status: 409,
    body: { later: [{ id: second.body.change?.id, before: 'BE', after: 'GE', made_by: 'admin' }] },
  });
  expect((await server.undo(second)).status).toBe(200);
  expect((await server.undo(first)).status).toBe(200);
  expect(await server.undo(first)).toMatchObject({
    status: 409,
    body: { error: 'This change was undone already.' },
  });
  expect(await server.field('canton')).toMatchObject({ value: 'ZH' });
  expect((await server.undo(other)).status).toBe(200);
});

test('a text edit in the details is in the history of facts and can be undone', async () => {
  await server.imported({ email: 'a@acme.ch' });
  await server.call('PATCH', '/investments/1/text', { payload: { email: null, founding_year: 2020 } });
  expect(await server.field('email')).toMatchObject({ value: null });
  const [emptied, said] = await server.history('email');
  expect([emptied, said]).toMatchObject([
    { change: { kind: 'corrected', before: 'a@acme.ch', after: null } },
    { value: 'a@acme.ch', origin: { by: 'import' }, is_current: false },
  ]);
  await correct('canton', { value: 'BE' });
  expect(await server.field('email')).toMatchObject({ value: null });
  expect((await server.change('POST', '/fact-changes/1/undo')).status).toBe(200);
  expect(await server.field('email')).toMatchObject({ value: 'a@acme.ch' });
  expect(await server.field('founding_year')).toMatchObject({ value: 2020, origin: { by: 'person' } });
});

test('the history of a field lists changes and rows, newest first, and marks the current source', async () => {
  await server.read({ founding_year: 2018 }, { evidence: [proved('founding_year', '2018')] });
  await server.imported({ founding_year: 2019 });
  await correct('founding_year', { value: 2020, note: 'Register' });
  expect(await server.history('founding_year')).toMatchObject([
    { change: { before: '2019', after: '2020', note: 'Register' }, is_current: true },
    { value: '2019', origin: { by: 'import' }, is_current: false },
    { value: '2018', origin: { by: 'article', quote: '«2018» it says' }, is_current: false },
  ]);
});

test('each type of fact change is an event with its own audit action', async () => {
  await server.imported({ canton: 'ZH' });
  const corrected = await correct('canton', { value: 'BE' });
  await server.undo(corrected);
  const events = await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id));
  expect(events.slice(-2).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['fact_corrected', { canton: 'ZH' }, { canton: 'BE' }],
    ['fact_change_undone', { canton: 'BE' }, { canton: 'ZH' }],
  ]);
});

test('undo does not restore a name or website that another startup uses now', async () => {
  await server.imported({ ID: 'A1', website: 'https://acme.ch' });
  const renamed = await server.change('PATCH', '/startups/1/facts/company_name', { value: 'Beta' });
  const moved = await server.change('PATCH', '/startups/1/facts/website', { value: 'https://beta.ch' });
  await server.imported({ ID: 'B1', company_name: 'Acme', website: 'https://acme.ch' });
  const before = await server.facts();
  for (const act of [
    () => server.undo(renamed),
    () => server.change('DELETE', '/startups/1/facts/company_name'),
  ])
    expect(await act()).toMatchObject({
      status: 409,
      body: { error: "Another startup has the name 'Acme'." },
    });
  for (const act of [() => server.undo(moved), () => server.change('DELETE', '/startups/1/facts/website')])
    expect(await act()).toMatchObject({
      status: 409,
      body: { error: "Another startup has the website 'https://acme.ch'." },
    });
  expect(await server.facts()).toEqual(before);
});
