import { eq } from 'drizzle-orm';
import { parameters } from '../../platform/db/schema/parameters.table';
import { forgetStartups, storeParameters } from '../rescoring/stored-startups.fixture';
import { ADMIN, parametersApp } from './parameters.fixture';

let server: Awaited<ReturnType<typeof parametersApp>>;
beforeAll(async () => {
  server = await parametersApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

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
    const { body } = await server.call('GET', `${ADMIN}?${query}`);
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

test.each(['page=0', 'pageSize=501', 'pageSize=many', 'sort=name', 'q=' + 'x'.repeat(101), 'q=%00'])(
  'the query %s is refused with a message',
  async (query) => {
    const { status, body } = await server.call('GET', `${ADMIN}?${query}`);
    expect([status, body]).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
  },
);
