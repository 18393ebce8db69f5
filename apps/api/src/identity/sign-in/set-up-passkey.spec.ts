import { desc, eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { addAccount, cookieOf, DEVICE, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { callAt, loginByPasskey } from '../../testing/passkeys';
import { requireOf, stepTokenOf } from '../../testing/second-factors';
import { AT_ORIGIN, softwareAuthenticator } from '../../testing/software-authenticator';
import { testApp } from '../../testing/test-app';
import { digestOf } from './passwords/password-hash';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterEach(() => requireOf(world, []));
afterAll(() => world.close());

const actionsOf = (userId: string) =>
  world.db
    .select({ action: auditEvents.action, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.target_id, userId))
    .orderBy(desc(auditEvents.id));

const NEW_PASSKEY = '/auth/login/passkey/new';

/**
 * Creates a person whose role newly requires a second factor. The person has entered the password at an address that
 * supports passkeys.
 */
async function beforeSetUp() {
  await requireOf(world, ['super']);
  const person = await addAccount(world, { role: 'super' });
  const password = digestOf(PASSWORD);
  const first = await callAt(world, '/auth/login', { email: person.email, password, deviceId: DEVICE });
  const stepToken = stepTokenOf(first);
  const authenticator = softwareAuthenticator();
  const make = async (deviation: Parameters<typeof authenticator.make>[1] = {}) => {
    const asked = (await callAt(world, `${NEW_PASSKEY}/start`, { stepToken })).json();
    const { name: _byTheServer, ...made } = authenticator.make(asked, deviation);
    return { ...made, stepToken, deviceId: DEVICE };
  };
  const send = (payload: object) => {
    const headers = { ...AT_ORIGIN, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    return world.app.inject({ method: 'POST', url: NEW_PASSKEY, headers, payload });
  };
  return { ...person, first, stepToken, authenticator, make, send };
}

test('a passkey can be set up instead of the authenticator app', async () => {
  const { userId, email, first, stepToken, authenticator, make, send } = await beforeSetUp();
  expect(first.json()).toEqual({ requireSecondFactor: 'setup', stepToken, passkeyPossible: true });
  const made = await make();
  const done = await send(made);
  expect(done.json()).toEqual({ token: expect.any(String), recoveryCodes: expect.any(Array) });
  expect([await statusWith(world, tokenOf(done)), cookieOf(done)]).toEqual([200, expect.stringMatching(/./)]);
  const [signedIn, added] = await actionsOf(userId);
  expect([signedIn, added]).toEqual([
    { action: 'login', after: { how: 'password, passkey' } },
    { action: 'passkey_added', after: { name: 'Firefox on Linux' } },
  ]);
  const mails = await world.db.select().from(outbox).where(eq(outbox.user_id, userId));
  expect(mails.map(({ kind }) => kind)).toEqual(['second-factor-on']);
  for (const url of [NEW_PASSKEY, `${NEW_PASSKEY}/start`])
    expect((await callAt(world, url, url === NEW_PASSKEY ? made : { stepToken })).statusCode).toBe(409);
  expect((await login(world, email)).json()).toMatchObject({ secondFactors: ['passkey'] });
  expect((await loginByPasskey(world, authenticator)).statusCode).toBe(200);
});

test.each([
  ['without user verification', { isVerified: false }],
  ['on another site', { origin: 'https://localhost.example' }],
  ['for an unknown challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
])('a passkey created %s is refused and starts no session', async (_what, deviation) => {
  const { email, make, send } = await beforeSetUp();
  const refused = await send(await make(deviation));
  expect([refused.statusCode, cookieOf(refused)]).toEqual([400, '']);
  expect((await login(world, email)).json()).toMatchObject({ requireSecondFactor: 'setup' });
});

test('setting up a passkey needs a role that requires a second factor', async () => {
  const { email, make, send, stepToken } = await beforeSetUp();
  const made = await make();
  expect((await send({ ...made, stepToken: 'x' })).statusCode).toBe(401);
  await requireOf(world, []);
  expect((await send(made)).statusCode).toBe(409);
  await requireOf(world, ['super']);
  const headers = { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' };
  const start = { method: 'POST', url: `${NEW_PASSKEY}/start`, headers, payload: { stepToken } } as const;
  expect((await world.app.inject(start)).statusCode).toBe(409);
  const payload = { email, password: digestOf(PASSWORD), deviceId: DEVICE };
  const elsewhere = await world.app.inject({ method: 'POST', url: '/auth/login', headers, payload });
  expect(elsewhere.json()).toEqual({ requireSecondFactor: 'setup', stepToken: expect.any(String) });
});
