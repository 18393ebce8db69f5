import { forgetStartups, storeParameters, storeScoredStartups } from '../rescoring/stored-startups.fixture';
import { ADMIN, parametersApp } from './parameters.fixture';
import { parameters } from '../../platform/db/schema/parameters.table';

const NOW = '2025-03-01T09:00:00.000Z';
const WEIGHTS = `${ADMIN}/weights`;

let server: Awaited<ReturnType<typeof parametersApp>>;
beforeAll(async () => {
  server = await parametersApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetStartups(server.db);
  await storeParameters(server.db, { 'venture kick 1': 1, eurostars: 2 });
  await storeScoredStartups(
    server.db,
    [{ company_name: 'Alpha', awards: ['Venture Kick 1', 'eurostars', 'Boldbrain'] }],
    NOW,
  );
});
const send = (weights: object[]) => server.call('POST', WEIGHTS, { weights });

test('importing a table of weights changes known parameters and adds the other parameters', async () => {
  const rows = [
    { parameterName: 'VENTURE-KICK 1', value: 3, version: 1 },
    { parameterName: 'eurostars', value: 2 },
    { parameterName: 'Boldbrain', value: 0.5 },
  ];
  expect(await send(rows)).toEqual({
    status: 200,
    body: { created: ['boldbrain'], changed: ['venture-kick-1'], unchanged: 1 },
  });
  expect(await server.scores()).toEqual([5.5]);
  expect(await server.lastEvent()).toMatchObject({
    action: 'weights_imported',
    before: { weights: [{ parameterID: 'venture-kick-1', value: 1 }] },
    after: { rescored: 1 },
  });
  const versions = (await server.call('GET', '/auth/admin/score/versions')).body;
  expect(versions.items[0].changes).toHaveLength(2);
});

test('importing the same table of weights again changes nothing and creates no event', async () => {
  const before = await server.lastEvent();
  const rows = [{ parameterName: 'eurostars', value: 2 }];
  expect((await send(rows)).body).toEqual({ created: [], changed: [], unchanged: 1 });
  expect(await server.lastEvent()).toEqual(before);
});

test.each([
  [
    [
      { parameterName: 'a', value: 1 },
      { parameterName: ' A ', value: 2 },
    ],
    400,
    "'A' is in the table twice.",
  ],
  [
    [
      { parameterName: 'new', value: 1 },
      { parameterName: 'b', value: 0.12345 },
    ],
    400,
    'value takes at most 4 decimals.',
  ],
  [
    [
      { parameterName: 'new', value: 1 },
      { parameterName: 'eurostars', value: 5, version: 7 },
    ],
    409,
    "'eurostars' has been changed in the meantime. Please look again.",
  ],
])('nothing of the invalid table of weights %j is stored', async (rows, status, error) => {
  expect(await send(rows)).toEqual({ status, body: { error } });
  expect(await server.db.$count(parameters)).toBe(2);
  expect(await server.scores()).toEqual([3]);
});
