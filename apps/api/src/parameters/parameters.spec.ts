import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../audit/audit-events.table';
import { awardGroupItems, awardGroups } from '../exclusivity/award-groups.table';
import { startups } from '../startups/startups.table';
import { parameters } from './parameters.table';
import {
  forgetStartups,
  storeParameters,
  storeScoredStartups,
  storeStartups,
} from '../scoring/stored-startups.fixture';
import { testApp } from '../testing/test-app';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('super'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const ADMIN = '/auth/admin/parameters';
const scores = async () =>
  (await server.db.select().from(startups).orderBy(asc(startups.id))).map(({ score }) => score);
const lastEvent = async () =>
  (await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id))).at(-1);

async function storeGroup(group_name: string, ...ids: string[]): Promise<void> {
  const [group] = await server.db
    .insert(awardGroups)
    .values({ group_key: group_name, group_name })
    .returning();
  await server.db
    .insert(awardGroupItems)
    .values(
      ids.map((parameter_id, index) => ({ group_id: group?.id ?? 0, parameter_id, precedence: index + 1 })),
    );
}

test('a new parameter gets the slug of its name as id, and every score follows', async () => {
  await storeStartups(server.db, [
    { company_name: 'Kicked', awards: ['Venture Kick 3'] },
    { company_name: 'Other' },
  ]);
  const created = { parameterID: 'venture-kick-3', parameterName: 'venture kick 3', value: 2.5 };
  expect(await call('POST', ADMIN, { parameterName: ' venture kick 3 ', value: 2.5 })).toEqual({
    status: 201,
    body: created,
  });
  expect(await scores()).toEqual([2.5, 0]);
  expect(await lastEvent()).toMatchObject({
    action: 'parameter_created',
    actor_id: server.person('super').userId,
    target_id: 'venture-kick-3',
    before: null,
    after: { ...created, rescored: 1 },
  });
});

test.each([
  [{}, 'parameterName and value are required.'],
  [{ parameterName: 'fif grant' }, 'parameterName and value are required.'],
  [{ value: 1 }, 'parameterName and value are required.'],
  [{ parameterName: '  ', value: 1 }, 'parameterName and value are required.'],
  [{ parameterName: '...', value: 1 }, 'parameterName needs at least one letter or digit.'],
  [{ parameterName: '+++', value: 1 }, 'parameterName needs at least one letter or digit.'],
  [{ parameterName: 'a', value: 0.12345 }, 'value takes at most 4 decimals.'],
  [{ parameterName: '\uFDFA'.repeat(200), value: 1 }, 'parameterName is too long.'],
  [{ parameterName: 'a', value: '1' }, 'value must be a number.'],
  [{ parameterName: 'a', value: 1_000_000.5 }, 'value must be at most 1000000.'],
  [{ parameterName: 'x'.repeat(201), value: 1 }, 'parameterName must be at most 200 characters long.'],
  [{ parameterName: 'a', value: 1, weight: 2 }, 'There is no field weight.'],
])('the new parameter %j is refused: %s', async (payload, error) => {
  expect(await call('POST', ADMIN, payload)).toEqual({ status: 400, body: { error } });
  expect(await server.db.$count(parameters)).toBe(0);
});

test('a weight that is no finite number is refused', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: ADMIN,
    headers: { ...server.asRole('admin'), 'content-type': 'application/json' },
    payload: '{"parameterName":"a","value":1e999}',
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'value must be at most 1000000.' }]);
});

test('a second parameter of the same folded name or of the same id is refused in words', async () => {
  await storeParameters(server.db, { 'ETH Spin-off': 1 });
  expect(await call('POST', ADMIN, { parameterName: 'eth  spin off', value: 1 })).toEqual({
    status: 409,
    body: { error: "The parameter 'ETH Spin-off' has that name already." },
  });
  expect(await call('POST', ADMIN, { parameterName: 'ETH + spin + off', value: 1 })).toEqual({
    status: 409,
    body: { error: "The id eth-spin-off belongs to the parameter 'ETH Spin-off'." },
  });
});

test('of two people who create one parameter at once, one is refused', async () => {
  const answers = await Promise.all(
    [1, 2].map((value) => call('POST', ADMIN, { parameterName: 'fif grant', value })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a changed weight re-scores in the same transaction and tells what it was', async () => {
  await storeParameters(server.db, { 'fif grant': 1, eurostars: 0.2 });
  await storeStartups(server.db, [{ company_name: 'Both', awards: ['fif grant', 'eurostars'] }]);
  expect(await call('PUT', `${ADMIN}/fif-grant`, { value: 0.1 })).toMatchObject({
    status: 200,
    body: { parameterName: 'fif grant', value: 0.1 },
  });
  expect(await scores()).toEqual([0.3]);
  expect(await lastEvent()).toMatchObject({
    action: 'parameter_updated',
    before: { value: 1 },
    after: { value: 0.1, rescored: 1 },
  });
});

test('a rename keeps the id, and awards of either name belong to it', async () => {
  await storeParameters(server.db, { 'venture kick 3': 3 });
  await storeScoredStartups(
    server.db,
    [
      { company_name: 'By old name', awards: ['venture kick 3'] },
      { company_name: 'By new name', awards: ['VK Three'] },
    ],
    '2026-01-01T00:00:00Z',
  );
  expect(await call('PUT', `${ADMIN}/venture-kick-3`, { parameterName: 'VK three' })).toEqual({
    status: 200,
    body: { parameterID: 'venture-kick-3', parameterName: 'VK three', value: 3 },
  });
  expect(await scores()).toEqual([3, 3]);
  expect(await call('POST', ADMIN, { parameterName: 'vk THREE', value: 1 })).toMatchObject({ status: 409 });
});

test('an update needs a name or a value, an existing parameter and a free name', async () => {
  await storeParameters(server.db, { 'fif grant': 1, eurostars: 2 });
  expect(await call('PUT', `${ADMIN}/fif-grant`, {})).toEqual({
    status: 400,
    body: { error: 'nothing to update' },
  });
  expect(await call('PUT', `${ADMIN}/fif-grant`, { parameterName: ' ' })).toMatchObject({ status: 400 });
  expect(await call('PUT', `${ADMIN}/nobody`, { value: 1 })).toEqual({
    status: 404,
    body: { error: 'Parameter not found' },
  });
  expect(await call('PUT', `${ADMIN}/fif-grant`, { parameterName: 'EuroStars' })).toMatchObject({
    status: 409,
  });
  expect(await call('PUT', `${ADMIN}/fif-grant`, { parameterName: 'FIF Grant' })).toMatchObject({
    status: 200,
  });
});

test('an update to what is stored already leaves no trace', async () => {
  await storeParameters(server.db, { 'fif grant': 1 });
  const before = await lastEvent();
  expect(await call('PUT', `${ADMIN}/fif-grant`, { parameterName: 'fif grant', value: 1 })).toMatchObject({
    status: 200,
  });
  expect(await lastEvent()).toEqual(before);
});

test('a parameter that groups use is not deleted: they are named; cascade takes it out of them', async () => {
  await storeParameters(server.db, { 'venture kick 1': 1, 'venture kick 2': 2 });
  await storeStartups(server.db, [{ company_name: 'Both', awards: ['venture kick 1', 'venture kick 2'] }]);
  await storeGroup('Kick', 'venture-kick-1', 'venture-kick-2');
  await storeGroup('Early', 'venture-kick-2');
  expect(await call('DELETE', `${ADMIN}/venture-kick-2`)).toEqual({
    status: 409,
    body: { error: "'venture kick 2' is used by 'Early', 'Kick'. Take it out of there first." },
  });
  expect(await call('DELETE', `${ADMIN}/venture-kick-2?cascade=1`)).toEqual({ status: 204, body: null });
  expect(await scores()).toEqual([1]);
  expect(await server.db.$count(awardGroupItems)).toBe(1);
  expect(await lastEvent()).toMatchObject({
    action: 'parameter_deleted',
    before: { value: 2, groups: ['Early', 'Kick'] },
  });
  expect(await call('DELETE', `${ADMIN}/venture-kick-2`)).toEqual({
    status: 404,
    body: { error: 'Parameter not found' },
  });
});

test('the list finds a folded part of a name or an id, by name, a page at a time', async () => {
  await storeParameters(server.db, {
    'Prix Genève': 1,
    'eth spin-off': 2,
    'ETH pioneer fellowship': 3,
    '100% prize': 4,
  });
  await server.db
    .update(parameters)
    .set({ parameterName: 'Renamed', name_key: 'renamed' })
    .where(eq(parameters.parameterID, '100-prize'));
  const names = async (query: string) => {
    const { body } = await call('GET', `${ADMIN}?${query}`);
    return {
      ...body,
      parameters: body.parameters.map(({ parameterName }: { parameterName: string }) => parameterName),
    };
  };
  expect(await names('')).toEqual({
    parameters: ['ETH pioneer fellowship', 'eth spin-off', 'Prix Genève', 'Renamed'],
    total: 4,
    page: 1,
    pageSize: 20,
  });
  expect(await names('pageSize=2&page=2')).toEqual({
    parameters: ['Prix Genève', 'Renamed'],
    total: 4,
    page: 2,
    pageSize: 2,
  });
  expect(await names('q=ETH-')).toMatchObject({
    parameters: ['ETH pioneer fellowship', 'eth spin-off'],
    total: 2,
  });
  expect(await names('q=GENEVE')).toMatchObject({ parameters: ['Prix Genève'] });
  expect(await names('q=100-prize')).toMatchObject({ parameters: ['Renamed'] });
  expect(await names('q=%25')).toMatchObject({ parameters: [], total: 0 });
  expect(await names('page=9')).toMatchObject({ parameters: [], total: 4 });
});

test('every signed-in person may read all parameters for a selector, each with the groups that hold it, by name', async () => {
  await storeParameters(server.db, { 'fif grant': 1, eurostars: 2, 'venture kick 2': 3 });
  await storeGroup('Kick', 'venture-kick-2', 'eurostars');
  await storeGroup('early', 'venture-kick-2');
  const answer = await server.app.inject({ url: '/auth/parameters', headers: server.asRole('user') });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      parameters: [
        { parameterID: 'eurostars', parameterName: 'eurostars', value: 2, exclusive_groups: ['Kick'] },
        { parameterID: 'fif-grant', parameterName: 'fif grant', value: 1, exclusive_groups: [] },
        {
          parameterID: 'venture-kick-2',
          parameterName: 'venture kick 2',
          value: 3,
          exclusive_groups: ['early', 'Kick'],
        },
      ],
    },
  ]);
});

test.each(['page=0', 'pageSize=501', 'pageSize=many', 'sort=name', 'q=' + 'x'.repeat(101), 'q=%00'])(
  'the query %s is refused in words',
  async (query) => {
    const { status, body } = await call('GET', `${ADMIN}?${query}`);
    expect([status, body]).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
  },
);

test('an id that holds a NUL is refused in words', async () => {
  const { status, body } = await call('DELETE', `${ADMIN}/%00`);
  expect([status, body]).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
});
