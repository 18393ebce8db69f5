import { storeParameters, storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../../testing/test-app';
import { pageMeta, parsePage } from './list-page';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
  await storeParameters(world.db, { Prize: 1, Grant: 2, Label: 3 });
  await storeStartups(
    world.db,
    ['A', 'B', 'C'].map((company_name) => ({ company_name })),
  );
  for (const company_name of ['D', 'E'])
    await world.app.inject({
      method: 'POST',
      url: '/auth/startups/import-raw',
      headers: world.asRole('admin'),
      payload: { company_name },
    });
});
afterAll(() => world.close());

test.each([
  ['/auth/admin/parameters', 3],
  ['/auth/startups/curated', 3],
  ['/auth/investments', 3],
  ['/auth/startups/raw', 2],
  ['/auth/admin/users', 5],
])('%s?pageSize=all returns one page as large as the list', async (url, rows) => {
  const answer = await world.app.inject({ url: `${url}?pageSize=all`, headers: world.asRole('admin') });
  expect(answer.json()).toMatchObject({ page: 1, pageSize: rows, total: rows });
});

test.each([
  [{ pageSize: 'all' }, 0, { page: 1, pageSize: 0 }],
  [{ pageSize: 'all' }, 300_000, { page: 1, pageSize: 200_000 }],
  [{ pageSize: 50, page: 3 }, 7, { page: 3, pageSize: 50 }],
  [{ offset: 40, limit: 20 }, 7, { page: 3, pageSize: 20 }],
  [{}, 7, { page: 1, pageSize: 20 }],
] as const)('for the query %j and %s rows the page is %j', (query, total, facts) =>
  expect(pageMeta(parsePage(query), total)).toEqual(facts),
);
