import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { sendDueMessages } from '../../notifications/mails/outbox-worker';
import { onAccount, type AccountCall } from '../../testing/account-calls';
import {
  addAccount,
  cookieOf,
  DEVICE,
  login,
  PASSWORD,
  refresh,
  statusWith,
  tokenOf,
} from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { digestOf } from './passwords/password-hash';

const NEW = digestOf('otter-violin-canyon-42');

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

type Device = { token: string; cookie: string };
type Person = { email: string; userId: string; here: Device; there: Device };

async function onTwoDevices(): Promise<Person> {
  const account = await addAccount(world);
  const [here, there] = [
    await login(world, account.email),
    await login(world, account.email, undefined, 'device-0002'),
  ];
  return {
    ...account,
    here: { token: tokenOf(here), cookie: cookieOf(here) },
    there: { token: tokenOf(there), cookie: cookieOf(there) },
  };
}

function post(url: string, token: string | null, payload: object, cookies: Record<string, string> = {}) {
  return world.app.inject({
    method: 'POST',
    url,
    payload,
    cookies,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
}

async function mailedToken({ email }: Person): Promise<string> {
  await post('/auth/change-password', null, { email });
  let text = '';
  const send = async (message: { to: string; text: string }) => {
    if (message.to === email) text += message.text;
  };
  await sendDueMessages({ ...world.deps, send, log: { warn: () => undefined } });
  return /#tmpToken=(\S+)/.exec(text)?.[1] ?? '';
}

/** Returns a function that changes another account as an admin. */
const byAdmin =
  (call: AccountCall, payload?: object) =>
  async ({ userId }: Person) => {
    const { statusCode } = await onAccount(world, call, world.person('admin').token, userId, payload);
    return statusCode === 204 ? 200 : statusCode;
  };

const EVENTS: Record<string, (person: Person) => Promise<number>> = {
  'a change in the profile': async ({ here }) => {
    const payload = { oldPassword: digestOf(PASSWORD), newPassword: NEW, deviceId: DEVICE };
    return (await post('/auth/change-password/self', here.token, payload)).statusCode;
  },
  'a change just after signing in': async ({ here }) =>
    (await post('/auth/change-password', here.token, { newPassword: NEW, deviceId: DEVICE })).statusCode,
  'a mailed reset': async (person) =>
    (await post('/auth/change-password', await mailedToken(person), { newPassword: NEW, deviceId: DEVICE }))
      .statusCode,
  'a forced change': async ({ email, userId }) => {
    await world.db.update(users).set({ must_change_password: true }).where(eq(users.id, userId));
    const { tmpToken } = (await login(world, email)).json<{ tmpToken: string }>();
    return (await post('/auth/change-password', tmpToken, { newPassword: NEW, deviceId: DEVICE })).statusCode;
  },
  'a password set by an admin': byAdmin('setUserPassword'),
  'a change of role': byAdmin('setUserRole', { role: 'super' }),
  disabling: byAdmin('setUserStatus'),
  deleting: byAdmin('deleteUser'),
  'a change of scopes': byAdmin('setUserScopes'),
};

test.each(Object.entries(EVENTS))(
  'after %s every earlier session is refused at its next request, on all devices',
  async (_what, change) => {
    const person = await onTwoDevices();
    const bystander = await onTwoDevices();
    expect(await change(person)).toBe(200);
    const { here, there } = person;
    expect({
      access: await statusWith(world, here.token),
      refresh: (await refresh(world, here.cookie)).statusCode,
      otherAccess: await statusWith(world, there.token),
      otherRefresh: (await refresh(world, there.cookie, 'device-0002')).statusCode,
    }).toEqual({ access: 401, refresh: 401, otherAccess: 401, otherRefresh: 401 });
    expect([
      await statusWith(world, bystander.here.token),
      (await refresh(world, bystander.here.cookie)).statusCode,
    ]).toEqual([200, 200]);
  },
);

test('after a logout only this device is refused at its next request', async () => {
  const { here, there } = await onTwoDevices();
  expect((await post('/auth/logout', null, {}, { '__Host-rt': here.cookie })).statusCode).toBe(204);
  expect([await statusWith(world, here.token), (await refresh(world, here.cookie)).statusCode]).toEqual([
    401, 401,
  ]);
  expect([
    await statusWith(world, there.token),
    (await refresh(world, there.cookie, 'device-0002')).statusCode,
  ]).toEqual([200, 200]);
});

test('a required password change ends earlier sessions immediately', async () => {
  const { userId, here } = await onTwoDevices();
  await world.db.update(users).set({ must_change_password: true }).where(eq(users.id, userId));
  expect([await statusWith(world, here.token), (await refresh(world, here.cookie)).statusCode]).toEqual([
    401, 401,
  ]);
});

test.each([
  ['a change of role', byAdmin('setUserRole', { role: 'super' })],
  ['a change of scopes', byAdmin('setUserScopes')],
] as const)('after %s a sign-in with the same password has the new permissions', async (what, change) => {
  const person = await onTwoDevices();
  await change(person);
  const token = tokenOf(await login(world, person.email));
  const { role, scopes } = (
    await world.app.inject({ url: '/auth/user', headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect([role, scopes]).toEqual(
    what === 'a change of role' ? ['super', []] : ['user', ['investments:write']],
  );
});

test('after an account is enabled again, its former sessions remain ended', async () => {
  const person = await onTwoDevices();
  await byAdmin('setUserStatus')(person);
  expect((await login(world, person.email)).statusCode).toBe(401);
  await byAdmin('setUserStatus', { accountStatus: 'active' })(person);
  expect([
    await statusWith(world, person.here.token),
    (await refresh(world, person.here.cookie)).statusCode,
  ]).toEqual([401, 401]);
  expect((await login(world, person.email)).statusCode).toBe(200);
});
