import { domainToASCII } from 'node:url';
import { eq } from 'drizzle-orm';
import { maskedEmail } from '../sign-in/masked-email';
import { digestOf } from '../sign-in/passwords/password-hash';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { users } from '../../platform/db/schema/users.table';
import { findUserByEmail } from '../accounts/account.queries';
import { GIVEN, mailsTo, register, registration } from '../../testing/account-calls';
import { addAccount, DEVICE, login, statusWith, tokenOf } from '../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

const OWN = digestOf('otter-violin-canyon-42');
const EASY = 'This password is too easy to guess. Please choose another one.';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ settings: { ...TEST_SETTINGS, port: 4000 } });
});
afterAll(() => world.close());

describe('new accounts', () => {
  test('a new account must change the password chosen by an admin before it can do anything', async () => {
    const body = registration();
    const answer = await register(world, 'admin', body);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ email: body.email, role: 'user', accountStatus: 'must_change_password' }),
    ]);
    const signIn = (await login(world, body.email, digestOf(GIVEN))).json();
    expect(signIn).toEqual({ requirePasswordChange: true, tmpToken: expect.any(String), api_tokens: 0 });
    const changed = await world.app.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization: `Bearer ${signIn.tmpToken}` },
      payload: { newPassword: OWN, deviceId: DEVICE },
    });
    expect(await statusWith(world, tokenOf(changed))).toBe(200);
  });

  test('a new account can sign in with a password sent as plain text or as a digest', async () => {
    const body = registration({ password: GIVEN });
    await register(world, 'admin', body);
    expect((await login(world, body.email, digestOf(GIVEN))).json()).toMatchObject({
      requirePasswordChange: true,
    });
  });

  test('a new account is invited by mail with a link that sets the password once', async () => {
    const body = registration();
    const answer = await register(world, 'super', body);
    const [mail = '', ...more] = await mailsTo(world, body.email);
    const tmpToken =
      /http:\/\/localhost:4000\/change-password-first#tmpToken=(\S{43})/.exec(mail)?.[1] ?? 'none';
    expect([more, mail]).toEqual([[], expect.stringMatching(/^Vaglio: your account\nHello New Person \w+,/)]);
    expect(answer.body).not.toContain(tmpToken);
    const open = () =>
      world.app.inject({
        method: 'POST',
        url: '/auth/change-password',
        headers: { authorization: `Bearer ${tmpToken}` },
        payload: { newPassword: OWN, deviceId: DEVICE },
      });
    expect(await statusWith(world, tokenOf(await open()))).toBe(200);
    expect((await open()).statusCode).toBe(401);
    expect((await login(world, body.email, OWN)).json()).toEqual({ token: expect.any(String) });
  });

  test('a new account gets no link if the person chose a password before the mail was sent', async () => {
    const body = registration();
    const { id } = (await register(world, 'admin', body)).json();
    await world.db.update(users).set({ must_change_password: false }).where(eq(users.id, id));
    expect(await mailsTo(world, body.email)).toEqual([]);
  });

  test('a new account needs a username or a name, and each defaults to the other', async () => {
    const named = registration({ username: undefined, name: 'Nora Named' });
    expect((await register(world, 'admin', named)).json()).toMatchObject({
      username: 'Nora Named',
      name: 'Nora Named',
    });
    const refused = await register(world, 'admin', registration({ username: undefined, name: undefined }));
    expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'A username or a name is needed.' }]);
  });

  test.each([
    ['<ann@x.ch>'],
    ['Ann <ann@x.ch>'],
    ['ann@x.ch.'],
    ['ann@x..ch'],
    ['ann@.x.ch'],
    [' ann@x.ch'],
    ['ann@x.ch\u00A0'],
    ['ann@x.ch>'],
  ])('a new account with the email %j is refused', async (email) => {
    const answer = await register(world, 'admin', registration({ email }));
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining('email')]);
  });

  test.each([
    ['nora@zürich-test.example', 'nora@xn--zrich-test-9db.example'],
    ['ole@ødegård.example', 'ole@xn--degrd-ora3k.example'],
  ])(
    'a new account with the email %s has the same email as %s and can sign in with both',
    async (unicode, ascii) => {
      expect(domainToASCII(unicode.split('@')[1] ?? '')).toBe(ascii.split('@')[1]);
      expect((await register(world, 'admin', registration({ email: ascii }))).statusCode).toBe(201);
      expect((await register(world, 'admin', registration({ email: unicode }))).statusCode).toBe(409);
      for (const email of [unicode, ascii, ascii.toUpperCase()])
        expect((await login(world, email, digestOf(GIVEN))).json()).toMatchObject({
          requirePasswordChange: true,
        });
    },
  );

  test.each(['Unicode', 'ASCII'])(
    'a new account with an email that versions before 0.4 stored in %s is refused with 409',
    async (form) => {
      const [unicode, ascii] = ['old@müller-old.example', `old@${domainToASCII('müller-old.example')}`];
      const { userId } = await addAccount(world);
      const stored = form === 'ASCII' ? ascii : unicode;
      await world.db.update(users).set({ email: stored, email_key: stored }).where(eq(users.id, userId));
      for (const email of [unicode, ascii]) {
        expect((await register(world, 'admin', registration({ email }))).statusCode).toBe(409);
        expect((await login(world, email)).statusCode).toBe(200);
        expect(await findUserByEmail(world.db, email)).toMatchObject({ id: userId });
        for (const q of [email, email.split('@')[1] ?? '']) {
          const url = `/auth/admin/users?q=${encodeURIComponent(q)}`;
          const found = await world.app.inject({ url, headers: world.asRole('admin') });
          expect(found.json().items.map(({ id }: { id: string }) => id)).toEqual([userId]);
        }
      }
      await world.db.delete(users).where(eq(users.id, userId));
    },
  );

  test('if versions before 0.4 kept two accounts apart, the older account is used at sign-in', async () => {
    const [older, newer] = [await addAccount(world), await addAccount(world)];
    const [unicode, ascii] = ['two@müller.example', 'two@xn--mller-kva.example'];
    const store = (id: string, email_key: string, created_at: string) =>
      world.db.update(users).set({ email: email_key, email_key, created_at }).where(eq(users.id, id));
    await store(older.userId, unicode, '2025-01-01T00:00:00Z');
    await store(newer.userId, ascii, '2025-02-01T00:00:00Z');
    for (const email of [unicode, ascii])
      expect(await findUserByEmail(world.db, email)).toMatchObject({ id: older.userId });
  });

  test('a new account has one password in both Unicode forms of accents', async () => {
    const body = registration({ password: 'Ottern-über-Züge-42'.normalize('NFD') });
    expect((await register(world, 'admin', body)).statusCode).toBe(201);
    expect(
      (await login(world, body.email, digestOf('Ottern-über-Züge-42'.normalize('NFC')))).json(),
    ).toMatchObject({
      requirePasswordChange: true,
    });
  });

  test('a new account with an existing email in any spelling is refused with 409', async () => {
    const body = registration();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register(world, 'admin', n % 2 ? body : { ...body, email: body.email.toUpperCase() }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect((await register(world, 'admin', body)).json()).toEqual({
      error: 'There is an account with this email already.',
    });
  });

  test.each(['super', 'admin'])(
    'a new account with the role %s cannot be created by a super user',
    async (role) => {
      const before = await world.db.$count(users);
      const answer = await register(world, 'super', registration({ role }));
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'You may not give this role.' }]);
      expect(await world.db.$count(users)).toBe(before);
    },
  );

  test.each([
    [{ role: 'root' }, 'role must be user, super or admin.'],
    [{ role: ['admin'] }, 'role must be text.'],
    [{ email: 'no address' }, 'email does not have the right form.'],
    [{ password: 'short' }, 'password must be at least 8 characters long.'],
    [{ password: 'x'.repeat(257) }, 'password must be at most 256 characters long.'],
    [{ name: ' ' }, 'name does not have the right form.'],
    [{ name: 'Sync (service account)' }, "Only service accounts are called '… (service account)'."],
    [{ username: 'sync (ѕervice　ａccount)' }, "Only service accounts are called '… (service account)'."],
    [{ email: 'a\u202e@x.ch' }, 'email must not hold control or invisible characters (U+202E).'],
    [{ email: 'a@x.ch\r\n' }, 'email must not hold control or invisible characters (U+000D).'],
    [{ must_change_password: false }, 'There is no field must_change_password.'],
    [{ scopes: ['admin'] }, expect.stringContaining('scopes')],
  ])('a new account with %j is refused: %s', async (wrong, error) => {
    const answer = await register(world, 'admin', registration(wrong));
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
  });

  test.each([
    ['plain text', 'password123'],
    ['as a digest', digestOf('password123')],
    ["the person's own name", 'New Person1'],
  ])('a new account with an easy password (%s) is refused', async (_how, password) => {
    const answer = await register(world, 'admin', registration({ name: 'New Person', password }));
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: EASY }]);
  });

  test('a new account may have the name of a service account without its marker', async () => {
    const named = registration({ name: 'Customer Service Account', username: 'crm-service-account' });
    expect((await register(world, 'admin', named)).statusCode).toBe(201);
  });

  test('a new account may have the name of a colleague, because administrators decide about names', async () => {
    const names = { name: 'Anna Meier', username: 'anna' };
    for (const body of [registration(names), registration(names)])
      expect((await register(world, 'admin', body)).statusCode).toBe(201);
  });

  test('a new account does not inherit earlier failed sign-ins with its email', async () => {
    const body = registration();
    const key = maskedEmail(body.email, world.deps.keys.audit);
    await world.db
      .insert(rateLimits)
      .values({ bucket: 'login-email', key, streak: 100_000, window_ends_at: new Date().toISOString() });
    expect((await register(world, 'admin', body)).json()).toMatchObject({
      accountStatus: 'must_change_password',
    });
  });
});
