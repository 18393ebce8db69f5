import { decidingApp } from '../decisions/decisions.fixture';

const LIMITS = '/auth/admin/stage-limits';

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp();
});
afterAll(() => server.close());
beforeEach(() => server.begin());

test('the limits of the stages are 30 and 45 days until an admin sets others, or none', async () => {
  expect((await server.call('GET', LIMITS)).body).toEqual({ contacted: 30, contract: 45, version: 1 });
  const saved = await server.call('PUT', LIMITS, { contacted: 14, contract: null });
  expect(saved).toMatchObject({ status: 200, body: { contacted: 14, contract: null, version: 2 } });
  expect((await server.call('PUT', LIMITS, { contacted: 14, contract: null })).body.version).toBe(2);
  const refused = await server.call('PUT', LIMITS, { contacted: 0, contract: 45 });
  expect(refused).toMatchObject({ status: 400, body: { error: 'contacted must be at least 1.' } });
  const { items } = (await server.call('GET', '/auth/admin/audit?action=stage_limits_saved')).body;
  expect(items).toMatchObject([{ before: { contacted: 30 }, after: { contacted: 14, contract: null } }]);
});
