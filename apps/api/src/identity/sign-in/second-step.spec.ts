import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { aSecondFactor, codeOf, loginByCode, requireOf, stepTokenOf } from '../../testing/second-factors';
import { addAccount, cookieOf, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { digestOf } from './passwords/password-hash';

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => nowMs });
});
afterEach(() => requireOf(world, []));
afterAll(() => world.close());

const fullWidth = (text: string) =>
  text.replaceAll(/[\x21-\x7e]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));

/** Advances the clock to the next app code without waiting. */
const later = (seconds = 30) => {
  nowMs += seconds * 1000;
};
const actionsOf = async (userId: string) => {
  const rows = await world.db
    .select({ action: auditEvents.action, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.target_id, userId))
    .orderBy(desc(auditEvents.id));
  return rows;
};

test('without a second factor a password alone signs in', async () => {
  const { email } = await addAccount(world);
  expect(Object.keys((await login(world, email)).json())).toEqual(['token']);
});

test('with a second factor, the right password requires a code before a session starts', async () => {
  const person = await aSecondFactor(world);
  const first = await login(world, person.email);
  expect([first.statusCode, first.json(), cookieOf(first)]).toEqual([
    200,
    { requireSecondFactor: 'code', stepToken: expect.any(String) },
    '',
  ]);
  expect(await statusWith(world, stepTokenOf(first))).toBe(401);
  later();
  const second = await loginByCode(world, stepTokenOf(first), codeOf(person.secret, nowMs));
  expect([second.statusCode, Object.keys(second.json())]).toEqual([200, ['token']]);
  expect(cookieOf(second)).not.toBe('');
  expect(await statusWith(world, tokenOf(second))).toBe(200);
  const own = { authorization: `Bearer ${tokenOf(second)}` };
  const devices = await world.app.inject({ url: '/auth/sessions', headers: own });
  expect(devices.json().items).toMatchObject([{ way: 'password_code' }]);
  const [signedIn, asked] = await actionsOf(person.userId);
  expect([asked?.action, signedIn]).toEqual([
    'login_second_step',
    { action: 'login', after: { how: 'code' } },
  ]);
});

test('a wrong password reveals nothing about the second factor', async () => {
  const { email } = await aSecondFactor(world);
  expect((await login(world, email, digestOf('another password'))).json()).toEqual({ error: 'Login failed' });
});

test('an authenticator code works once, even if sent twice at the same time', async () => {
  const person = await aSecondFactor(world);
  const tokens = [await login(world, person.email), await login(world, person.email)].map(stepTokenOf);
  later();
  const code = codeOf(person.secret, nowMs);
  const both = await Promise.all(tokens.map((token) => loginByCode(world, token, code)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await loginByCode(world, tokens[0] ?? '', code)).statusCode).toBe(401);
});

test('a recovery code signs in once, in any spelling', async () => {
  const person = await aSecondFactor(world);
  const token = stepTokenOf(await login(world, person.email));
  // 28 characters from an alphabet of 32 are 140 bits.
  expect(person.recoveryCodes[0]).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/);
  const typed = ` ${person.recoveryCodes[0]?.replaceAll('-', ' ').toUpperCase()} `;
  expect((await loginByCode(world, token, typed)).statusCode).toBe(200);
  expect((await actionsOf(person.userId))[0]).toEqual({ action: 'login', after: { how: 'recovery code' } });
  expect((await loginByCode(world, token, typed)).statusCode).toBe(401);
});

test.each([
  ['en dashes', (code: string) => code.replaceAll('-', '–')],
  ['em dashes and blanks', (code: string) => code.replaceAll('-', ' — ')],
  ['non-breaking hyphens', (code: string) => code.replaceAll('-', '\u2011')],
  ['minus signs', (code: string) => code.replaceAll('-', '\u2212')],
  ['narrow blanks', (code: string) => code.replaceAll('-', '\u202F')],
  ['full-width characters', fullWidth],
  ['soft hyphens and a byte order mark', (code: string) => `\uFEFF${code.replaceAll('-', '\u00AD')}`],
  ['no dashes', (code: string) => code.replaceAll('-', '')],
])('a recovery code typed with %s is accepted', async (_how, type) => {
  const person = await aSecondFactor(world);
  const token = stepTokenOf(await login(world, person.email));
  expect((await loginByCode(world, token, type(person.recoveryCodes[0] ?? ''))).statusCode).toBe(200);
});

test.each(['123 456', '123-456', '123–456', '123\u202F456', '１２３４５６', '\u200E123456 '])(
  'an authenticator code is accepted when typed as %s',
  async (shape) => {
    const person = await aSecondFactor(world);
    const token = stepTokenOf(await login(world, person.email));
    later();
    const digits = [...codeOf(person.secret, nowMs)];
    const typed = shape.replaceAll(/\p{Nd}/gu, (digit) => {
      const plain = digits.shift() ?? '';
      return digit > '9' ? fullWidth(plain) : plain;
    });
    expect((await loginByCode(world, token, typed)).statusCode).toBe(200);
  },
);

test('another person’s recovery code is refused', async () => {
  const [ann, ben] = [await aSecondFactor(world), await aSecondFactor(world)];
  const token = stepTokenOf(await login(world, ann.email));
  expect((await loginByCode(world, token, ben.recoveryCodes[0] ?? '')).statusCode).toBe(401);
});

test.each<[string, (person: { userId: string }) => unknown]>([
  ['started ten minutes ago', () => later(10 * 60)],
  [
    'belongs to a previous password',
    ({ userId }) => world.db.update(users).set({ password_hash: 'another' }).where(eq(users.id, userId)),
  ],
  [
    'belongs to a disabled account',
    ({ userId }) => world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId)),
  ],
])('a second sign-in step that %s is refused', async (_what, happens) => {
  const person = await aSecondFactor(world);
  const token = stepTokenOf(await login(world, person.email));
  later();
  await happens(person);
  const answer = await loginByCode(world, token, codeOf(person.secret, nowMs));
  expect([answer.statusCode, answer.json().error]).toEqual([
    401,
    'This sign-in is no longer valid. Please sign in again.',
  ]);
});

test('an access token or a temporary password token cannot start the second step of a sign-in', async () => {
  const { userId } = await aSecondFactor(world);
  const temporary = await world.db.transaction((tx) => issueOneTimeToken(tx, userId, 'reset', nowMs));
  for (const token of [temporary, world.person('user').token, 'x'])
    expect((await loginByCode(world, token, '123456')).statusCode).toBe(401);
});

test('after too many wrong second-step codes, even the right code must wait', async () => {
  const limits = { ...TEST_SETTINGS.limits, failures: 3 };
  const other = await testApp({ settings: { ...TEST_SETTINGS, limits }, now: () => nowMs });
  const person = await aSecondFactor(other);
  const token = stepTokenOf(await login(other, person.email));
  for (let n = 0; n < 3; n += 1) expect((await loginByCode(other, token, 'abcdef')).statusCode).toBe(401);
  const held = await loginByCode(other, token, codeOf(person.secret, nowMs + 30_000));
  expect([held.statusCode, Number(held.headers['retry-after'])]).toEqual([429, 1]);
  later(5);
  expect((await loginByCode(other, token, codeOf(person.secret, nowMs + 30_000))).statusCode).toBe(200);
  await other.close();
});

test('after too many consecutive wrong codes only an administrator can unlock the account', async () => {
  const limits = { ...TEST_SETTINGS.limits, failuresInRow: 2 };
  const other = await testApp({ settings: { ...TEST_SETTINGS, limits }, now: () => nowMs });
  const person = await aSecondFactor(other);
  const token = stepTokenOf(await login(other, person.email));
  await loginByCode(other, token, 'abcdef');
  await loginByCode(other, token, 'abcdef');
  const held = await loginByCode(other, token, codeOf(person.secret, nowMs + 30_000));
  expect([held.statusCode, held.json().error]).toEqual([429, expect.stringContaining('administrator')]);
  const url = `/auth/admin/users/${person.userId}/second-factor`;
  const reset = await other.app.inject({ method: 'DELETE', url, headers: other.asRole('admin') });
  expect([reset.statusCode, reset.json().second_factor]).toEqual([200, false]);
  expect(tokenOf(await login(other, person.email))).not.toBe('');
  await other.close();
});

test('a required password change follows the code of the second step', async () => {
  const person = await aSecondFactor(world);
  await world.db.update(users).set({ must_change_password: true }).where(eq(users.id, person.userId));
  const token = stepTokenOf(await login(world, person.email));
  later();
  const answer = await loginByCode(world, token, codeOf(person.secret, nowMs));
  expect(answer.json()).toEqual({ requirePasswordChange: true, tmpToken: expect.any(String), api_tokens: 0 });
});

test('a password link does not replace the second factor', async () => {
  const person = await aSecondFactor(world);
  const link = await world.db.transaction((tx) => issueOneTimeToken(tx, person.userId, 'first', nowMs));
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/change-password',
    headers: { authorization: `Bearer ${link}` },
    payload: { newPassword: digestOf('sparrow-lantern-opal-4') },
  });
  const asked = { requireSecondFactor: 'code', stepToken: expect.any(String) };
  expect([answer.statusCode, answer.json(), cookieOf(answer)]).toEqual([200, asked, '']);
  expect(await statusWith(world, stepTokenOf(answer))).toBe(401);
});

test('a person whose role requires a second factor sets it up before the session starts', async () => {
  await requireOf(world, ['super']);
  const person = await addAccount(world, { role: 'super' });
  const first = await login(world, person.email);
  expect(first.json()).toEqual({
    requireSecondFactor: 'setup',
    stepToken: expect.any(String),
    passkeyPossible: true,
  });
  const stepToken = stepTokenOf(first);
  expect((await loginByCode(world, stepToken, '123456')).statusCode).toBe(401);
  const begun = await world.app.inject({
    method: 'POST',
    url: '/auth/login/second-factor',
    payload: { stepToken },
  });
  const { key, uri } = begun.json<{ key: string; uri: string }>();
  expect(uri).toContain(`secret=${key}&issuer=Vaglio`);
  const done = await loginByCode(world, stepToken, codeOf(key, nowMs));
  expect(done.json()).toEqual({ token: expect.any(String), recoveryCodes: expect.any(Array) });
  expect(await statusWith(world, tokenOf(done))).toBe(200);
  const mails = await world.db.select().from(outbox).where(eq(outbox.user_id, person.userId));
  expect(mails.map(({ kind }) => kind)).toEqual(['second-factor-on']);
  const again = { method: 'POST', url: '/auth/login/second-factor', payload: { stepToken } } as const;
  expect((await world.app.inject(again)).statusCode).toBe(409);
  expect((await login(world, person.email)).json()).toMatchObject({ requireSecondFactor: 'code' });
});

test('a role without the requirement signs in without a second factor', async () => {
  await requireOf(world, ['super']);
  const { email } = await addAccount(world, { role: 'user' });
  expect(tokenOf(await login(world, email, digestOf(PASSWORD)))).not.toBe('');
  const person = await aSecondFactor(world);
  const stepToken = stepTokenOf(await login(world, person.email));
  const call = { method: 'POST', url: '/auth/login/second-factor', payload: { stepToken } } as const;
  expect((await world.app.inject(call)).statusCode).toBe(409);
});
