import { TOKEN_SCOPES } from '@vaglio/access-control';
import { eq, inArray } from 'drizzle-orm';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { limitsFrom } from '../../platform/config/limits';
import { settingsReaders } from '../../notifications/settings-readers';
import { notificationRounds } from '../../notifications/notifications-worker';
import { notifications } from '../../platform/db/schema/notifications.table';
import { sendDigests } from '../../notifications/mails/send-mails';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { addAccount, login, tokenOf } from '../../testing/accounts';
import { TEST_SETTINGS } from '../../testing/test-app';
import { prepareFirstAdmin } from '../users/first-admin';
import { serviceApp } from './service-accounts.fixture';

let server: Awaited<ReturnType<typeof serviceApp>>;
beforeAll(async () => {
  const limits = { ...limitsFrom(() => 100_000), callsPerToken: 60 };
  server = await serviceApp({ settings: { ...TEST_SETTINGS, limits } });
});
afterAll(() => server.close());

test('notes, decisions and the audit trail show the name of the service account that acted', async () => {
  const account = await server.made({ name: 'Screener', role: 'user', may_edit_investments: true });
  const { token, id } = await server.token(account.id, ['investments:write']);
  const note = await server.with(token, 'POST', '/auth/investments/1/notes', { text: 'Checked.' });
  expect(note).toMatchObject({ status: 201, body: { author: 'Screener (service account)' } });
  expect((await server.with(token, 'PATCH', '/auth/investments/1/flags', { rejected: 1 })).status).toBe(200);
  const { items } = (await server.as('user', 'GET', '/auth/investments/1/timeline')).body;
  expect(items.slice(0, 2).map(({ actor }: { actor: string }) => actor)).toEqual([
    'Screener (service account)',
    'Screener (service account)',
  ]);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.actor_id, account.id));
  expect(new Set(events.map(({ session_id }) => session_id))).toEqual(new Set([id]));
  expect((await server.with(token, 'GET', '/auth/user')).body).toMatchObject({
    userId: account.id,
    name: 'Screener (service account)',
  });
});

test('the tokens of a service account allow at most their scopes and the role of the account', async () => {
  const account = await server.made({ name: 'Narrow', role: 'user' });
  const reader = await server.token(account.id, ['investments:read']);
  const all = await server.token(account.id, ['investments:write', 'audit:read']);
  const flags = { rejected: 1 };
  expect(await server.with(reader.token, 'PATCH', '/auth/investments/1/flags', flags)).toMatchObject({
    status: 403,
  });
  expect((await server.with(reader.token, 'GET', '/auth/investments')).status).toBe(200);
  expect((await server.with(all.token, 'PATCH', '/auth/investments/1/flags', flags)).status).toBe(403);
  expect((await server.with(all.token, 'GET', '/auth/admin/audit')).status).toBe(403);
  expect((await server.change(account, { role: 'admin' })).status).toBe(200);
  expect((await server.with(all.token, 'GET', '/auth/admin/audit')).status).toBe(403);
  const confirm = `/${account.id}/tokens/${all.id}/confirm`;
  expect((await server.accounts('super', 'POST', confirm)).status).toBe(403);
  expect((await server.accounts('admin', 'POST', confirm)).body).toMatchObject({ unconfirmed_scopes: [] });
  expect((await server.with(all.token, 'GET', '/auth/admin/audit')).status).toBe(200);
});

test('a service account cannot create or change accounts, tokens, sessions or second factors', async () => {
  const account = await server.made({ name: 'Mighty' });
  const { token } = await server.token(account.id, TOKEN_SCOPES);
  const one = `/auth/admin/service-accounts/${account.id}`;
  const scopes = ['audit:read'];
  const calls = await Promise.all([
    server.with(token, 'GET', '/auth/admin/service-accounts'),
    server.with(token, 'POST', '/auth/admin/service-accounts', { name: 'x', purpose: 'x', role: 'admin' }),
    server.with(token, 'PUT', one, { ...WHOLE, role: 'admin' }),
    server.with(token, 'DELETE', one),
    server.with(token, 'POST', `${one}/tokens`, { name: 'x', scopes, days: 1 }),
    server.with(token, 'POST', '/auth/api-tokens', { name: 'x', scopes, days: 1 }),
    server.with(token, 'GET', '/auth/sessions'),
    server.with(token, 'POST', '/auth/second-factor', {}),
    server.with(token, 'PATCH', '/auth/user', { first_name: 'Eve' }),
    server.with(token, 'POST', '/auth/change-password/self', {}),
    server.with(token, 'GET', '/auth/notifications'),
    server.with(token, 'PUT', '/auth/investments/1/follow'),
    server.with(token, 'POST', '/auth/register', {}),
    server.with(token, 'POST', '/auth/admin/invitations', {}),
    server.with(token, 'DELETE', `/auth/admin/users/${server.person('user').userId}`),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 403));
});

test('the next request of a disabled service account is refused', async () => {
  const account = await server.made({ name: 'Switch' });
  const { token } = await server.token(account.id, ['investments:read']);
  const status = async () => (await server.with(token, 'GET', '/auth/user')).status;
  expect(await status()).toBe(200);
  const off = await server.change(account, { is_active: false, keep_api_tokens: true });
  expect(off.body.is_active).toBe(false);
  expect(await status()).toBe(401);
  // A request body without this field must not change the other fields.
  expect((await server.change(off.body, { is_active: undefined, purpose: 'Other' })).status).toBe(400);
  expect(await status()).toBe(401);
  await server.change(account, { is_active: true });
  expect(await status()).toBe(200);
});

test('disabling a service account without a choice about its tokens revokes them', async () => {
  const account = await server.made({ name: 'Leaving' });
  const { token } = await server.token(account.id, ['investments:read']);
  expect((await server.change(account, { is_active: false })).body).toMatchObject({ tokens: 0 });
  await server.change(account, { is_active: true });
  expect((await server.with(token, 'GET', '/auth/user')).status).toBe(401);
});

test('the tokens of a service account remain valid after their administrator is deleted', async () => {
  const { email, userId } = await addAccount(server, { role: 'admin' });
  const headers = { authorization: `Bearer ${tokenOf(await login(server, email))}` };
  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, headers, payload });
  const fields = { name: 'Lasting', purpose: 'Stays', role: 'user' };
  const { id } = (await post('/auth/admin/service-accounts', fields)).json<{ id: string }>();
  const given = { name: 'Cron', scopes: ['investments:read'], days: 30 };
  const made = await post(`/auth/admin/service-accounts/${id}/tokens`, given);
  const url = `/auth/admin/users/${userId}`;
  const deleted = await server.app.inject({ method: 'DELETE', url, headers: server.asRole('admin') });
  expect(deleted.statusCode).toBe(204);
  const { token } = made.json<{ token: string }>();
  expect((await server.with(token, 'GET', '/auth/user')).status).toBe(200);
});

test('requests of a service account are limited per token', async () => {
  const account = await server.made({ name: 'Busy' });
  const [busy, other] = [
    await server.token(account.id, ['investments:read']),
    await server.token(account.id, ['investments:read']),
  ];
  const statuses = [];
  for (let n = 0; n < 61; n += 1) statuses.push((await server.with(busy.token, 'GET', '/auth/user')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await server.with(other.token, 'GET', '/auth/user')).status).toBe(200);
  expect((await server.as('admin', 'GET', '/auth/user')).status).toBe(200);
});

test('a service account is not listed, mentioned, assigned or managed like a person', async () => {
  const { id, name } = await server.made({ name: 'Absent' });
  const shown = `${name} (service account)`;
  const lists = await Promise.all([
    server.as('admin', 'GET', '/auth/people?limit=500'),
    server.as('admin', 'GET', '/auth/admin/users?pageSize=500'),
    server.as('admin', 'GET', '/auth/admin/users?q=service'),
    server.as('admin', 'GET', '/auth/investments/filters?filter=assignee'),
  ]);
  expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(JSON.stringify(lists)).not.toContain('service account');
  const note = await server.note('user+w', `Ask @${shown}`, [id]);
  expect(note.body.mentions).toEqual([]);
  expect((await server.work('user+w', { assignee: id })).status).toBe(400);
  const changes = await Promise.all([
    server.as('admin', 'PATCH', `/auth/admin/users/${id}/role`, { role: 'user' }),
    server.as('admin', 'PATCH', `/auth/admin/users/${id}/password`, { newPassword: 'a'.repeat(64) }),
    server.as('admin', 'POST', `/auth/admin/users/${id}/reset-password`),
    server.as('admin', 'POST', `/auth/admin/users/${id}/invitation`, { by: 'link' }),
    server.as('admin', 'DELETE', `/auth/admin/users/${id}`),
  ]);
  expect(changes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('a service account gets no notifications and no digest', async () => {
  const { id } = await server.made({ name: 'Deaf' });
  await server.db.update(users).set({ created_at: '2020-01-01T00:00:00Z' }).where(eq(users.id, id));
  await server.db
    .insert(newsSources)
    .values({ ...BROKEN, url: 'https://broken.example/feed', name: 'Broken' });
  await notificationRounds(server.deps)();
  const { deps } = server;
  await sendDigests({ ...deps, settings: { ...deps.settings, smtpUrl: 'smtp://127.0.0.1:1' } });
  const services = server.db.select({ id: users.id }).from(users).where(eq(users.kind, 'service'));
  expect(await server.db.$count(notifications)).toBeGreaterThan(0);
  const readers = await server.db.transaction(settingsReaders);
  expect([readers.includes(server.person('admin').userId), readers.includes(id)]).toEqual([true, false]);
  expect(await server.db.$count(notifications, inArray(notifications.user_id, services))).toBe(0);
  expect(await server.db.$count(notificationMails, inArray(notificationMails.user_id, services))).toBe(0);
});

test('a service account does not count as a remaining administrator', async () => {
  await server.made({ name: 'Ruler', role: 'admin' });
  const admin = server.person('admin').userId;
  for (const statement of ['delete from users where id = $1', "update users set role = 'user' where id = $1"])
    await expect(server.pool.query(statement, [admin])).rejects.toMatchObject({
      constraint: 'users_keep_an_admin',
    });
  const invited = await prepareFirstAdmin(server.deps);
  expect(invited?.email).not.toContain('service account');
  const { body } = await server.as('admin', 'GET', '/auth/admin/first-steps');
  expect(body.other_people).toBe((await server.db.$count(users, eq(users.kind, 'person'))) - 1);
});

test('an expired or revoked token of a service account is not counted', async () => {
  const account = await server.made({ name: 'Counter' });
  const { id } = await server.token(account.id, ['investments:read']);
  await server.db.update(apiTokens).set({ expires_at: '2020-01-01T00:00:00Z' }).where(eq(apiTokens.id, id));
  const count = async () => (await server.accounts('admin', 'GET', '?q=counter')).body.items[0].tokens;
  expect(await count()).toBe(0);
  const revoked = await server.token(account.id, ['investments:read']);
  expect(await count()).toBe(1);
  await server.accounts('admin', 'DELETE', `/${account.id}/tokens/${revoked.id}`);
  expect(await count()).toBe(0);
  expect(await server.db.$count(apiTokens, eq(apiTokens.user_id, account.id))).toBe(2);
});

const WHOLE = { name: 'x', purpose: 'x', role: 'user', may_edit_investments: false, is_active: true };
const BROKEN = { enabled: true, consecutive_failures: 9, last_error: 'No answer.' };
