import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { bearer, NEW, passwordApp } from '../sign-in/passwords/change-password.fixture';
import { digestOf } from '../sign-in/passwords/password-hash';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { lockSignInRules } from '../second-factor/rules/read-rules';
import { signInRules } from '../../platform/db/schema/sign-in-rules.table';
import { addAccount, DEVICE, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { isWaitingForLock } from '../../testing/lock-waits';
import { aSecondFactor, requireOf } from '../../testing/second-factors';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import { newTokenText, tokenHashOf } from './token-text';

let server: Awaited<ReturnType<typeof passwordApp>>;
beforeAll(async () => {
  server = await passwordApp();
});
afterEach(() => requireOf(server, []));
afterAll(() => server.close());

type Keep = { keep_api_tokens?: boolean };
type Person = { userId: string; email: string; session: string };

async function addToken(userId: string): Promise<string> {
  const text = newTokenText();
  await server.db.insert(apiTokens).values({
    user_id: userId,
    name: 'Sync',
    token_hash: tokenHashOf(text),
    ending: text.slice(-4),
    scopes: ['investments:read'],
    expires_at: '2999-01-01T00:00:00Z',
  });
  return text;
}
const asAdmin = (method: 'PATCH' | 'DELETE' | 'PUT', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: server.asRole('admin'), ...(payload && { payload }) });
const queryOf = (keep: Keep) => (keep.keep_api_tokens ? '?keep_api_tokens=true' : '');
const onePath = ({ userId }: Person) => `/auth/admin/users/${userId}`;
const linkFor = ({ userId }: Person, purpose: 'reset' | 'forced') =>
  server.db.transaction((tx) => issueOneTimeToken(tx, userId, purpose, server.clock.now));

const EVENTS: [string, string, (person: Person, keep: Keep) => Promise<{ statusCode: number }>][] = [
  [
    'the person changes the password',
    'password changed',
    ({ session }, keep) =>
      server.changeOwn(session, { oldPassword: digestOf(PASSWORD), newPassword: NEW, ...keep }),
  ],
  [
    'the person changes the password directly after the sign-in',
    'password changed',
    ({ session }, keep) => server.change(session, { newPassword: NEW, deviceId: DEVICE, ...keep }),
  ],
  [
    'the person completes a forced password change',
    'password changed',
    async (person, keep) => server.change(await linkFor(person, 'forced'), { newPassword: NEW, ...keep }),
  ],
  [
    'the person resets the password by mail',
    'password changed',
    async (person, keep) => server.change(await linkFor(person, 'reset'), { newPassword: NEW, ...keep }),
  ],
  [
    'the person signs out all other devices',
    'signed out elsewhere',
    ({ session }, keep) =>
      server.app.inject({
        method: 'DELETE',
        url: `/auth/sessions${queryOf(keep)}`,
        headers: bearer(session),
      }),
  ],
  [
    'an administrator sets a password',
    'password set',
    (person, keep) => asAdmin('PATCH', `${onePath(person)}/password`, { newPassword: NEW, ...keep }),
  ],
  [
    'an administrator disables the account',
    'account disabled',
    (person, keep) => asAdmin('PATCH', `${onePath(person)}/status`, { accountStatus: 'disabled', ...keep }),
  ],
  [
    'an administrator unlinks the account from the provider',
    'separated from the sign-in provider',
    async (person, keep) => {
      await server.db
        .insert(signInIdentities)
        .values({ user_id: person.userId, issuer: 'https://login.example', subject: person.userId });
      return asAdmin('DELETE', `${onePath(person)}/identity${queryOf(keep)}`);
    },
  ],
  [
    'a new sign-in rule requires a second factor that is missing',
    'second factor required',
    (_person, keep) =>
      asAdmin('PUT', '/auth/admin/sign-in-rules', { second_factor_roles: ['user'], ...keep }),
  ],
];

/** Reactivates an account after an event that disabled it, so that the result depends only on the token. */
async function statusAfterwards({ userId }: Person, token: string): Promise<number> {
  const url = `/auth/admin/users/${userId}/status`;
  await asAdmin('PATCH', url, { accountStatus: 'active' });
  await server.db.execute(`update users set must_change_password = false where id = '${userId}'`);
  return statusWith(server, token);
}

async function aPerson(): Promise<Person> {
  const account = await addAccount(server);
  return { ...account, session: tokenOf(await login(server, account.email)) };
}

test.each(EVENTS)('API tokens of a person are revoked when %s', async (_what, because, happens) => {
  const person = await aPerson();
  const token = await addToken(person.userId);
  expect(await statusWith(server, token)).toBe(200);
  expect((await happens(person, {})).statusCode).toBeLessThan(300);
  expect(await statusAfterwards(person, token)).toBe(401);
  const [row] = await server.db.select().from(apiTokens).where(eq(apiTokens.user_id, person.userId));
  const [event] = await server.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'api_token_revoked'), eq(auditEvents.target_id, row?.id ?? '')));
  expect(event).toMatchObject({ before: { name: 'Sync' }, after: { because } });
});

test.each(EVENTS)('API tokens of a person are kept on request when %s', async (_what, _because, happens) => {
  const person = await aPerson();
  const token = await addToken(person.userId);
  expect((await happens(person, { keep_api_tokens: true })).statusCode).toBeLessThan(300);
  expect(await statusAfterwards(person, token)).toBe(200);
});

test.each([
  ['revoked', {}, 401],
  ['kept on request', { keep_api_tokens: true }, 200],
])('API tokens are %s when an administrator removes the second factor', async (_what, keep, status) => {
  const { userId } = await aSecondFactor(server);
  const token = await addToken(userId);
  await asAdmin('DELETE', `/auth/admin/users/${userId}/second-factor${queryOf(keep)}`);
  expect(await statusWith(server, token)).toBe(status);
});

test('a sign-in that requires a new password shows how many API tokens the administrator kept', async () => {
  const person = await aPerson();
  const token = await addToken(person.userId);
  const given = { newPassword: NEW, keep_api_tokens: true };
  await asAdmin('PATCH', `${onePath(person)}/password`, given);
  const asked = (await login(server, person.email, NEW)).json();
  expect(asked).toMatchObject({ requirePasswordChange: true, api_tokens: 1 });
  const chosen = {
    newPassword: digestOf('heron-lantern-quarry-17'),
    deviceId: DEVICE,
    keep_api_tokens: true,
  };
  expect((await server.change(asked.tmpToken, chosen)).statusCode).toBe(200);
  expect(await statusWith(server, token)).toBe(200);
});

test('signing out one device keeps API tokens', async () => {
  const person = await aPerson();
  const second = tokenOf(await login(server, person.email));
  const own = { headers: bearer(person.session) };
  const { items } = (await server.app.inject({ url: '/auth/sessions', ...own })).json();
  const other = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const token = await addToken(person.userId);
  await server.app.inject({ method: 'DELETE', url: `/auth/sessions/${other.id}`, ...own });
  expect([await statusWith(server, second), await statusWith(server, token)]).toEqual([401, 200]);
  const secured = await addToken((await aSecondFactor(server)).userId);
  const before = await asAdmin('PUT', '/auth/admin/sign-in-rules', { second_factor_roles: [] });
  expect(before.json().unprotected_api_tokens.user).toBeGreaterThan(0);
  const after = await asAdmin('PUT', '/auth/admin/sign-in-rules', { second_factor_roles: ['user'] });
  expect(after.json().unprotected_api_tokens.user).toBe(0);
  expect([await statusWith(server, token), await statusWith(server, secured)]).toEqual([401, 200]);
});

test('an API token is not created if a second factor becomes required during the request', async () => {
  const { session } = await aPerson();
  const { created } = await server.db.transaction(async (tx) => {
    await lockSignInRules(tx, 'update');
    let isAnswered = false;
    const answer = server.app
      .inject({
        method: 'POST',
        url: '/auth/api-tokens',
        headers: bearer(session),
        payload: { name: 'Late', scopes: ['investments:read'], days: 30 },
      })
      .finally(() => {
        isAnswered = true;
      });
    while (!isAnswered && !(await isWaitingForLock(server.db))) await setTimeout(20);
    await tx.update(signInRules).set({ second_factor_roles: ['user'] });
    return { created: answer };
  });
  expect((await created).statusCode).toBe(403);
});

test('the list of accounts shows how many valid API tokens each account has', async () => {
  const person = await aPerson();
  await addToken(person.userId);
  const own = await server.app.inject({ url: '/auth/user', headers: bearer(person.session) });
  expect(own.json().api_tokens).toBe(1);
  const url = `/auth/admin/users?q=${person.email}`;
  const listed = await server.app.inject({ url, headers: server.asRole('admin') });
  expect(listed.json().items).toMatchObject([{ api_tokens: 1 }]);
});
