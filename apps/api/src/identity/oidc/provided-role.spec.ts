import { and, desc, eq, ne } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { addAccount, login, statusWith, tokenOf } from '../../testing/accounts';
import { codeOf, loginByCode, requireOf, aSecondFactor, stepTokenOf } from '../../testing/second-factors';
import { testApp } from '../../testing/test-app';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { mailsTo } from '../../testing/account-calls';
import { prepareFirstAdmin } from '../users/first-admin';
import type { OidcSettings } from '../../platform/config/oidc-settings';
import { person, startProvider, PUBLIC_URL, signInWithProvider } from './provider-sign-ins.fixture';

const ROLES: OidcSettings['roles'] = [
  ['vaglio-admins', 'admin'],
  ['vaglio-staff', 'super'],
];

let provider: Awaited<ReturnType<typeof startProvider>>;
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  provider = await startProvider();
  world = await appWith({ roles: ROLES, createsUsers: true });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const appWith = (over: Partial<OidcSettings>) => testApp({ settings: provider.settingsWith(over) });
const roleOf = async (email: string) =>
  (await world.db.select().from(users).where(eq(users.email, email)))[0]?.role;

test('the role follows the provider groups at each sign-in, and earlier sessions end', async () => {
  const { email } = await addAccount(world);
  await provider.knows({ ann: person(email, { groups: ['others', 'vaglio-staff', 'vaglio-admins'] }) });
  const first = tokenOf(await signInWithProvider(world, 'ann'));
  expect([await roleOf(email), await statusWith(world, first)]).toEqual(['admin', 200]);
  await provider.knows({ ann: person(email, { groups: 'vaglio-staff' }) });
  const second = tokenOf(await signInWithProvider(world, 'ann'));
  expect(await roleOf(email)).toBe('super');
  expect([await statusWith(world, first), await statusWith(world, second)]).toEqual([401, 200]);
  const [event] = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'user_role_changed'))
    .orderBy(desc(auditEvents.id));
  expect(event).toMatchObject({
    actor_id: null,
    before: { role: 'admin' },
    after: { role: 'super', how: 'oidc' },
  });
});

test('a person in none of the provider’s groups is refused and keeps their role', async () => {
  const { email } = await addAccount(world, { role: 'super' });
  await provider.knows({ ben: person(email, { groups: ['others'] }), new: person('new@vaglio.example') });
  const answer = await signInWithProvider(world, 'ben');
  expect([answer.statusCode, answer.json().error]).toEqual([
    403,
    'Acme gives you no role here. Please ask your administrator.',
  ]);
  expect((await signInWithProvider(world, 'new')).statusCode).toBe(403);
  expect(await roleOf(email)).toBe('super');
});

test('the last administrator keeps the role even if the provider removes it', async () => {
  const { email, userId } = await addAccount(world, { role: 'admin' });
  await world.db
    .update(users)
    .set({ role: 'user' })
    .where(and(eq(users.role, 'admin'), ne(users.id, userId)));
  await provider.connects(world.db, userId, 'cid');
  await provider.knows({ cid: person(email, { groups: ['vaglio-staff'] }) });
  expect((await signInWithProvider(world, 'cid')).statusCode).toBe(200);
  expect(await roleOf(email)).toBe('admin');
  const [refused] = await world.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'user_change_refused'), eq(auditEvents.target_id, userId)));
  expect(refused?.after).toMatchObject({ role: 'super', how: 'oidc' });
});

test('without provider groups the default role applies', async () => {
  const usual = await appWith({ roles: ROLES, defaultRole: 'user', createsUsers: true });
  await provider.knows({ dan: person('dan@vaglio.example') });
  expect((await signInWithProvider(usual, 'dan')).statusCode).toBe(200);
  await usual.close();
  const own = await appWith({ defaultRole: 'user' });
  const { email, userId } = await addAccount(own, { role: 'super' });
  await provider.connects(own.db, userId, 'eve');
  await provider.knows({ eve: person(email, { groups: ['vaglio-admins'] }) });
  expect((await signInWithProvider(own, 'eve')).statusCode).toBe(200);
  const [eve] = await own.db.select().from(users).where(eq(users.id, userId));
  expect(eve?.role).toBe('super');
  await own.close();
});

test('after a provider sign-in a second factor is required only if the provider has not checked one', async () => {
  const own = await appWith({});
  const fay = await aSecondFactor(own, { role: 'super' });
  await provider.connects(own.db, fay.userId, 'fay');
  await provider.knows({ fay: person(fay.email), gus: person(fay.email, { amr: ['pwd', 'mfa'] }) });
  expect((await signInWithProvider(own, 'fay')).json()).toEqual({ token: expect.any(String) });
  await requireOf(own, ['super']);
  const asked = await signInWithProvider(own, 'fay');
  expect(asked.json()).toEqual({ requireSecondFactor: 'code', stepToken: expect.any(String) });
  const done = await loginByCode(own, stepTokenOf(asked), codeOf(fay.secret, Date.now() + 30_000));
  const sessions = await own.app.inject({
    url: '/auth/sessions',
    headers: { authorization: `Bearer ${tokenOf(done)}` },
  });
  expect(sessions.json().items).toMatchObject([{ way: 'oidc' }, { way: 'oidc' }]);
  await provider.knows({ fay: person(fay.email, { amr: ['pwd', 'mfa'] }) });
  const proved = await signInWithProvider(own, 'fay');
  expect(proved.json()).toEqual({ token: expect.any(String) });
  const created = await own.app.inject({
    method: 'POST',
    url: '/auth/api-tokens',
    headers: { authorization: `Bearer ${tokenOf(proved)}` },
    payload: { name: 'Sync', scopes: ['startups:read'], days: 1 },
  });
  expect(created.statusCode).toBe(201);
  await own.close();
});

test('with provider-only sign-in, the first start prints no link to choose a password', async () => {
  const own = await appWith({ createsUsers: true, roles: ROLES });
  expect(await prepareFirstAdmin(own.deps)).not.toBeNull();
  await provider.knows({ hal: person('hal@vaglio.example', { groups: ['vaglio-admins'] }) });
  await signInWithProvider(own, 'hal');
  expect(await prepareFirstAdmin(own.deps)).toBeNull();
  await own.close();
});

test('with provider-only sign-in, passwords work only for the named accounts', async () => {
  const named = 'named@vaglio.example';
  const only = await appWith({ isOnly: true, passwordAccounts: [named] });
  await addAccount(only, { email: named, email_key: named });
  const { email } = await addAccount(only);
  const refused = await login(only, email);
  expect([refused.statusCode, refused.json()]).toEqual([401, { error: 'Login failed' }]);
  expect((await login(only, named)).statusCode).toBe(200);
  const config = await only.app.inject({ url: '/config' });
  expect(config.json()).toMatchObject({ signInWith: 'Acme', passwordSignIn: 'named' });
  await provider.knows({ ida: person(email) });
  const token = tokenOf(await signInWithProvider(only, 'ida'));
  const change = await only.app.inject({
    method: 'POST',
    url: '/auth/change-password',
    headers: { authorization: `Bearer ${token}` },
    payload: { newPassword: 'a'.repeat(64) },
  });
  expect([change.statusCode, change.json().error]).toEqual([
    403,
    'Passwords are not used here. Please sign in with Acme.',
  ]);
  const headers = only.asRole('admin');
  const [id] = (await only.app.inject({ url: `/auth/admin/users?q=${email}`, headers })).json().items;
  const call = { headers, url: `/auth/admin/users/${id?.id}` };
  const set = { ...call, url: `${call.url}/password`, payload: { newPassword: 'b'.repeat(64) } };
  expect((await only.app.inject({ ...set, method: 'PATCH' })).json()).toEqual({
    error: `${email} signs in with Acme: passwords are not used here.`,
  });
  await only.app.inject({ ...call, method: 'POST', url: `${call.url}/reset-password` });
  const invited = await only.app.inject({
    headers,
    method: 'POST',
    url: '/auth/admin/invitations',
    payload: { email: 'new@vaglio.example', username: 'new', role: 'user', by: 'link' },
  });
  expect(invited.json().link).toBe(`${PUBLIC_URL}/login`);
  const resets = await mailsTo(only, email);
  await only.db.transaction(async (tx) => {
    for (const kind of ['invitation', 'second-factor-on', 'second-factor-off'] as const)
      await enqueueMessage(tx, kind, invited.json().user.id);
  });
  const mails = [...resets, ...(await mailsTo(only, 'new@vaglio.example'))].join();
  expect(mails).toContain(`Sign in with Acme, as ${email}, here:\n\n${PUBLIC_URL}/login`);
  expect(mails).toContain('you are invited to Vaglio. Sign in with Acme, as new@vaglio.example');
  for (const what of ['set up for', 'removed from'])
    expect(mails).toContain(`an authenticator app or a passkey was ${what} your account`);
  expect(mails).not.toMatch(/hoose|tmpToken/);
  await only.close();
});
