import { setTimeout } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { buildApp } from '../../app';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { addAccount, cookieOf, login, refresh, statusWith, tokenOf } from '../../testing/accounts';
import { isWaitingForLock } from '../../testing/lock-waits';
import { signInThere } from '../../testing/openid-provider-process';
import { testApp } from '../../testing/test-app';
import {
  beginThere,
  finishHere,
  person,
  startProvider,
  PUBLIC_URL,
  signInWithProvider,
  textOf,
} from './provider-sign-ins.fixture';

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

async function lastEvents(count: number) {
  const rows = await world.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(count);
  return rows.reverse().map(({ action, after }) => [action, after]);
}

test('the first provider sign-in finds the account by confirmed email, later sign-ins by provider subject', async () => {
  const { email, userId } = await addAccount(world);
  await provider.knows({ ann: person(email.toUpperCase()) });
  const first = await signInWithProvider(world, 'ann');
  expect(first.json()).toEqual({ token: expect.any(String) });
  expect(await lastEvents(2)).toEqual([
    ['user_identity_linked', { issuer: provider.settings.issuer, subject: 'ann' }],
    ['login', { how: 'oidc' }],
  ]);
  await provider.knows({ ann: { email: 'ann.new@vaglio.example', email_verified: false } });
  const again = await signInWithProvider(world, 'ann');
  expect(await statusWith(world, tokenOf(again))).toBe(200);
  const [session] = await world.db.select().from(sessions).where(eq(sessions.user_id, userId));
  expect(session?.way).toBe('oidc');
  const own = await world.app.inject({
    url: '/auth/sessions',
    headers: { authorization: `Bearer ${tokenOf(again)}` },
  });
  expect(own.json().items[0]).toMatchObject({ way: 'oidc', isCurrent: true });
});

test('a session from the provider continues and ends like any other session', async () => {
  const { email } = await addAccount(world);
  await provider.knows({ ben: person(email) });
  const answer = await signInWithProvider(world, 'ben');
  const next = await refresh(world, cookieOf(answer));
  expect(await statusWith(world, tokenOf(next))).toBe(200);
  const headers = { cookie: `__Host-rt=${cookieOf(next)}` };
  await world.app.inject({ method: 'POST', url: '/auth/logout', headers });
  expect(await statusWith(world, tokenOf(next))).toBe(401);
});

test('a provider sign-in sends the browser a challenge and hides the verifier from scripts', async () => {
  const { url, answer } = await beginThere(world);
  const { origin, searchParams } = new URL(url);
  expect(origin).toBe(provider.settings.issuer);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'vaglio',
    response_type: 'code',
    redirect_uri: `${PUBLIC_URL}/login/oidc`,
    scope: 'openid profile email',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(answer.cookies).toEqual([
    {
      name: expect.stringMatching(/^__Secure-oidc-[\w-]{16}$/),
      value: expect.any(String),
      path: '/auth/oidc',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      maxAge: 900,
    },
  ]);
});

test.each([
  ['an unconfirmed email', { email_verified: false }, 'Acme has not confirmed your email address'],
  [
    'an email without a statement about confirmation',
    { email_verified: undefined },
    'Acme has not confirmed',
  ],
  ['no email', { email: undefined }, 'Acme has not confirmed your email address'],
  ['an email without an account', { email: 'nobody@vaglio.example' }, 'There is no account for nobody@'],
])('a person with %s cannot sign in to any account through the provider', async (_name, over, text) => {
  const { email } = await addAccount(world);
  await provider.knows({ cid: person(email, over) });
  expect(textOf(await signInWithProvider(world, 'cid'))).toEqual([403, expect.stringContaining(text)]);
  expect((await lastEvents(1))[0]?.[0]).toBe('login_failed');
});

test('a disabled account is refused at the first and at later provider sign-ins', async () => {
  const { email, userId } = await addAccount(world, { account_status: 'disabled' });
  await provider.knows({ dan: person(email) });
  expect(textOf(await signInWithProvider(world, 'dan'))).toEqual([403, expect.stringContaining('disabled')]);
  await world.db.update(users).set({ account_status: 'active' }).where(eq(users.id, userId));
  expect((await signInWithProvider(world, 'dan')).statusCode).toBe(200);
  await world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
  expect(textOf(await signInWithProvider(world, 'dan'))).toEqual([403, expect.stringContaining('disabled')]);
});

test('another person at the provider with the same email does not get the account', async () => {
  const { email } = await addAccount(world);
  await provider.knows({ eve: person(email), eva: person(email) });
  expect((await signInWithProvider(world, 'eve')).statusCode).toBe(200);
  expect(textOf(await signInWithProvider(world, 'eva'))).toEqual([
    403,
    expect.stringContaining('belongs to somebody else at Acme'),
  ]);
});

test('a password from an administrator becomes invalid once the person signs in through the provider', async () => {
  const { email } = await addAccount(world, { must_change_password: true });
  await provider.knows({ fay: person(email) });
  const answer = await signInWithProvider(world, 'fay');
  expect(await statusWith(world, tokenOf(answer))).toBe(200);
  expect((await login(world, email)).statusCode).toBe(401);
});

test('a password that the person chose keeps working after a provider sign-in', async () => {
  const { email } = await addAccount(world);
  await provider.knows({ gus: person(email) });
  await signInWithProvider(world, 'gus');
  expect(tokenOf(await login(world, email))).not.toBe('');
});

test('a new person gets an account with the name and role from the provider', async () => {
  const other = await testApp({
    settings: provider.settingsWith({ createsUsers: true, roles: [['staff', 'super']] }),
  });
  const names = { given_name: 'Hana', family_name: 'Ito', preferred_username: 'hito', groups: ['staff'] };
  await provider.knows({ hana: person('hana@vaglio.example', names) });
  const both = await Promise.all([signInWithProvider(other, 'hana'), signInWithProvider(other, 'hana')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const found = await other.db.select().from(users).where(eq(users.email, 'hana@vaglio.example'));
  expect(found).toMatchObject([
    { role: 'super', name: 'Hana Ito', username: 'hito', password_hash: null, must_change_password: false },
  ]);
  const marked = {
    given_name: 'Nightly (service',
    family_name: 'Account)',
    preferred_username: 'n (Service  account)',
  };
  await provider.knows({ ned: person('ned@vaglio.example', { ...marked, groups: ['staff'] }) });
  expect((await signInWithProvider(other, 'ned')).statusCode).toBe(200);
  const [ned] = await other.db.select().from(users).where(eq(users.email, 'ned@vaglio.example'));
  expect(ned).toMatchObject({ name: 'n', username: 'n', first_name: null, last_name: null });
  const copy = { given_name: 'Нana', family_name: 'lto', preferred_username: 'HITO', groups: ['staff'] };
  await provider.knows({ copy: person('copy@vaglio.example', copy) });
  expect((await signInWithProvider(other, 'copy')).statusCode).toBe(200);
  const [second] = await other.db.select().from(users).where(eq(users.email, 'copy@vaglio.example'));
  expect(second).toMatchObject({ name: 'Нana lto (2)', last_name: 'lto (2)', username: 'HITO (2)' });
  await other.close();
});

test('a first provider sign-in is refused if its email is registered during the sign-in', async () => {
  const other = await testApp({
    settings: provider.settingsWith({ createsUsers: true, defaultRole: 'user' }),
  });
  const email = 'jon@vaglio.example';
  await provider.knows({ jon: person(email) });
  const { url, kept } = await beginThere(other);
  const query = await signInThere(url, 'jon');
  const { answer } = await other.db.transaction(async (tx) => {
    await tx.insert(users).values({ email, email_key: email, username: 'jon', name: 'Jon', role: 'user' });
    let isDone = false;
    const signingIn = finishHere(other, query, kept).finally(() => {
      isDone = true;
    });
    while (!isDone && !(await isWaitingForLock(other.db))) await setTimeout(20);
    return { answer: signingIn };
  });
  expect(textOf(await answer)).toEqual([409, 'There is an account with this email already.']);
  await other.close();
});

test('two servers with the same keys complete the provider sign-ins of each other', async () => {
  const other = { app: await buildApp(world.deps) };
  const { email } = await addAccount(world);
  await provider.knows({ ida: person(email) });
  const [one, two] = [await beginThere(world), await beginThere(world)];
  const kept = { ...one.kept, ...two.kept };
  expect((await finishHere(other, await signInThere(one.url, 'ida'), kept)).statusCode).toBe(200);
  expect((await finishHere(other, await signInThere(two.url, 'ida'), kept)).statusCode).toBe(200);
  await other.app.close();
});

test('if the person cancels at the provider, the sign-in page shows the error of the provider', async () => {
  const { url, kept } = await beginThere(world);
  const state = new URL(url).searchParams.get('state');
  const iss = encodeURIComponent(provider.settings.issuer);
  const denied = await finishHere(world, `?error=access_denied&state=${state}&iss=${iss}`, kept);
  expect(textOf(denied)).toEqual([401, expect.stringContaining('Acme did not sign you in')]);
  const broken = await finishHere(world, `?error=server_error&state=${state}&iss=${iss}`, kept);
  expect(textOf(broken)).toEqual([401, 'Acme reports an error (server_error). Please try again.']);
});
