import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { digestOf } from '../sign-in/passwords/password-hash';
import { outbox } from '../../platform/db/schema/outbox.table';
import { passkeyChallenges, passkeyHandles, passkeys } from '../../platform/db/schema/passkeys.table';
import { addAccount, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { addPasskey, aPasskey, callAt } from '../../testing/passkeys';
import { aSecondFactor, codeOf, loginByCode, requireOf, stepTokenOf } from '../../testing/second-factors';
import { AT_ORIGIN, softwareAuthenticator } from '../../testing/software-authenticator';
import { testApp } from '../../testing/test-app';
import { recoveryCodes } from '../../platform/db/schema/second-factors.table';

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => nowMs });
});
afterEach(() => requireOf(world, []));
afterAll(() => world.close());

const password = digestOf(PASSWORD);
const post = (path: string, payload: object, token: string) =>
  callAt(world, `/auth/passkeys${path}`, payload, token);
const read = async (token: string, url = '/auth/passkeys') => {
  const headers = { ...AT_ORIGIN, authorization: `Bearer ${token}` };
  return (await world.app.inject({ url, headers })).json();
};
const aPerson = async () => {
  const account = await addAccount(world);
  return { ...account, token: tokenOf(await login(world, account.email)) };
};

test('only the first passkey comes with ten recovery codes, and all passkeys are listed', async () => {
  const { token, userId, email } = await aPerson();
  expect(await read(token)).toMatchObject({ items: [], most: 10, is_possible: true, asks_password: true });
  const { asked, answer } = await addPasskey(world, token);
  expect(asked).toMatchObject({ rpId: 'localhost', userName: email, existing: [] });
  expect(asked.userHandle).toMatch(/^[\w-]{43}$/);
  expect([answer.statusCode, new Set(answer.json().recovery_codes).size]).toEqual([201, 10]);
  const second = await addPasskey(world, token);
  expect(second.asked).toMatchObject({
    userHandle: asked.userHandle,
    existing: [{ transports: ['internal'] }],
  });
  expect(second.answer.json().recovery_codes).toEqual([]);
  expect((await read(token)).items).toMatchObject([
    { name: 'Work laptop', works_here: true, is_synced: false, last_used_at: null },
    { name: 'Work laptop' },
  ]);
  expect(await read(token, '/auth/second-factor')).toMatchObject({
    is_on: false,
    passkeys: 2,
    recovery_codes_left: 10,
  });
  const [event] = await world.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(event).toMatchObject({ action: 'passkey_added', target_id: userId, after: { name: 'Work laptop' } });
});

test('adding or removing a passkey requires the password', async () => {
  const { token, passkeyId } = await aPasskey(world);
  for (const path of ['/start', `/${passkeyId}/end`]) {
    expect((await post(path, {}, token)).statusCode).toBe(403);
    const wrong = await post(path, { password: digestOf('another password') }, token);
    expect(wrong.json().error).toBe('The current password is incorrect.');
  }
});

test('a person without a password needs a sign-in within the last ten minutes to change passkeys', async () => {
  const { token, userId } = await aPerson();
  await world.db.update(users).set({ password_hash: null }).where(eq(users.id, userId));
  expect(await read(token)).toMatchObject({ asks_password: false });
  expect((await post('/start', {}, token)).statusCode).toBe(200);
  nowMs += 10 * 60_000;
  expect((await post('/start', {}, token)).statusCode).toBe(403);
});

test.each([
  ['on another site', { origin: 'https://localhost.example' }],
  ['for another relying party', { rpId: 'localhost.example' }],
  ['without user verification', { isVerified: false }],
  ['for an unknown challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
])('a passkey created %s is not added', async (_what, deviation) => {
  const { token, userId } = await aPerson();
  const asked = (await post('/start', { password }, token)).json();
  const answer = await post('', softwareAuthenticator().make(asked, deviation), token);
  expect([answer.statusCode, await world.db.$count(passkeys, eq(passkeys.user_id, userId))]).toEqual([
    400, 0,
  ]);
});

test.each([
  ['with maximum nesting', Buffer.alloc(15_000, 0x81)],
  ['that announces a list of 2^53 entries', Buffer.from('9b001fffffffffffff0000', 'hex')],
  ['that announces a text of 2^53 bytes', Buffer.from('7b001fffffffffffff6162', 'hex')],
  ['that is empty', Buffer.from('a0', 'hex')],
])('a passkey with an authenticator statement %s is refused', async (_what, bytes) => {
  const { token } = await aPerson();
  const asked = (await post('/start', { password }, token)).json();
  const made = softwareAuthenticator().make(asked);
  const answer = await post('', { ...made, attestation: bytes.toString('base64url') }, token);
  expect([answer.statusCode, answer.json().error]).toEqual([
    400,
    'This passkey could not be added. Please try again.',
  ]);
});

test('a passkey challenge creates one passkey, only for the person who requested it', async () => {
  const [ann, ben] = [await aPerson(), await aPerson()];
  const asked = (await post('/start', { password }, ann.token)).json();
  expect((await post('', softwareAuthenticator().make(asked), ben.token)).statusCode).toBe(400);
  expect((await post('', softwareAuthenticator().make(asked), ann.token)).statusCode).toBe(201);
  expect((await post('', softwareAuthenticator().make(asked), ann.token)).statusCode).toBe(400);
});

test('the same passkey is stored once, and an eleventh passkey is refused', async () => {
  const { token } = await aPerson();
  const authenticator = softwareAuthenticator();
  expect((await addPasskey(world, token, authenticator)).answer.statusCode).toBe(201);
  expect((await addPasskey(world, token, authenticator)).answer.json().error).toBe(
    'This passkey is set up already.',
  );
  for (let n = 1; n < 10; n += 1) await addPasskey(world, token);
  const begun = await post('/start', { password }, token);
  expect([begun.statusCode, begun.json().error]).toEqual([
    409,
    expect.stringContaining('10 passkeys are the most'),
  ]);
});

test('a person cannot remove the passkey of another person', async () => {
  const [ann, ben] = [await aPasskey(world), await aPasskey(world)];
  for (const id of [ann.passkeyId, 'x'])
    expect((await post(`/${id}/end`, { password }, ben.token)).statusCode).toBe(404);
});

test('removing the last passkey removes the recovery codes and makes the password sufficient again', async () => {
  const { token, passkeyId, email, userId } = await aPasskey(world);
  expect((await login(world, email)).json()).toMatchObject({ requireSecondFactor: 'code' });
  expect((await post(`/${passkeyId}/end`, { password }, token)).statusCode).toBe(204);
  expect(await world.db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId))).toBe(0);
  expect(tokenOf(await login(world, email))).not.toBe('');
  const mails = await world.db.select().from(outbox).where(eq(outbox.user_id, userId));
  expect(mails.map(({ kind }) => kind)).toEqual(['second-factor-on', 'second-factor-off']);
});

test('if the role requires a second factor, the last passkey cannot be removed', async () => {
  const { token, passkeyId, email } = await aPasskey(world);
  await requireOf(world, ['user']);
  expect((await login(world, email)).json()).toMatchObject({ requireSecondFactor: 'code' });
  const refused = await post(`/${passkeyId}/end`, { password }, token);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('Your role requires'),
  ]);
  await addPasskey(world, token);
  expect((await post(`/${passkeyId}/end`, { password }, token)).statusCode).toBe(204);
});

test('with an additional authenticator app, either factor can be removed', async () => {
  const person = await aSecondFactor(world);
  nowMs += 30_000;
  const step = stepTokenOf(await login(world, person.email));
  const token = tokenOf(await loginByCode(world, step, codeOf(person.secret, nowMs)));
  expect((await addPasskey(world, token)).answer.json().recovery_codes).toEqual([]);
  expect((await login(world, person.email)).json()).toMatchObject({ secondFactors: ['app', 'passkey'] });
  expect((await callAt(world, '/auth/second-factor/end', { password }, token)).statusCode).toBe(204);
  expect(await read(token, '/auth/second-factor')).toMatchObject({ is_on: false, recovery_codes_left: 10 });
});

test('an administrator who resets the second factor also removes the passkeys', async () => {
  const { userId, email } = await aPasskey(world);
  const url = `/auth/admin/users/${userId}/second-factor`;
  const answer = await world.app.inject({ method: 'DELETE', url, headers: world.asRole('admin') });
  expect([answer.statusCode, answer.json().second_factor]).toEqual([200, false]);
  expect(tokenOf(await login(world, email))).not.toBe('');
});

test('deleting an account deletes all data of its passkeys', async () => {
  const { userId, token } = await aPasskey(world);
  await post('/start', { password }, token);
  const url = `/auth/admin/users/${userId}`;
  const answer = await world.app.inject({ method: 'DELETE', url, headers: world.asRole('admin') });
  expect(answer.statusCode).toBeLessThan(300);
  for (const table of [passkeys, passkeyHandles, passkeyChallenges])
    expect(await world.db.$count(table, eq(table.user_id, userId))).toBe(0);
});
