import { digestOf } from '../sign-in/passwords/password-hash';
import { mailsTo, onAccount, register, registration } from '../../testing/account-calls';
import { DEVICE, login, refresh, cookieOf, statusWith, tokenOf } from '../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

const OWN = digestOf('otter-violin-canyon-42');

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ settings: { ...TEST_SETTINGS, port: 4000 } });
});
afterAll(() => world.close());

const byAdmin = (call: Parameters<typeof onAccount>[1], id: string, payload?: object) =>
  onAccount(world, call, world.person('admin').token, id, payload);

const settingsWith = async (token: string) =>
  (await world.app.inject({ url: '/auth/admin/parameters', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

test('an account can be invited, activated, promoted, disabled and deleted, each effective at the next request', async () => {
  const body = registration();
  const { id } = (await register(world, 'admin', body)).json();
  const tmpToken = /#tmpToken=(\S+)/.exec((await mailsTo(world, body.email)).join())?.[1] ?? '';
  expect(await statusWith(world, tmpToken)).toBe(401);
  const chosen = await world.app.inject({
    method: 'POST',
    url: '/auth/change-password',
    headers: { authorization: `Bearer ${tmpToken}` },
    payload: { newPassword: OWN, deviceId: DEVICE },
  });
  const asUser = tokenOf(chosen);
  expect([await statusWith(world, asUser), await settingsWith(asUser)]).toEqual([200, 403]);

  await byAdmin('setUserRole', id, { role: 'super' });
  expect([await settingsWith(asUser), (await refresh(world, cookieOf(chosen))).statusCode]).toEqual([
    401, 401,
  ]);
  const asSuper = tokenOf(await login(world, body.email, OWN));
  expect(await settingsWith(asSuper)).toBe(200);

  await byAdmin('setUserStatus', id, { accountStatus: 'disabled' });
  expect([await settingsWith(asSuper), (await login(world, body.email, OWN)).json()]).toEqual([
    401,
    { error: 'Login failed' },
  ]);

  expect((await byAdmin('deleteUser', id)).statusCode).toBe(204);
  expect((await byAdmin('setUserStatus', id, { accountStatus: 'active' })).statusCode).toBe(404);
  const again = await register(world, 'admin', { ...body, name: 'Another Person' });
  expect([again.statusCode, again.json().id === id]).toEqual([201, false]);
});
