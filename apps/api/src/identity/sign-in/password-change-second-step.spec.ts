import type { LightMyRequestResponse } from 'fastify';
import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { sessions } from '../../platform/db/schema/sessions.table';
import { addAccount, cookieOf, DEVICE, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { aSecondFactor, codeOf, loginByCode, requireOf, stepTokenOf } from '../../testing/second-factors';
import { bearer, NEW, passwordApp } from './passwords/change-password.fixture';
import { openSession } from './open-session';
import { digestOf } from './passwords/password-hash';

let server: Awaited<ReturnType<typeof passwordApp>>;
beforeAll(async () => {
  server = await passwordApp();
});
afterEach(() => requireOf(server, []));
afterAll(() => server.close());

const CHANGE = { newPassword: NEW, deviceId: DEVICE };
const SELF = { ...CHANGE, oldPassword: digestOf(PASSWORD) };
const SET_UP = { requireSecondFactor: 'setup', stepToken: expect.any(String), passkeyPossible: true };
const CODE = { requireSecondFactor: 'code', stepToken: expect.any(String) };

/** Advances the clock to the next app code without waiting. */
const later = () => {
  server.clock.now += 30_000;
};
/** Checks that a response only permits the second step. */
async function expectStep(answer: LightMyRequestResponse, step: object) {
  expect([answer.statusCode, answer.json(), cookieOf(answer)]).toEqual([200, step, '']);
  expect(await statusWith(server, stepTokenOf(answer))).toBe(401);
}
const newestSessionOf = async (userId: string) => {
  const own = eq(sessions.user_id, userId);
  const [session] = await server.db.select().from(sessions).where(own).orderBy(desc(sessions.created_at));
  return session;
};
const linkFor = (userId: string, purpose: 'first' | 'invitation') =>
  server.db.transaction((tx) => issueOneTimeToken(tx, userId, purpose, server.clock.now));

test.each([
  ['confirmed the old password', (token: string) => server.changeOwn(token, SELF)],
  ['has just started', (token: string) => server.change(token, CHANGE)],
])(
  'after a password change, a session without a second factor that %s must set one up first',
  async (_what, change) => {
    const person = await addAccount(server, { role: 'super' });
    const session = tokenOf(await login(server, person.email));
    await requireOf(server, ['super']);
    const answer = await change(session);
    await expectStep(answer, SET_UP);
    expect(await statusWith(server, session)).toBe(401);
    const begun = await server.app.inject({
      method: 'POST',
      url: '/auth/login/second-factor',
      payload: { stepToken: stepTokenOf(answer) },
    });
    const done = await loginByCode(
      server,
      stepTokenOf(answer),
      codeOf(begun.json<{ key: string }>().key, server.clock.now),
    );
    expect(await statusWith(server, tokenOf(done))).toBe(200);
  },
);

test('a session from before the second factor needs a code after a password change', async () => {
  const person = await aSecondFactor(server);
  const { token } = await server.db.transaction((tx) =>
    openSession(tx, {
      owner: { id: person.userId, role: 'user', scopes: [] },
      proof: { way: 'password', providerSid: null, hasSecondFactor: false },
      deviceId: DEVICE,
      userAgent: undefined,
      keys: server.deps.keys,
      nowMs: server.clock.now,
    }),
  );
  await expectStep(await server.changeOwn(token, SELF), CODE);
});

test('a session that passed the second factor keeps this status after password changes', async () => {
  const person = await aSecondFactor(server);
  const stepToken = stepTokenOf(await login(server, person.email));
  later();
  const session = tokenOf(await loginByCode(server, stepToken, codeOf(person.secret, server.clock.now)));
  const first = await server.changeOwn(session, SELF);
  expect(await newestSessionOf(person.userId)).toMatchObject({ way: 'password_code', second_factor: true });
  const oldPassword = NEW;
  const newPassword = digestOf('river-pencil-stone-88');
  const second = await server.changeOwn(tokenOf(first), { oldPassword, newPassword });
  expect(await statusWith(server, tokenOf(second))).toBe(200);
});

test('a session in which the second factor was set up has passed it', async () => {
  const person = await addAccount(server);
  const session = tokenOf(await login(server, person.email));
  const own = { method: 'POST', headers: bearer(session) } as const;
  const url = '/auth/second-factor';
  const begun = await server.app.inject({ ...own, url, payload: { password: digestOf(PASSWORD) } });
  const code = codeOf(begun.json<{ key: string }>().key, server.clock.now);
  await server.app.inject({ ...own, url: `${url}/confirm`, payload: { code } });
  expect(await statusWith(server, tokenOf(await server.changeOwn(session, SELF)))).toBe(200);
});

test('a forced password change that started before the rule also requires the second factor', async () => {
  const { tmpToken } = await server.accountToChange();
  await requireOf(server, ['user']);
  await expectStep(await server.change(tmpToken, CHANGE), SET_UP);
});

test('a forced password change after a code completes the sign-in', async () => {
  const person = await aSecondFactor(server);
  await server.db.update(users).set({ must_change_password: true }).where(eq(users.id, person.userId));
  const stepToken = stepTokenOf(await login(server, person.email));
  later();
  const answer = await loginByCode(server, stepToken, codeOf(person.secret, server.clock.now));
  const changed = await server.change(answer.json<{ tmpToken: string }>().tmpToken, CHANGE);
  expect(await statusWith(server, tokenOf(changed))).toBe(200);
  expect(await newestSessionOf(person.userId)).toMatchObject({ way: 'password_code', second_factor: true });
});

test.each(['first', 'invitation'] as const)(
  'a password link (%s) does not replace a second factor',
  async (purpose) => {
    await requireOf(server, ['user']);
    const { userId } = await addAccount(server, { password_hash: null, must_change_password: true });
    await expectStep(await server.change(await linkFor(userId, purpose), CHANGE), SET_UP);
  },
);

test('a provider session remains a provider session after a password change', async () => {
  const { userId } = await addAccount(server);
  const open = (hasSecondFactor: boolean) =>
    server.db.transaction((tx) =>
      openSession(tx, {
        owner: { id: userId, role: 'user', scopes: [] },
        proof: { way: 'oidc', providerSid: 'there-1', hasSecondFactor },
        deviceId: DEVICE,
        userAgent: undefined,
        keys: server.deps.keys,
        nowMs: server.clock.now,
      }),
    );
  await requireOf(server, ['user']);
  const first = await server.changeOwn((await open(true)).token, SELF);
  expect(await statusWith(server, tokenOf(first))).toBe(200);
  expect(await newestSessionOf(userId)).toMatchObject({ way: 'oidc', provider_sid: 'there-1' });
  const oldPassword = NEW;
  const newPassword = digestOf('river-pencil-stone-88');
  await expectStep(await server.changeOwn((await open(false)).token, { oldPassword, newPassword }), SET_UP);
});
