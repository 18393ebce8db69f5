import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { digestOf } from '../sign-in/passwords/password-hash';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { oneTimeTokens } from '../../platform/db/schema/one-time-tokens.table';
import { composeMessage } from '../../notifications/mails/compose-message';
import type { MessageKind } from '../../platform/mail/outbox.queries';
import { outbox } from '../../platform/db/schema/outbox.table';
import { login } from '../../testing/accounts';
import { serviceApp } from './service-accounts.fixture';

let server: Awaited<ReturnType<typeof serviceApp>>;
beforeAll(async () => {
  server = await serviceApp();
});
afterAll(() => server.close());

/** Creates a service account with an email address, because the tested requests only accept email addresses. */
async function madeWithAddress(name: string) {
  const { id } = await server.made({ name });
  const email = `${name.toLowerCase()}@vaglio.example`;
  await server.db.update(users).set({ email, email_key: email }).where(eq(users.id, id));
  return { id, email };
}

test('a service account can neither sign in nor request a password link', async () => {
  const { id, email } = await madeWithAddress('Keyless');
  expect((await login(server, email)).statusCode).toBe(401);
  const asked = await server.app.inject({ method: 'POST', url: '/auth/change-password', payload: { email } });
  expect(asked.statusCode).toBe(200);
  expect(await server.db.$count(outbox, eq(outbox.kind, 'reset'))).toBe(1);
  expect(await server.db.$count(outbox, eq(outbox.user_id, id))).toBe(0);
});

// During an upgrade, a server of an older release treats the service account as a person.
test.each<MessageKind>(['reset', 'password-set'])(
  'a message (%s) that another release queued for a service account is not sent and creates no link',
  async (kind) => {
    const { id } = await server.made({ name: `Ordered ${kind}` });
    const [ordered] = await server.db.insert(outbox).values({ kind, user_id: id }).returning();
    if (!ordered) throw new Error('no message');
    expect(await composeMessage(server.deps, ordered)).toBeNull();
    expect(await server.db.$count(oneTimeTokens, eq(oneTimeTokens.user_id, id))).toBe(0);
  },
);

test('no password link is created for a service account, and a link from another release is refused', async () => {
  const { id } = await server.made({ name: 'Linked' });
  const issued = server.db.transaction((tx) => issueOneTimeToken(tx, id, 'reset', Date.now()));
  await expect(issued).rejects.toThrow('Only people have passwords to choose.');
  const token = randomBytes(32).toString('base64url');
  await server.db.insert(oneTimeTokens).values({
    token_hash: createHash('sha256').update(token).digest('hex'),
    user_id: id,
    purpose: 'reset',
    expires_at: '2999-01-01T00:00:00Z',
  });
  const changed = await server.app.inject({
    method: 'POST',
    url: '/auth/change-password',
    headers: { authorization: `Bearer ${token}` },
    payload: { newPassword: digestOf('heron-lamp-quartz-17') },
  });
  expect(changed.statusCode).toBe(401);
  const [row] = await server.db.select().from(users).where(eq(users.id, id));
  expect(row?.password_hash).toBeNull();
});

test('the database refuses a password for a service account', async () => {
  const { id } = await server.made({ name: 'Checked' });
  const set = server.pool.query("update users set password_hash = 'x' where id = $1", [id]);
  await expect(set).rejects.toMatchObject({ constraint: 'users_services_have_no_password' });
});
