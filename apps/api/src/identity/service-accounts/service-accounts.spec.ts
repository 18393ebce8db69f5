import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { serviceApp } from './service-accounts.fixture';

let server: Awaited<ReturnType<typeof serviceApp>>;
beforeAll(async () => {
  server = await serviceApp();
});
afterAll(() => server.close());

const eventsOf = (id: string) =>
  server.db.select().from(auditEvents).where(eq(auditEvents.target_id, id)).orderBy(auditEvents.id);

test('an administrator creates, changes and deletes a service account, each with an audit event', async () => {
  const account = await server.made({ name: ' Reports ', role: 'super' });
  expect(account).toEqual({
    id: expect.any(String),
    name: 'Reports',
    purpose: 'Copies decisions to the CRM',
    role: 'super',
    may_edit_investments: false,
    is_active: true,
    tokens: 0,
    last_used_at: null,
    created_at: expect.stringMatching(/Z$/),
    version: 1,
  });
  const changed = await server.change(account, { purpose: 'Weekly figures', may_edit_investments: true });
  expect(changed).toMatchObject({
    status: 200,
    body: { purpose: 'Weekly figures', may_edit_investments: true, version: 2 },
  });
  expect((await server.change(changed.body, {})).body.version).toBe(2);
  expect(await server.change(account, { name: 'Other' }, { 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { current: { purpose: 'Weekly figures', version: 2 }, changed_by: 'admin' },
  });
  expect((await server.accounts('admin', 'DELETE', `/${account.id}`)).status).toBe(204);
  expect((await server.accounts('admin', 'DELETE', `/${account.id}`)).status).toBe(404);
  const events = await eventsOf(account.id);
  expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual(
    ['created', 'updated', 'deleted'].map((act) => [`service_account_${act}`, server.person('admin').userId]),
  );
  expect(events[1]).toMatchObject({
    before: { purpose: 'Copies decisions to the CRM', scopes: [] },
    after: { purpose: 'Weekly figures', scopes: ['investments:write'] },
  });
});

test('startups that another release assigned to a service account become unassigned when it is deleted', async () => {
  const { id } = await server.made({ name: 'Assigned' });
  await server.db.insert(startupWork).values({ startup_id: 1, assignee_id: id });
  expect((await server.accounts('admin', 'DELETE', `/${id}`)).status).toBe(204);
  const [work] = await server.db.select().from(startupWork).where(eq(startupWork.startup_id, 1));
  expect(work?.assignee_id).toBeNull();
  const [changed] = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'work_changed'));
  expect(changed?.before).toMatchObject({ assignee: 'Assigned (service account)', assignee_id: id });
});

test('the list of service accounts is sorted by name, searchable and paged', async () => {
  const a = await server.made({ name: 'Zulu feed' });
  const b = await server.made({ name: 'alpha feed' });
  const first = await server.token(a.id, ['investments:read']);
  await server.token(a.id, ['audit:read']);
  await server.with(first.token, 'GET', '/auth/user');
  const { body } = await server.accounts('admin', 'GET', '?q=FEED');
  expect(body.items.map(({ id, tokens }: { id: string; tokens: number }) => [id, tokens])).toEqual([
    [b.id, 0],
    [a.id, 2],
  ]);
  expect(body.items[1].last_used_at).toMatch(/Z$/);
  expect((await server.accounts('admin', 'GET', '?q=feed&pageSize=1&page=2')).body).toMatchObject({
    items: [{ id: a.id }],
    total: 2,
  });
  expect((await server.accounts('admin', 'DELETE', `/${a.id}/tokens/${first.id}`)).status).toBe(204);
  expect((await server.accounts('admin', 'GET', '?q=zulu')).body.items[0].tokens).toBe(1);
  expect((await server.accounts('admin', 'GET', `/${a.id}/tokens`)).body.total).toBe(1);
  expect((await server.with(first.token, 'GET', '/auth/user')).status).toBe(401);
});

test('two service accounts never share a name, even when created or renamed at the same time', async () => {
  const account = await server.made({ name: 'Mirror' });
  const other = await server.made({ name: 'Copy' });
  expect(await server.accounts('admin', 'POST', '', { name: ' MIRROR', purpose: 'x', role: 'user' })).toEqual(
    {
      status: 409,
      body: { error: "There is a service account 'MIRROR' already." },
    },
  );
  expect((await server.change(other, { name: 'mirror' })).status).toBe(409);
  const renamed = await Promise.all([account, other].map((one) => server.change(one, { name: 'Echo' })));
  expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['no name', { name: '  ' }],
  ['an unreadable name', { name: 'CR\u202eM' }],
  ['no purpose', { purpose: ' ' }],
  ['an unknown role', { role: 'owner' }],
  ['a password', { password: 'heron-lamp-quartz-17' }],
])('a service account with %s is refused', async (_what, given) => {
  const fields = { name: 'Valid', purpose: 'Valid', role: 'user', ...given };
  expect((await server.accounts('admin', 'POST', '', fields)).status).toBe(400);
});

test('routes for service accounts cannot reach tokens of people, and routes for people cannot reach theirs', async () => {
  const { userId } = server.person('user');
  const account = await server.made({ name: 'Prober' });
  const own = await server.app.inject({
    method: 'POST',
    url: '/auth/api-tokens',
    headers: server.asRole('user'),
    payload: { name: 'Own', scopes: ['investments:read'], days: 1 },
  });
  const calls = await Promise.all([
    server.accounts('admin', 'GET', `/${userId}/tokens`),
    server.accounts('admin', 'POST', `/${userId}/tokens`, { name: 'x', scopes: ['audit:read'], days: 1 }),
    server.accounts('admin', 'DELETE', `/${account.id}/tokens/${own.json<{ id: string }>().id}`),
    server.accounts('admin', 'DELETE', `/${userId}`),
    server.change({ ...account, id: userId }, { role: 'user' }),
    server.accounts('admin', 'GET', '/not-an-id/tokens'),
  ]);
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('the audit trail still names a deleted service account', async () => {
  const account = await server.made({ name: 'Weigher' });
  const { token } = await server.token(account.id, ['scoring:write']);
  const made = await server.with(token, 'POST', '/auth/admin/parameters', {
    parameterName: 'Tern Prize',
    value: 2,
  });
  expect(made.status).toBe(201);
  const trail = async () =>
    (await server.as('admin', 'GET', '/auth/admin/audit?person=weigher&action=parameter_created')).body.items;
  const named = [{ actor: { id: account.id, email: 'Weigher (service account)' } }];
  expect(await trail()).toMatchObject(named);
  await server.accounts('admin', 'DELETE', `/${account.id}`);
  expect(await trail()).toMatchObject(named);
  expect((await server.with(token, 'GET', '/auth/user')).status).toBe(401);
  const [created] = await eventsOf(account.id);
  expect(created?.action).toBe('service_account_created');
  expect(await server.db.$count(users, eq(users.id, account.id))).toBe(0);
});
