import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { digestOf } from '../sign-in/passwords/password-hash';
import { mailsTo, onAccount, registration } from '../../testing/account-calls';
import { addAccount, DEVICE, login, statusWith, tokenOf } from '../../testing/accounts';
import { listUsers } from './list-users';
import { testApp, TEST_SETTINGS, type ActorName } from '../../testing/test-app';

const DAY_MS = 24 * 3_600_000;
const OWN = digestOf('otter-violin-canyon-42');
const OTHER = digestOf('river-pencil-stone-88');
const clock = { now: Date.now() };
const USERS = '/auth/admin/users';

type Answer = {
  user: { id: string; email: string; version: number; [field: string]: unknown };
  link: string | null;
};

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  const limits = { ...TEST_SETTINGS.limits, resetsPerEmail: 3 };
  world = await testApp({ now: () => clock.now, settings: { ...TEST_SETTINGS, port: 4000, limits } });
});
afterAll(() => world.close());
beforeEach(() => {
  clock.now = Date.now();
});

async function call(actor: ActorName, method: 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) {
  const headers = world.asRole(actor);
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function invite(over: object = {}, actor: ActorName = 'admin') {
  const { password: _unsent, ...account } = registration(over);
  const { status, body } = await call(actor, 'POST', '/auth/admin/invitations', { by: 'link', ...account });
  return { status, body, ...(body as Answer) };
}

const send = (id: string, by: 'mail' | 'link', actor: ActorName = 'admin') =>
  call(actor, 'POST', `${USERS}/${id}/invitation`, { by });
const tokenIn = (text: string | null) =>
  /\/change-password-first#tmpToken=(\S{43})/.exec(text ?? '')?.[1] ?? '';
const open = (token: string, newPassword = OWN) =>
  world.app.inject({
    method: 'POST',
    url: '/auth/change-password',
    headers: { authorization: `Bearer ${token}` },
    payload: { newPassword, deviceId: DEVICE },
  });
/** Reads the invitation state from the database, because sessions have expired at the advanced time. */
const stateOf = async (email: string) => {
  const { items, invites_by } = await listUsers(world.deps, email, {
    limit: 1,
    offset: 0,
    page: 1,
    pageSize: 1,
  });
  return [items[0]?.invitation?.state ?? null, items[0]?.accountStatus, invites_by];
};
const lastSignInOf = async (email: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.email, email));
  return row?.last_sign_in_at ?? null;
};

test('an invited person gets a mail and chooses a password once', async () => {
  const names = { username: 'anna', name: undefined, first_name: 'Anna', last_name: 'Keller' };
  const { status, user, link } = await invite({ ...names, scopes: ['investments:write'], by: 'mail' });
  expect([status, link, user.name, user.scopes]).toEqual([201, null, 'Anna Keller', ['investments:write']]);
  const [mail = ''] = await mailsTo(world, user.email);
  expect(mail).toMatch(/^Vaglio: your invitation\nHello Anna Keller,[^]*within 7 days:/);
  expect(await stateOf(user.email)).toEqual(['open', 'must_change_password', 'link']);
  clock.now += 7 * DAY_MS - 60_000;
  const signedIn = await open(tokenIn(mail));
  expect([await statusWith(world, tokenOf(signedIn)), await stateOf(user.email)]).toEqual([
    200,
    [null, 'active', 'link'],
  ]);
  expect(Date.parse((await lastSignInOf(user.email)) ?? '')).toBe(clock.now);
  expect((await open(tokenIn(mail), OTHER)).statusCode).toBe(401);
  expect((await login(world, user.email, OWN)).json()).toEqual({ token: expect.any(String) });
  clock.now = Date.now();
  expect(await send(user.id, 'mail')).toMatchObject({ status: 409 });
});

test('when two people open the same invitation link at the same time, only one of them sets the password', async () => {
  const { user, link } = await invite();
  const answers = await Promise.all([open(tokenIn(link), OWN), open(tokenIn(link), OTHER)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const winner = answers[0]?.statusCode === 200 ? OWN : OTHER;
  expect((await login(world, user.email, winner)).statusCode).toBe(200);
});

test('an invitation link expires after 7 days and explains how to get another link', async () => {
  const { user, link } = await invite();
  clock.now += 7 * DAY_MS + 1_000;
  const late = await open(tokenIn(link));
  expect([late.statusCode, late.json().error]).toEqual([
    401,
    expect.stringContaining('invitation is no longer valid'),
  ]);
  expect((await stateOf(user.email))[0]).toBe('expired');
  clock.now = Date.now();
  const again = await send(user.id, 'link');
  expect((await open(tokenIn(link))).statusCode).toBe(401);
  expect((await open(tokenIn(again.body.link))).statusCode).toBe(200);
});

test('a withdrawn invitation cannot be used to sign in until it is sent again', async () => {
  const { user, link } = await invite();
  await send(user.id, 'mail');
  const withdrawn = await call('admin', 'DELETE', `${USERS}/${user.id}/invitation`);
  expect([withdrawn.status, withdrawn.body.invitation.state]).toEqual([200, 'withdrawn']);
  await world.app.inject({ method: 'POST', url: '/auth/change-password', payload: { email: user.email } });
  expect(await mailsTo(world, user.email)).toEqual([]);
  expect((await open(tokenIn(link))).statusCode).toBe(401);
  await onAccount(world, 'setUserStatus', world.person('admin').token, user.id, { accountStatus: 'active' });
  expect((await open(tokenIn(link))).statusCode).toBe(401);
  const again = await send(user.id, 'link');
  expect([again.body.user.accountStatus, (await open(tokenIn(again.body.link))).statusCode]).toEqual([
    'must_change_password',
    200,
  ]);
});

test('an invited person who is disabled and enabled again has no valid link', async () => {
  const { user } = await invite();
  await send(user.id, 'mail');
  for (const accountStatus of ['disabled', 'active'])
    await onAccount(world, 'setUserStatus', world.person('admin').token, user.id, { accountStatus });
  expect([await mailsTo(world, user.email), (await stateOf(user.email))[0]]).toEqual([[], 'expired']);
});

test('an invitation grants the current role', async () => {
  const [first, second, third] = [await invite(), await invite(), await invite()];
  const { token } = world.person('admin');
  await onAccount(world, 'setUserRole', token, first.user.id, { role: 'super' });
  const signedIn = tokenOf(await open(tokenIn(first.link)));
  const me = await world.app.inject({ url: '/auth/user', headers: { authorization: `Bearer ${signedIn}` } });
  expect(me.json()).toMatchObject({ role: 'super' });
  await onAccount(world, 'deleteUser', token, second.user.id);
  await onAccount(world, 'setUserPassword', token, third.user.id);
  for (const { link } of [second, third]) expect((await open(tokenIn(link))).statusCode).toBe(401);
  expect(await stateOf(third.user.email)).toEqual([null, 'must_change_password', 'link']);
});

test('people can invite only up to their own rank and with their own permissions', async () => {
  const before = await world.db.$count(users);
  expect((await invite({ role: 'super' }, 'super')).status).toBe(403);
  expect((await invite({ scopes: ['investments:write'] }, 'super')).status).toBe(403);
  expect((await invite({ scopes: ['admin'] })).status).toBe(400);
  expect(await world.db.$count(users)).toBe(before);
  const { user } = await invite({ role: 'super' });
  expect((await send(user.id, 'link', 'super')).status).toBe(403);
  expect((await call('super', 'DELETE', `${USERS}/${user.id}/invitation`)).status).toBe(403);
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await send(user.id, 'mail')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await mailsTo(world, user.email)).toHaveLength(1);
  const { userId } = await addAccount(world);
  expect((await send(userId, 'link')).status).toBe(409);
  const [row] = await world.db.select().from(users).where(eq(users.id, userId));
  expect(row?.invited_until).toBeNull();
});

test('if mail is configured, administrators never see an invitation link', async () => {
  const settings = { ...TEST_SETTINGS, smtpUrl: 'smtp://127.0.0.1:1' };
  const mailing = await testApp({ settings });
  const { password: _unsent, ...account } = registration({ by: 'link' });
  const answer = await mailing.app.inject({
    method: 'POST',
    url: '/auth/admin/invitations',
    headers: mailing.asRole('admin'),
    payload: account,
  });
  expect([answer.statusCode, answer.json().error]).toEqual([
    409,
    'Mail is configured: the link goes to the person alone.',
  ]);
  await mailing.close();
});
