import { AUDIT_ACTIONS } from '@vaglio/access-control';
import { recordEvent, type Actor, type AuditEntry } from '../../audit/audit-event';
import { users } from '../../platform/db/schema/users.table';
import { formerMask } from '../../identity/sign-in/former-mask.fixture';
import { maskedEmail } from '../../identity/sign-in/masked-email';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { storeParameters, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof testApp>>;
let startupId: number;
beforeAll(async () => {
  server = await testApp();
  [startupId = 0] = await storeStartups(server.db, [{ company_name: 'Vela' }]);
  await storeParameters(server.db, { 'fif grant': 2 });
  const ann = server.person('admin').userId;
  await record(null, { action: 'login_failed', target: { type: 'email', id: 'masked' } });
  await record(ann, {
    action: 'startup_flags_set',
    target: { type: 'startup', id: String(startupId) },
    before: { rejected: 0 },
    after: { rejected: 1 },
  });
  await record(ann, {
    action: 'parameter_deleted',
    target: { type: 'parameter', id: 'gone' },
    before: { parameterName: 'Gone' },
  });
  await record(server.person('super').userId, {
    action: 'parameter_updated',
    target: { type: 'parameter', id: 'fif-grant' },
    before: { value: 1 },
    after: { value: 2 },
  });
});
afterAll(() => server.close());

function record(userId: string | null, entry: AuditEntry): Promise<void> {
  const actor: Actor = { userId, sessionId: null, ip: '10.0.0.1', requestId: 'r' };
  return server.db.transaction((tx) => recordEvent(tx, actor, entry));
}

async function list(query = '') {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/auth/admin/audit${query}`,
    headers: server.asRole('super'),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const actions = async (query: string) =>
  (await list(query)).body.items.map(({ action }: { action: string }) => action);

test('audit events are listed newest first, with actor and target name, even of deleted targets', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 4, page: 1, pageSize: 20 });
  expect(body.items).toEqual(
    [
      {
        action: 'parameter_updated',
        target_name: 'fif grant',
        target_exists: true,
        before: { value: 1 },
        after: { value: 2 },
      },
      {
        action: 'parameter_deleted',
        target_name: 'Gone',
        target_exists: false,
        before: { parameterName: 'Gone' },
        after: null,
      },
      {
        action: 'startup_flags_set',
        target_type: 'startup',
        target_id: String(startupId),
        target_name: 'Vela',
        target_exists: true,
        ip: '10.0.0.1',
        request_id: 'r',
        actor: { id: server.person('admin').userId, email: 'admin@vaglio.example' },
      },
      { action: 'login_failed', actor: null, target_name: null, target_exists: false },
    ].map((item) => expect.objectContaining(item)),
  );
});

test.each([
  ['?person=super@', ['parameter_updated']],
  ['?person=SUPER@VAGLIO', ['parameter_updated']],
  ['?person=%25', []],
  ['?action=login_failed', ['login_failed']],
  ['?targetType=parameter', ['parameter_updated', 'parameter_deleted']],
  ['?targetType=parameter&targetId=gone', ['parameter_deleted']],
  ['?from=2100-01-01T00:00:00Z', []],
  ['?to=2100-01-01T00:00:00Z&action=login_failed', ['login_failed']],
  ['?pageSize=1&page=2', ['parameter_deleted']],
])('the audit filter %s returns %j', async (query, expected) =>
  expect(await actions(query)).toEqual(expected),
);

test('the audit events of a person are found by id, even after the account is deleted', async () => {
  const [gone] = await server.db
    .insert(users)
    .values({ email: 'x', email_key: 'x', username: 'x', name: 'x', role: 'user' })
    .returning();
  await record(gone?.id ?? '', { action: 'logout' });
  await server.pool.query('delete from users where id = $1', [gone?.id]);
  const { body } = await list(`?person=${gone?.id}`);
  expect(body.items).toEqual([
    expect.objectContaining({ action: 'logout', actor: { id: gone?.id, email: null } }),
  ]);
});

test.each(['present', 'deleted'])(
  'the audit events of a %s account are found by both forms of an international email domain',
  async (state) => {
    const email = `${state}@xn--mller-kva.example`;
    const [account] = await server.db
      .insert(users)
      .values({ email, email_key: email, username: 'x', name: 'x', role: 'user' })
      .returning();
    const id = account?.id ?? '';
    await record(id, { action: 'logout' });
    await record(null, { action: 'user_deleted', target: { type: 'user', id }, before: { email } });
    if (state === 'deleted') await server.pool.query('delete from users where id = $1', [id]);
    for (const text of [email, `${state}@Müller.example`, `${state.toUpperCase()}@`])
      expect(await actions(`?person=${encodeURIComponent(text)}`)).toEqual(['logout']);
    expect((await list(`?person=${encodeURIComponent('Müller')}`)).body.items[0].actor.id).toBe(id);
  },
);

test('an audit export continues after the last id, so that new events are neither repeated nor skipped', async () => {
  const all = (await list('?pageSize=500')).body.items.map(({ id }: { id: string }) => id);
  const read: string[] = [];
  for (let olderThan = ''; read.length < all.length; olderThan = `&olderThan=${read.at(-1)}`) {
    read.push(...(await list(`?pageSize=2${olderThan}`)).body.items.map(({ id }: { id: string }) => id));
    await record(null, { action: 'logout' });
  }
  expect(read).toEqual(all);
});

test('a failed sign-in shows the account whose email was used', async () => {
  const { audit } = server.deps.keys;
  const failed = async (email: string) => {
    const id = maskedEmail(email, audit);
    await record(null, { action: 'login_failed', target: { type: 'email', id } });
    return (await list('?action=login_failed&pageSize=10')).body.items[0].target_name;
  };
  expect(await failed('ADMIN@vaglio.example')).toBe('admin@vaglio.example');
  expect(await failed('nobody@vaglio.example')).toBeNull();
  const email = 'zoe@xn--mller-kva.example';
  await server.db.insert(users).values({ email, email_key: email, username: 'z', name: 'z', role: 'user' });
  for (const id of [maskedEmail(email, audit), formerMask('zoe@müller.example', audit)]) {
    await record(null, { action: 'login_failed', target: { type: 'email', id } });
    expect((await list('?action=login_failed&pageSize=1')).body.items[0].target_name).toBe(email);
  }
});

test.each(['?from=yesterday', '?pageSize=501', '?olderThan=0', '?colour=red'])(
  'the audit query %s is refused',
  async (query) => expect((await list(query)).status).toBe(400),
);

test('the audit filters offer the existing actions and target types', async () => {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/auth/admin/audit/choices',
    headers: server.asRole('super'),
  });
  const present = [
    ...new Set((await server.db.select().from(auditEvents)).map(({ action }) => action)),
  ].sort();
  expect(answer.json()).toEqual({
    actions: present,
    target_types: ['email', 'parameter', 'startup', 'user'],
  });
});

test('every audit action of the server has a label', async () => {
  expect(
    (await server.db.select().from(auditEvents)).filter(({ action }) => !(action in AUDIT_ACTIONS)),
  ).toEqual([]);
});
