import { startups } from '../../platform/db/schema/startups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { verifyChain } from '../../audit/verify-chain';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { editingApp } from './edit-startup.fixture';

let server: Awaited<ReturnType<typeof editingApp>>;
beforeAll(async () => {
  server = await editingApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

test.each([
  [{ contact: 1 }, { email_sent: 1 }],
  [{ contract: true }, { create_contract: 1 }],
  [{ investment: 1 }, { interested: 1, investment: 1 }],
  [{ rejected: 1 }, { rejected: 1 }],
  [
    { contact: 1, contract: 1, investment: false, rejected: 0 },
    { email_sent: 1, create_contract: 1, interested: 0, investment: 0, rejected: 0 },
  ],
])('setting the flags %j stores %j as a decision of the person', async (payload, columns) => {
  const { status, body } = await server.patch('flags', payload);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      id: '1',
      ...columns,
      version: 2,
      updated_at: '2024-01-01T00:00:00.000Z',
      awards: [{ award_name: 'FIF grant', weight_used: 0 }],
      articles: [],
    }),
  ]);
  const row = await server.stored();
  expect(row).toMatchObject(columns);
  expect(row.origins).toEqual(
    Object.fromEntries(Object.keys(columns).map((column) => [column, server.byPerson()])),
  );
});

test('a flag change records the former value in the audit trail', async () => {
  await server.patch('flags', { rejected: 1 });
  await server.patch('flags', { rejected: false });
  const [set, unset] = (await server.events()).slice(-2);
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

test('setting a flag to the value that the person set before changes nothing', async () => {
  await server.patch('flags', { contact: 1 });
  const before = (await server.events()).length;
  expect(await server.patch('flags', { contact: true })).toMatchObject({
    status: 200,
    body: { email_sent: 1, version: 2 },
  });
  expect((await server.events()).length).toBe(before);
});

test('a flag set by an import belongs to the person who sets it again', async () => {
  await server.db.update(startups).set({
    email_sent: 1,
    origins: { email_sent: { by: 'import', at: '2024-01-01T00:00:00.000Z', raw_id: 1 } },
  });
  expect(await server.patch('flags', { contact: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await server.stored()).origins).toEqual({ email_sent: server.byPerson() });
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
] as const)('an edit of the %s %j is refused: %s', async (what, payload, error) => {
  expect(await server.patch(what, payload)).toEqual({ status: 400, body: { error } });
  expect((await server.stored()).version).toBe(1);
});

test.each(['2', '0', '-1', 'acme', '1.0', '1e0', '99999999999999999999', "1' or '1"])(
  'setting a flag of the startup %s returns not found',
  async (id) => {
    expect(await server.patch('flags', { contact: 1 }, { id: encodeURIComponent(id) })).toEqual({
      status: 404,
      body: { error: 'Startup not found' },
    });
  },
);

test('an edit with another version in If-Match is refused with the current startup', async () => {
  await server.patch('text', { email: 'first@acme.ch' }, { ifMatch: '"1"' });
  const late = await server.patch('text', { email: 'late@acme.ch' }, { ifMatch: '"1"' });
  expect(late).toMatchObject({
    status: 412,
    body: {
      error: 'Somebody changed this in the meantime. Please reload.',
      current: { id: '1', email: 'first@acme.ch', version: 2 },
    },
  });
  expect(await server.patch('flags', { contact: 1 }, { ifMatch: '2' })).toMatchObject({
    status: 200,
    body: { version: 3 },
  });
});

test('when one version of a startup is edited twice at the same time, one edit is refused', async () => {
  const answers = await Promise.all(
    ['a', 'b'].map((number) => server.patch('text', { number }, { ifMatch: '1' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('flags of a startup set at the same time are all stored and recorded', async () => {
  const before = (await server.events()).length;
  const fields = ['contact', 'contract', 'investment', 'rejected'] as const;
  const answers = await Promise.all(fields.map((field) => server.patch('flags', { [field]: 1 })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.version))).toEqual(new Set([2, 3, 4, 5]));
  const flags = { email_sent: 1, create_contract: 1, interested: 1, rejected: 1 };
  expect(await server.stored()).toMatchObject({ ...flags, version: 5 });
  expect(await server.events()).toHaveLength(before + 4);
  expect((await verifyChain(server.db)).broken).toBeNull();
});

test('flags, texts and a changed weight set at the same time are all stored', async () => {
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
    server.patch('flags', { contact: 1 }),
    weigh(3),
    server.patch('text', { email: 'a@acme.ch' }),
    server.patch('flags', { contract: 1 }),
    weigh(4),
  ]);
  expect(answers.map((answer) => ('status' in answer ? answer.status : answer.statusCode))).toEqual([
    200, 200, 200, 200, 200, 200,
  ]);
  const row = await server.stored();
  const [parameter] = await server.db.select().from(parameters);
  expect(row).toMatchObject({
    email_sent: 1,
    create_contract: 1,
    email: 'a@acme.ch',
    version: 4,
    score: parameter?.value,
  });
});
