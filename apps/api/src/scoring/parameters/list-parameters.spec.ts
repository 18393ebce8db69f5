import { eq } from 'drizzle-orm';
import { parameters } from '../../platform/db/schema/parameters.table';
import { forgetStartups, storeParameters, storeScoredStartups } from '../rescoring/stored-startups.fixture';
import { ADMIN, parametersApp } from './parameters.fixture';

let server: Awaited<ReturnType<typeof parametersApp>>;
beforeAll(async () => {
  server = await parametersApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

test('parameters are found by a normalized part of the name or id', async () => {
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
    const { body } = await server.call('GET', `${ADMIN}?${query}`);
    return {
      ...body,
      parameters: body.parameters.map(({ parameterName }: { parameterName: string }) => parameterName),
    };
  };
  expect(await names('')).toEqual({
    parameters: ['ETH pioneer fellowship', 'eth spin-off', 'Prix Genève', 'Renamed'],
    total: 4,
    held_without_weight: 0,
    page: 1,
    pageSize: 20,
  });
  expect(await names('pageSize=2&page=2')).toEqual({
    parameters: ['Prix Genève', 'Renamed'],
    total: 4,
    held_without_weight: 0,
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

test('parameters can be sorted with those held by startups first', async () => {
  await storeParameters(server.db, { 'a fund': 3, 'b prize': 0, 'c grant': 0, 'd medal': 0 });
  await storeScoredStartups(
    server.db,
    [
      { company_name: 'Alpha', awards: ['c grant', 'B-Prize'] },
      { company_name: 'Beta', awards: ['C Grant', 'Unknown'] },
      { company_name: 'Gamma', awards: ['the c grant', 'c grant'] },
    ],
    '2025-03-01T09:00:00.000Z',
  );
  await server.call('POST', '/auth/awards/unweighted/same-as', {
    award: 'the c grant',
    parameterID: 'c-grant',
  });
  const { body } = await server.call('GET', `${ADMIN}?sort=startups&pageSize=3`);
  expect(body).toMatchObject({ total: 4, held_without_weight: 2 });
  expect(
    body.parameters.map((row: { parameterName: string; startups: number }) => [
      row.parameterName,
      row.startups,
    ]),
  ).toEqual([
    ['c grant', 3],
    ['b prize', 1],
    ['a fund', 0],
  ]);
  const { body: searched } = await server.call('GET', `${ADMIN}?q=fund`);
  expect(searched).toMatchObject({ total: 1, held_without_weight: 2 });
});

test('every signed-in person can read all parameters for a selection list', async () => {
  await storeParameters(server.db, { 'fif grant': 1, eurostars: 2, 'venture kick 2': 3 });
  await server.storeGroup('Kick', 'venture-kick-2', 'eurostars');
  await server.storeGroup('early', 'venture-kick-2');
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

test.each(['page=0', 'pageSize=501', 'pageSize=many', 'sort=weight', 'q=' + 'x'.repeat(101), 'q=%00'])(
  'the parameter query %s is refused with a message',
  async (query) => {
    const { status, body } = await server.call('GET', `${ADMIN}?${query}`);
    expect([status, body]).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
  },
);
