import { domainToASCII } from 'node:url';
import { eq } from 'drizzle-orm';
import { maskedEmail } from '../sign-in/masked-email';
import { digestOf } from '../sign-in/passwords/password-hash';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { users } from '../../platform/db/schema/users.table';
import { GIVEN, mailsTo, register, registration } from '../../testing/account-calls';
import { DEVICE, login, statusWith, tokenOf } from '../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

const OWN = digestOf('otter-violin-canyon-42');
const EASY = 'This password is too easy to guess. Please choose another one.';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ settings: { ...TEST_SETTINGS, port: 4000 } });
});
afterAll(() => world.close());

describe('a new account', () => {
  test('must change the password that an admin chose for it, before it can do anything', async () => {
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

  test('signs in whether the password came plain or as its digest', async () => {
    const body = registration({ password: GIVEN });
    await register(world, 'admin', body);
    expect((await login(world, body.email, digestOf(GIVEN))).json()).toMatchObject({
      requirePasswordChange: true,
    });
  });

  test('is invited by mail: the link chooses the password once and signs in, and the answer does not hold it', async () => {
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

  test('whose person chose a password before the mail went out gets no link any more', async () => {
    const body = registration();
    const { id } = (await register(world, 'admin', body)).json();
    await world.db.update(users).set({ must_change_password: false }).where(eq(users.id, id));
    expect(await mailsTo(world, body.email)).toEqual([]);
  });

  test('needs one of username and name; the other follows it', async () => {
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
  ])('with the address %j is refused', async (email) => {
    const answer = await register(world, 'admin', registration({ email }));
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining('email')]);
  });

  test.each([
    ['nora@zürich-test.example', 'nora@xn--zrich-test-9db.example'],
    ['ole@ødegård.example', 'ole@xn--degrd-ora3k.example'],
  ])('of %s is also that of %s, which signs in with either', async (unicode, ascii) => {
    expect(domainToASCII(unicode.split('@')[1] ?? '')).toBe(ascii.split('@')[1]);
    expect((await register(world, 'admin', registration({ email: ascii }))).statusCode).toBe(201);
    expect((await register(world, 'admin', registration({ email: unicode }))).statusCode).toBe(409);
    for (const email of [unicode, ascii, ascii.toUpperCase()])
      expect((await login(world, email, digestOf(GIVEN))).json()).toMatchObject({
        requirePasswordChange: true,
      });
  });

  test('has one password, whichever Unicode form of its accents an admin typed', async () => {
    const body = registration({ password: 'Ottern-über-Züge-42'.normalize('NFD') });
    expect((await register(world, 'admin', body)).statusCode).toBe(201);
    expect(
      (await login(world, body.email, digestOf('Ottern-über-Züge-42'.normalize('NFC')))).json(),
    ).toMatchObject({
      requirePasswordChange: true,
    });
  });

  test('with an address that has one is 409 however spelled, and of twenty at once one is made', async () => {
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

  test.each(['super', 'admin'])('with the role %s is not a super’s to make', async (role) => {
    const before = await world.db.$count(users);
    const answer = await register(world, 'super', registration({ role }));
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'This role is not yours to give.' }]);
    expect(await world.db.$count(users)).toBe(before);
  });

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
  ])('with %j is refused: %s', async (wrong, error) => {
    const answer = await register(world, 'admin', registration(wrong));
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
  });

  test.each([
    ['plain', 'password123'],
    ['digest', digestOf('password123')],
    ['own name', 'New Person1'],
  ])('with an easy password (%s) is refused', async (_how, password) => {
    const answer = await register(world, 'admin', registration({ name: 'New Person', password }));
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: EASY }]);
  });

  test('may be called a service account without the mark of programs', async () => {
    const named = registration({ name: 'Customer Service Account', username: 'crm-service-account' });
    expect((await register(world, 'admin', named)).statusCode).toBe(201);
  });

  test('may have the name of a colleague: administrators decide about names', async () => {
    const names = { name: 'Anna Meier', username: 'anna' };
    for (const body of [registration(names), registration(names)])
      expect((await register(world, 'admin', body)).statusCode).toBe(201);
  });

  test('does not inherit the failed sign-ins at its address before', async () => {
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
