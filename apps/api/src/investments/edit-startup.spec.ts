import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../audit/audit-events.table';
import { parameters } from '../parameters/parameters.table';
import { startups } from '../startups/startups.table';
import { forgetStartups, storeParameters, storeStartups } from '../scoring/stored-startups.fixture';
import { testApp } from '../testing/test-app';

const MARCH = Date.parse('2025-03-01T09:00:00Z');
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp({ now: () => MARCH });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStartups(server.db);
  await storeStartups(server.db, [
    { company_name: 'Acme', created_at: '2024-01-01', updated_at: '2024-01-01', awards: ['FIF grant'] },
  ]);
});

async function patch(
  what: 'flags' | 'text',
  payload: object,
  { id = '1', ifMatch }: { id?: string; ifMatch?: string } = {},
) {
  const headers = { ...server.asRole('user+w'), ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
  const answer = await server.app.inject({
    method: 'PATCH',
    url: `/auth/investments/${id}/${what}`,
    headers,
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function stored() {
  const [row] = await server.db.select().from(startups).where(eq(startups.id, 1));
  if (!row) throw new Error('no startup');
  return row;
}
const events = () => server.db.select().from(auditEvents).orderBy(asc(auditEvents.id));
const byPerson = () => ({
  by: 'person',
  at: '2025-03-01T09:00:00.000Z',
  user_id: server.person('user+w').userId,
});

test.each([
  [{ contact: 1 }, { email_sent: 1 }],
  [{ contract: true }, { create_contract: 1 }],
  [{ investment: 1 }, { interested: 1, investment: 1 }],
  [{ rejected: 1 }, { rejected: 1 }],
  [
    { contact: 1, contract: 1, investment: false, rejected: 0 },
    { email_sent: 1, create_contract: 1, interested: 0, investment: 0, rejected: 0 },
  ],
])('the flags %j set %j, as a person, and answer the startup as it now is', async (payload, columns) => {
  const { status, body } = await patch('flags', payload);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      id: '1',
      ...columns,
      version: 2,
      updated_at: '2025-03-01T09:00:00.000Z',
      awards: [{ award_name: 'FIF grant', weight_used: 0 }],
      articles: [],
    }),
  ]);
  const row = await stored();
  expect(row).toMatchObject(columns);
  expect(row.origins).toEqual(Object.fromEntries(Object.keys(columns).map((column) => [column, byPerson()])));
});

test('a flag leaves a trace with what it was', async () => {
  await patch('flags', { rejected: 1 });
  await patch('flags', { rejected: false });
  const [set, unset] = (await events()).slice(-2);
  expect(set).toMatchObject({
    action: 'startup_flags_set',
    actor_id: server.person('user+w').userId,
    target_type: 'startup',
    target_id: '1',
    before: { rejected: 0 },
    after: { rejected: 1 },
  });
  expect(unset).toMatchObject({ before: { rejected: 1 }, after: { rejected: 0 } });
});

test('what is as the person left it already changes nothing', async () => {
  await patch('flags', { contact: 1 });
  const before = (await events()).length;
  expect(await patch('flags', { contact: true })).toMatchObject({
    status: 200,
    body: { email_sent: 1, version: 2 },
  });
  expect((await events()).length).toBe(before);
});

test("a flag that an import set becomes the person's when the person sets it too", async () => {
  await server.db.update(startups).set({
    email_sent: 1,
    origins: { email_sent: { by: 'import', at: '2024-01-01T00:00:00.000Z', raw_id: 1 } },
  });
  expect(await patch('flags', { contact: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await stored()).origins).toEqual({ email_sent: byPerson() });
});

test("a text edit touches only what was sent, trimmed, and marks it as the person's", async () => {
  await server.db
    .update(startups)
    .set({ number: '1', origins: { number: { by: 'import', at: '2024-01-01T00:00:00.000Z', raw_id: 1 } } });
  const { status, body } = await patch('text', {
    email: ' ann@acme.ch ',
    founding_year: 1800,
    pros_text: 'Strong\nteam',
  });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      email: 'ann@acme.ch',
      founding_year: 1800,
      pros_text: 'Strong\nteam',
      number: '1',
      version: 2,
    }),
  ]);
  expect((await stored()).origins).toEqual({
    number: { by: 'import', at: '2024-01-01T00:00:00.000Z', raw_id: 1 },
    email: byPerson(),
    founding_year: byPerson(),
    pros_text: byPerson(),
  });
  expect((await events()).at(-1)).toMatchObject({
    action: 'startup_text_edited',
    before: { email: null, founding_year: null, pros_text: null },
    after: { email: 'ann@acme.ch', founding_year: 1800 },
  });
});

test("an emptied field is null and nobody's, so that an import may fill it again", async () => {
  await patch('text', { email: 'ann@acme.ch', website: 'acme.ch' });
  expect(await patch('text', { email: null, website: ' ' })).toMatchObject({
    status: 200,
    body: { email: null, website: null },
  });
  expect(await stored()).toMatchObject({ origins: {}, website_host: null });
});

test.each([
  ['acme.ch', 'https://acme.ch', 'acme.ch'],
  ['www.acme.ch/en?x=1', 'https://www.acme.ch/en?x=1', 'acme.ch'],
  ['http://acme.ch', 'http://acme.ch', 'acme.ch'],
  ['HTTPS://Acme.ch/', 'HTTPS://Acme.ch/', 'acme.ch'],
  ['https://www.linkedin.com/company/acme', 'https://www.linkedin.com/company/acme', null],
])('the website %s is stored as %s, known to curation as %s', async (website, address, website_host) => {
  expect(await patch('text', { website })).toMatchObject({ status: 200, body: { website: address } });
  expect(await stored()).toMatchObject({ website: address, website_host });
});

test.each([
  'javascript:alert(1)',
  'ftp://acme.ch',
  'mailto:ann@acme.ch',
  'data:text/html,x',
  'not an address',
  'https://ann:secret@acme.ch',
  'https://',
])('the website %s is refused', async (website) => {
  expect(await patch('text', { website })).toEqual({
    status: 400,
    body: { error: 'website must be an address that starts with http:// or https://.' },
  });
});

test('a website that https:// makes too long is refused', async () => {
  expect(await patch('text', { website: `acme.ch/${'x'.repeat(2_040)}` })).toEqual({
    status: 400,
    body: { error: 'website takes at most 2048 characters.' },
  });
});

test.each([
  ['flags', {}, 'nothing to update'],
  ['flags', { contact: 2 }, 'contact must be 0, 1, true or false.'],
  ['flags', { contact: '1' }, 'contact must be 0, 1, true or false.'],
  ['flags', { contact: null }, 'contact must be 0, 1, true or false.'],
  ['flags', { email_sent: 1 }, 'There is no field email_sent.'],
  ['text', {}, 'nothing to update'],
  ['text', { founding_year: 1799 }, 'founding_year must be at least 1800.'],
  ['text', { founding_year: 2101 }, 'founding_year must be at most 2100.'],
  ['text', { founding_year: 2000.5 }, 'founding_year must be a whole number or empty.'],
  ['text', { founding_year: '2000' }, 'founding_year must be a whole number or empty.'],
  ['text', { company_name: 'Other' }, 'There is no field company_name.'],
  ['text', { pros_text: 'x'.repeat(20_001) }, 'pros_text must be at most 20000 characters long.'],
  ['text', { email: 'a\u0000b' }, 'The body holds a NUL character.'],
] as const)('%s %j is refused: %s', async (what, payload, error) => {
  expect(await patch(what, payload)).toEqual({ status: 400, body: { error } });
  expect((await stored()).version).toBe(1);
});

test.each(['2', '0', '-1', 'acme', '1.0', '1e0', '99999999999999999999', "1' or '1"])(
  'no startup has the id %s',
  async (id) => {
    expect(await patch('flags', { contact: 1 }, { id: encodeURIComponent(id) })).toEqual({
      status: 404,
      body: { error: 'Startup not found' },
    });
  },
);

test('If-Match of another version is answered with the startup as it is; of this one, quoted or plain, it passes', async () => {
  await patch('text', { email: 'first@acme.ch' }, { ifMatch: '"1"' });
  const late = await patch('text', { email: 'late@acme.ch' }, { ifMatch: '"1"' });
  expect(late).toMatchObject({
    status: 412,
    body: {
      error: 'Somebody changed this in the meantime. Please reload.',
      current: { id: '1', email: 'first@acme.ch', version: 2 },
    },
  });
  expect(await patch('flags', { contact: 1 }, { ifMatch: '2' })).toMatchObject({
    status: 200,
    body: { version: 3 },
  });
});

test('of two edits of one version at once, one is told that it came late', async () => {
  const answers = await Promise.all(['a', 'b'].map((number) => patch('text', { number }, { ifMatch: '1' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('flags, texts and a changed weight at the same time are all kept', async () => {
  await storeParameters(server.db, { 'fif grant': 1 });
  const weigh = (value: number) =>
    server.app.inject({
      method: 'PUT',
      url: '/auth/admin/parameters/fif-grant',
      headers: server.asRole('admin'),
      payload: { value },
    });
  const answers = await Promise.all([
    weigh(2),
    patch('flags', { contact: 1 }),
    weigh(3),
    patch('text', { email: 'a@acme.ch' }),
    patch('flags', { contract: 1 }),
    weigh(4),
  ]);
  expect(answers.map((answer) => ('status' in answer ? answer.status : answer.statusCode))).toEqual([
    200, 200, 200, 200, 200, 200,
  ]);
  const row = await stored();
  const [parameter] = await server.db.select().from(parameters);
  expect(row).toMatchObject({
    email_sent: 1,
    create_contract: 1,
    email: 'a@acme.ch',
    version: 4,
    score: parameter?.value,
  });
});
