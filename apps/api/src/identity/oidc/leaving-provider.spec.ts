import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { buildApp } from '../../app';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { mailsTo } from '../../testing/account-calls';
import { addAccount, cookieOf, login, statusWith, tokenOf } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { person, startProvider, PUBLIC_URL, signInWithProvider, textOf } from './provider-sign-ins.fixture';

let provider: Awaited<ReturnType<typeof startProvider>>;
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  provider = await startProvider();
  world = await testApp({ settings: provider.settingsWith() });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const ownAccount = async (token: string) =>
  (await world.app.inject({ url: '/auth/user', headers: bearer(token) })).json();

test('signing out continues at the provider for people who signed in there, if the operator enables it', async () => {
  const out = { app: await buildApp({ ...world.deps, settings: provider.settingsWith({ signsOut: true }) }) };
  const leave = async ({ app }: Pick<typeof world, 'app'>, answer: Parameters<typeof cookieOf>[0]) => {
    const headers = { cookie: `__Host-rt=${cookieOf(answer)}` };
    return (await app.inject({ method: 'POST', url: '/auth/oidc/sign-out', headers, payload: {} })).json();
  };
  const { email } = await addAccount(world);
  await provider.knows({ lea: person(email) });
  const [first, second] = [await signInWithProvider(world, 'lea'), await signInWithProvider(world, 'lea')];
  const { url } = await leave(out, first);
  expect(await statusWith(world, tokenOf(first))).toBe(401);
  const back = encodeURIComponent(`${PUBLIC_URL}/login`);
  expect(url).toMatch(new RegExp(`^${provider.settings.issuer}/.*post_logout_redirect_uri=${back}`));
  const page = await fetch(String(url));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/session/end/confirm')]);
  // The provider is not signed out again with the same cookie, after a password sign-in, or without the setting.
  expect(await leave(out, first)).toEqual({ url: null });
  expect(await leave(out, await login(world, email))).toEqual({ url: null });
  expect(await leave(world, second)).toEqual({ url: null });
  expect(await statusWith(world, tokenOf(second))).toBe(401);
  await out.app.close();
});

test('an administrator sees who is linked to the provider and can unlink a person', async () => {
  const { email, userId } = await addAccount(world);
  await provider.knows({ jon: person(email), joy: person(email) });
  const token = tokenOf(await signInWithProvider(world, 'jon'));
  await world.db.update(users).set({ password_hash: null }).where(eq(users.id, userId));
  const separate = () =>
    world.app.inject({
      method: 'DELETE',
      url: `/auth/admin/users/${userId}/identity`,
      headers: world.asRole('admin'),
    });
  const list = await world.app.inject({
    url: `/auth/admin/users?q=${email}`,
    headers: world.asRole('admin'),
  });
  expect(list.json().items).toMatchObject([{ provider_linked: true }]);
  expect((await separate()).json()).toMatchObject({ provider_linked: false });
  expect((await separate()).statusCode).toBe(409);
  expect(await statusWith(world, token)).toBe(401);
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.target_id, userId));
  expect(events.find(({ action }) => action === 'user_identity_separated')).toMatchObject({
    actor_id: world.person('admin').userId,
    before: { issuer: provider.settings.issuer, subject: 'jon' },
  });
  const [mail, ...others] = await mailsTo(world, email);
  expect(others).toEqual([]);
  expect(mail).toContain('separated from Acme\n');
  expect(mail).toMatch(/You have no password yet: get one at .*connects them again\./);
  // Another person now has this email address at the provider.
  expect((await signInWithProvider(world, 'joy')).statusCode).toBe(200);
  expect(textOf(await signInWithProvider(world, 'jon'))[0]).toBe(403);
});

test('a person with a password unlinks their account from the provider', async () => {
  const { email, userId } = await addAccount(world);
  await provider.knows({ kim: person(email) });
  const there = tokenOf(await signInWithProvider(world, 'kim'));
  const here = tokenOf(await login(world, email, undefined, 'device-0002'));
  const separate = () =>
    world.app.inject({ method: 'DELETE', url: '/auth/user/identity', headers: bearer(here) });
  await world.db.update(users).set({ password_hash: null }).where(eq(users.id, userId));
  expect(await ownAccount(here)).toMatchObject({ provider_linked: true, has_password: false });
  expect(textOf(await separate())).toEqual([
    409,
    expect.stringContaining('you can only sign in at the sign-in provider'),
  ]);
  await world.db.update(users).set({ password_hash: 'any' }).where(eq(users.id, userId));
  expect((await separate()).statusCode).toBe(204);
  expect(await ownAccount(here)).toMatchObject({ provider_linked: false, has_password: true });
  expect(await statusWith(world, there)).toBe(401);
  expect((await separate()).statusCode).toBe(409);
  expect(await mailsTo(world, email)).toEqual([
    expect.stringMatching(/You sign in with your password\.[^]*get a new password at/),
  ]);
});
