import { digestOf } from '../sign-in/passwords/password-hash';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { maskedEmail } from '../sign-in/masked-email';
import { GIVEN, mailsTo } from '../../testing/account-calls';
import { addAccount, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { usersApp } from './users.fixture';

const OWN = digestOf('otter-violin-canyon-42');
const EASY = 'This password is too easy to guess. Please choose another one.';

let server: Awaited<ReturnType<typeof usersApp>>;
beforeAll(async () => {
  server = await usersApp();
});
afterAll(() => server.close());

describe('passwords set by an admin', () => {
  test.each([
    ['plain text', GIVEN],
    ['a digest', digestOf(GIVEN)],
  ])('a password set by an admin as %s must be changed at the next sign-in', async (_how, newPassword) => {
    const { email, userId } = await addAccount(server);
    const answer = await server.change('setUserPassword', userId, { newPassword });
    expect([answer.statusCode, answer.json().accountStatus]).toEqual([200, 'must_change_password']);
    expect((await login(server, email)).statusCode).toBe(401);
    expect((await login(server, email, digestOf(GIVEN))).json()).toMatchObject({
      requirePasswordChange: true,
    });
    expect(await mailsTo(server, email)).toEqual([
      expect.stringContaining('an administrator set a new password'),
    ]);
  });

  test('a password set by an admin unlocks an account with too many wrong passwords', async () => {
    const { email, userId } = await addAccount(server);
    await server.change('resetUserPassword', userId);
    const tmpToken = /#tmpToken=(\S+)/.exec((await mailsTo(server, email)).join())?.[1] ?? '';
    const key = maskedEmail(email, server.deps.keys.audit);
    await server.db
      .insert(rateLimits)
      .values({ bucket: 'login-email', key, streak: 100_000, window_ends_at: new Date().toISOString() });
    expect((await server.change('setUserPassword', userId)).json().accountStatus).toBe(
      'must_change_password',
    );
    const opened = await server.app.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization: `Bearer ${tmpToken}` },
      payload: { newPassword: OWN },
    });
    expect(opened.statusCode).toBe(401);
  });

  test.each([['password123'], [digestOf('password123')], ['A Person1']])(
    'a password set by an admin is refused if it is easy to guess: %s',
    async (newPassword) => {
      const { email, userId } = await addAccount(server);
      const answer = await server.change('setUserPassword', userId, { newPassword });
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: EASY }]);
      expect((await login(server, email)).json()).toEqual({ token: expect.any(String) });
    },
  );

  test('the response to an admin who sets a password does not show whether it is the current password', async () => {
    const { userId } = await addAccount(server);
    expect((await server.change('setUserPassword', userId, { newPassword: PASSWORD })).statusCode).toBe(200);
  });
});

describe('reset links from an admin', () => {
  test('a reset link is sent only by mail, and the current password works until the link is used', async () => {
    const { email, userId } = await addAccount(server);
    const token = tokenOf(await login(server, email));
    const answer = await server.change('resetUserPassword', userId);
    const tmpToken =
      /\/change-password#tmpToken=(\S{43})/.exec((await mailsTo(server, email)).join())?.[1] ?? 'none';
    expect([answer.statusCode, answer.body.includes('tmpToken'), answer.body.includes(tmpToken)]).toEqual([
      200,
      false,
      false,
    ]);
    expect(await statusWith(server, token)).toBe(200);
    await server.app.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization: `Bearer ${tmpToken}` },
      payload: { newPassword: OWN },
    });
    expect([await statusWith(server, token), (await login(server, email, OWN)).statusCode]).toEqual([
      401, 200,
    ]);
  });

  test('requesting a reset link needs no request body, and is refused with 409 for a disabled account', async () => {
    const { userId } = await addAccount(server, { account_status: 'disabled' });
    const url = `/auth/admin/users/${userId}/reset-password`;
    const answer = await server.app.inject({ method: 'POST', url, headers: server.asRole('admin') });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'This account is disabled. Enable it first.' },
    ]);
  });
});
