import { awardGroupItems } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import {
  forgetStartups,
  storeParameters,
  storeScoredStartups,
  storeStartups,
} from '../rescoring/stored-startups.fixture';
import { ADMIN, parametersApp } from './parameters.fixture';

let server: Awaited<ReturnType<typeof parametersApp>>;
beforeAll(async () => {
  server = await parametersApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

test('the id of a new parameter is derived from its name, and every score is updated', async () => {
  await storeStartups(server.db, [
    { company_name: 'Kicked', awards: ['Venture Kick 3'] },
    { company_name: 'Other' },
  ]);
  const created = { parameterID: 'venture-kick-3', parameterName: 'venture kick 3', value: 2.5 };
  expect(await server.call('POST', ADMIN, { parameterName: ' venture kick 3 ', value: 2.5 })).toEqual({
    status: 201,
    body: { ...created, version: 1 },
  });
  expect(await server.scores()).toEqual([2.5, 0]);
  expect(await server.lastEvent()).toMatchObject({
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
  expect(await server.call('POST', ADMIN, payload)).toEqual({ status: 400, body: { error } });
  expect(await server.db.$count(parameters)).toBe(0);
});

test('a weight that is not a finite number is refused', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: ADMIN,
    headers: { ...server.asRole('admin'), 'content-type': 'application/json' },
    payload: '{"parameterName":"a","value":1e999}',
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'value must be at most 1000000.' }]);
});

test('a second parameter with the same normalized name or id is refused with a message', async () => {
  await storeParameters(server.db, { 'ETH Spin-off': 1 });
  expect(await server.call('POST', ADMIN, { parameterName: 'eth  spin off', value: 1 })).toEqual({
    status: 409,
    body: { error: "The parameter 'ETH Spin-off' has that name already." },
  });
  expect(await server.call('POST', ADMIN, { parameterName: 'ETH + spin + off', value: 1 })).toEqual({
    status: 409,
    body: { error: "The id eth-spin-off belongs to the parameter 'ETH Spin-off'." },
  });
});

test('when two people create the same parameter at the same time, one of them is refused', async () => {
  const answers = await Promise.all(
    [1, 2].map((value) => server.call('POST', ADMIN, { parameterName: 'fif grant', value })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a changed weight updates the scores in the same transaction', async () => {
  await storeParameters(server.db, { 'fif grant': 1, eurostars: 0.2 });
  await storeStartups(server.db, [{ company_name: 'Both', awards: ['fif grant', 'eurostars'] }]);
  expect(await server.call('PUT', `${ADMIN}/fif-grant`, { value: 0.1 })).toMatchObject({
    status: 200,
    body: { parameterName: 'fif grant', value: 0.1 },
  });
  expect(await server.scores()).toEqual([0.3]);
  expect(await server.lastEvent()).toMatchObject({
    action: 'parameter_updated',
    before: { value: 1 },
    after: { value: 0.1, rescored: 1 },
  });
});

test('a renamed parameter keeps its id, and awards with both names belong to it', async () => {
  await storeParameters(server.db, { 'venture kick 3': 3 });
  await storeScoredStartups(
    server.db,
    [
      { company_name: 'By old name', awards: ['venture kick 3'] },
      { company_name: 'By new name', awards: ['VK Three'] },
    ],
    '2026-01-01T00:00:00Z',
  );
  expect(await server.call('PUT', `${ADMIN}/venture-kick-3`, { parameterName: 'VK three' })).toEqual({
    status: 200,
    body: { parameterID: 'venture-kick-3', parameterName: 'VK three', value: 3, version: 2 },
  });
  expect(await server.scores()).toEqual([3, 3]);
  expect(await server.call('POST', ADMIN, { parameterName: 'vk THREE', value: 1 })).toMatchObject({
    status: 409,
  });
});

test('a parameter update needs a name or a value', async () => {
  await storeParameters(server.db, { 'fif grant': 1, eurostars: 2 });
  expect(await server.call('PUT', `${ADMIN}/fif-grant`, {})).toEqual({
    status: 400,
    body: { error: 'nothing to update' },
  });
  expect(await server.call('PUT', `${ADMIN}/fif-grant`, { parameterName: ' ' })).toMatchObject({
    status: 400,
  });
  expect(await server.call('PUT', `${ADMIN}/nobody`, { value: 1 })).toEqual({
    status: 404,
    body: { error: 'Parameter not found' },
  });
  expect(await server.call('PUT', `${ADMIN}/fif-grant`, { parameterName: 'EuroStars' })).toMatchObject({
    status: 409,
  });
  expect(await server.call('PUT', `${ADMIN}/fif-grant`, { parameterName: 'FIF Grant' })).toMatchObject({
    status: 200,
  });
});

test('a parameter update with the stored values creates no event', async () => {
  await storeParameters(server.db, { 'fif grant': 1 });
  const before = await server.lastEvent();
  expect(
    await server.call('PUT', `${ADMIN}/fif-grant`, { parameterName: 'fif grant', value: 1 }),
  ).toMatchObject({
    status: 200,
  });
  expect(await server.lastEvent()).toEqual(before);
});

test('a parameter in groups is not deleted, and the response names the groups', async () => {
  await storeParameters(server.db, { 'venture kick 1': 1, 'venture kick 2': 2 });
  await storeStartups(server.db, [{ company_name: 'Both', awards: ['venture kick 1', 'venture kick 2'] }]);
  await server.storeGroup('Kick', 'venture-kick-1', 'venture-kick-2');
  await server.storeGroup('Early', 'venture-kick-2');
  expect(await server.call('DELETE', `${ADMIN}/venture-kick-2`)).toEqual({
    status: 409,
    body: { error: "'venture kick 2' is used by 'Early', 'Kick'. Take it out of there first." },
  });
  expect(await server.call('DELETE', `${ADMIN}/venture-kick-2?cascade=1`)).toEqual({
    status: 204,
    body: null,
  });
  expect(await server.scores()).toEqual([1]);
  expect(await server.db.$count(awardGroupItems)).toBe(1);
  expect(await server.lastEvent()).toMatchObject({
    action: 'parameter_deleted',
    before: { value: 2, groups: ['Early', 'Kick'] },
  });
  expect(await server.call('DELETE', `${ADMIN}/venture-kick-2`)).toEqual({
    status: 404,
    body: { error: 'Parameter not found' },
  });
});

test('a parameter id with a NUL character is refused with a message', async () => {
  const { status, body } = await server.call('DELETE', `${ADMIN}/%00`);
  expect([status, body]).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
});
