import { eq } from 'drizzle-orm';
import { outbox } from '../../platform/db/schema/outbox.table';
import { users } from '../../platform/db/schema/users.table';
import { addAccount, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { bearer, NEW, passwordApp } from './passwords/change-password.fixture';
import { digestOf } from './passwords/password-hash';

const OTHER = digestOf('river-pencil-stone-88');
const linkIn = (message: string) => /#tmpToken=(\S+)/.exec(message)?.[1] ?? '';

let server: Awaited<ReturnType<typeof passwordApp>>;
beforeAll(async () => {
  server = await passwordApp();
});
afterAll(() => server.close());

const requestLink = (email: string) => server.change(null, { email });
const statusOf = async (token: string, newPassword = NEW) =>
  (await server.change(token, { newPassword })).statusCode;

test('a new request for a password link voids the previous link as soon as it is created', async () => {
  const { email } = await addAccount(server);
  await requestLink(email);
  const [first = ''] = await server.mailsTo(email);
  await requestLink(email);
  expect(await statusOf(linkIn(first))).toBe(401);
  const links = (await server.mailsTo(email)).map(linkIn).filter((link) => link !== linkIn(first));
  expect([links.length, await statusOf(links[0] ?? '')]).toEqual([1, 200]);
});

test('when two password links are requested before either is mailed, only one works', async () => {
  const { email } = await addAccount(server);
  await requestLink(email);
  await requestLink(email);
  const links = (await server.mailsTo(email)).map(linkIn);
  expect(links).toHaveLength(2);
  const statuses = [await statusOf(links[0] ?? '', NEW), await statusOf(links[1] ?? '', OTHER)];
  expect(statuses.sort()).toEqual([200, 401]);
});

test('a reset link from an administrator invalidates the person’s own link', async () => {
  const { email, userId } = await addAccount(server);
  await requestLink(email);
  const [own = ''] = await server.mailsTo(email);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/auth/admin/users/${userId}/reset-password`,
    headers: await asAdmin(),
  });
  expect([answer.statusCode, await statusOf(linkIn(own))]).toEqual([200, 401]);
});

test('a password link request beyond the limit mails nothing and keeps the earlier link valid', async () => {
  const { email } = await addAccount(server);
  for (let i = 0; i < 3; i++) await requestLink(email);
  const links = (await server.mailsTo(email)).map(linkIn);
  await requestLink(email);
  const statuses = [];
  for (const link of links) statuses.push(await statusOf(link));
  expect(statuses).toContain(200);
});

test.each([
  ['the person changes the password', changesOwn],
  ['an administrator sets a password', setsPassword],
])('a password link that is queued for mailing is not mailed after %s', async (_what, change) => {
  const account = await addAccount(server);
  await requestLink(account.email);
  await change(account);
  const texts = await server.mailsTo(account.email);
  expect(texts.filter((text) => text.includes('tmpToken'))).toEqual([]);
  expect(texts).toHaveLength(1);
});

test('a queued invitation is not mailed after an administrator sets another password', async () => {
  const { email, userId } = await addAccount(server, { must_change_password: true });
  await server.db.insert(outbox).values({ kind: 'invitation', user_id: userId });
  await setsPassword({ userId });
  const [text = '', ...others] = await server.mailsTo(email);
  expect([others, text.includes('tmpToken')]).toEqual([[], false]);
});

test('an expired forced change leads to the sign-in, and an expired password link to a new request', async () => {
  const { tmpToken, userId } = await server.accountToChange();
  await server.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
  const forced = await server.change(tmpToken, { newPassword: NEW });
  expect(forced.json()).toEqual({ error: 'This sign-in is no longer valid. Please sign in again.' });
  const unknown = await server.change('x'.repeat(43), { newPassword: NEW });
  expect(unknown.json()).toEqual({ error: 'This link is no longer valid. Please ask for a new one.' });
});

async function asAdmin() {
  const admin = await addAccount(server, { role: 'admin' });
  return bearer(tokenOf(await login(server, admin.email)));
}

async function changesOwn({ email }: { email: string }) {
  const payload = { oldPassword: digestOf(PASSWORD), newPassword: NEW };
  await server.changeOwn(tokenOf(await login(server, email)), payload);
}

async function setsPassword({ userId }: { userId: string }) {
  await server.app.inject({
    method: 'PATCH',
    url: `/auth/admin/users/${userId}/password`,
    headers: await asAdmin(),
    payload: { newPassword: OTHER },
  });
}
