import { desc, eq } from 'drizzle-orm';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { mailsTo } from '../../testing/account-calls';
import { addAccount, DEVICE, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { digestOf } from '../sign-in/passwords/password-hash';
import { signInThere } from '../../testing/openid-provider-process';
import { testApp } from '../../testing/test-app';
import type { OidcSettings } from '../../platform/config/oidc-settings';
import {
  finishHere,
  keptOf,
  person,
  signInWithProvider,
  startProvider,
  textOf,
} from './provider-sign-ins.fixture';

const ROLES: OidcSettings['roles'] = [
  ['vaglio-admins', 'admin'],
  ['vaglio-staff', 'user'],
];
const STAFF = { groups: ['vaglio-staff'] };

let provider: Awaited<ReturnType<typeof startProvider>>;
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  provider = await startProvider();
  world = await testApp({ settings: provider.settingsWith({ roles: ROLES, createsUsers: true }) });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const accountOf = async (userId: string) =>
  (await world.db.select().from(users).where(eq(users.id, userId)))[0];
const linksOf = (userId: string) =>
  world.db.select().from(signInIdentities).where(eq(signInIdentities.user_id, userId));

/** Signs in with the password and starts connecting the account. */
async function beginLink(token: string, password = PASSWORD) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/oidc/link/start',
    headers: bearer(token),
    payload: { password: digestOf(password) },
  });
  return { answer, url: String(answer.json().url), kept: keptOf(answer) };
}
const endLink = (token: string, query: string, cookies: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url: '/auth/oidc/link',
    headers: bearer(token),
    payload: { query },
    cookies,
  });

test.each(['admin', 'super'] as const)(
  'the first provider sign-in neither opens nor changes a local account with the role %s and explains what to do',
  async (role) => {
    const { email, userId } = await addAccount(world, { role });
    const session = tokenOf(await login(world, email));
    const before = await accountOf(userId);
    await provider.knows({ [`eve-${role}`]: person(email.toUpperCase(), STAFF) });
    expect(textOf(await signInWithProvider(world, `eve-${role}`))).toEqual([
      403,
      `The account of ${email.toUpperCase()} is not connected with Acme yet. Sign in below with your password, then connect Acme in your profile, under “How you sign in”.`,
    ]);
    expect(await accountOf(userId)).toEqual(before);
    expect(await linksOf(userId)).toEqual([]);
    expect(await statusWith(world, session)).toBe(200);
    const [failed] = await world.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'login_failed'))
      .orderBy(desc(auditEvents.id));
    expect(failed?.after).toEqual({ how: 'oidc', reason: 'protected' });
  },
);

test('a provider sign-in does not cancel the pending password change of an administrator', async () => {
  const { email, userId } = await addAccount(world, { role: 'admin', must_change_password: true });
  await provider.knows({ fay: person(email, STAFF) });
  expect((await signInWithProvider(world, 'fay')).statusCode).toBe(403);
  expect(await accountOf(userId)).toMatchObject({ role: 'admin', must_change_password: true });
});

test('an administrator links their account in their own session with the password', async () => {
  const { email, userId } = await addAccount(world, { role: 'admin' });
  const token = tokenOf(await login(world, email));
  // The email address at the provider is irrelevant.
  await provider.knows({ gus: { email: 'gus@elsewhere.example', groups: ['vaglio-admins'] } });
  const { url, kept } = await beginLink(token);
  const ended = await endLink(token, await signInThere(url, 'gus'), kept);
  expect(ended.statusCode).toBe(204);
  expect(await linksOf(userId)).toMatchObject([{ issuer: provider.settings.issuer, subject: 'gus' }]);
  expect(await statusWith(world, token)).toBe(200);
  const answer = await signInWithProvider(world, 'gus');
  expect(await statusWith(world, tokenOf(answer))).toBe(200);
  expect(await mailsTo(world, email)).toEqual([
    expect.stringMatching(/connected with an account at Acme[^]*separate it in your profile/),
  ]);
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.target_id, userId));
  expect(events.find(({ action }) => action === 'identity_linked')).toMatchObject({
    actor_id: userId,
    after: { issuer: provider.settings.issuer, subject: 'gus' },
  });
});

test('linking an account needs the password, and the session and browser that started it', async () => {
  const { email, userId } = await addAccount(world, { role: 'admin' });
  const other = await addAccount(world);
  const token = tokenOf(await login(world, email));
  expect((await beginLink(token, 'a wrong password')).answer.statusCode).toBe(400);
  const withoutPassword = await world.app.inject({
    method: 'POST',
    url: '/auth/oidc/link/start',
    headers: bearer(token),
    payload: {},
  });
  expect(withoutPassword.statusCode).toBe(403);
  await provider.knows({ hal: person('hal@elsewhere.example', STAFF) });
  const { url, kept } = await beginLink(token);
  const query = await signInThere(url, 'hal');
  const otherSession = tokenOf(await login(world, email, undefined, 'device-0002'));
  for (const wrong of [otherSession, tokenOf(await login(world, other.email))])
    expect((await endLink(wrong, query, kept)).statusCode).toBe(403);
  expect((await endLink(token, query, {})).statusCode).toBe(403);
  // The state of a started connection cannot finish a sign-in, and the state of a sign-in cannot finish a connection.
  expect((await finishHere(world, query, kept)).statusCode).toBe(401);
  const signIn = await world.app.inject({ method: 'POST', url: '/auth/oidc/start', payload: {} });
  const back = await signInThere(String(signIn.json().url), 'hal');
  expect((await endLink(token, back, keptOf(signIn))).statusCode).toBe(403);
  expect([...(await linksOf(userId)), ...(await linksOf(other.userId))]).toEqual([]);
});

test('a provider identity or an account cannot be linked twice', async () => {
  const [one, two] = [await addAccount(world, { role: 'admin' }), await addAccount(world, { role: 'admin' })];
  const tokens = [
    tokenOf(await login(world, one.email)),
    tokenOf(await login(world, two.email, undefined, DEVICE)),
  ];
  await provider.knows({ ida: person('i@x.example', STAFF), ivo: person('v@x.example', STAFF) });
  const connect = async (token: string, name: string) => {
    const { url, kept } = await beginLink(token);
    return textOf(
      await endLink(token, await signInThere(url, name), kept).then((answer) => ({
        statusCode: answer.statusCode,
        json: () => (answer.body === '' ? {} : answer.json()),
      })),
    );
  };
  const [first = '', second = ''] = tokens;
  expect(await connect(first, 'ida')).toEqual([204, undefined]);
  expect(await connect(first, 'ida')).toEqual([204, undefined]);
  expect(await connect(second, 'ida')).toEqual([409, expect.stringContaining('another account here')]);
  expect(await connect(first, 'ivo')).toEqual([409, expect.stringContaining('another account at Acme')]);
});

test('with provider-only sign-in, a person is invited only to a role that the provider grants', async () => {
  const only = await testApp({ settings: provider.settingsWith({ isOnly: true }) });
  const { email } = await addAccount(only, { role: 'admin' });
  await provider.knows({ jan: person(email) });
  const [status, text] = textOf(await signInWithProvider(only, 'jan'));
  expect([status, text]).toEqual([403, expect.stringContaining('ask your administrator')]);
  const invited = await only.app.inject({
    headers: only.asRole('admin'),
    method: 'POST',
    url: '/auth/admin/invitations',
    payload: { email: 'kai@vaglio.example', username: 'kai', role: 'super', by: 'link' },
  });
  expect(textOf(invited)).toEqual([409, expect.stringContaining('invite this person with the role user')]);

  await only.close();
});
