import { AUDIT_ACTIONS } from '@vaglio/access-control';
import { recordEvent, type Actor, type AuditEntry } from '../../audit/audit-event';
import { users } from '../../platform/db/schema/users.table';
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

test('events are listed newest first, with who acted and what the target is called, or was', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 4, page: 1, pageSize: 20 });
  expect(body.items).toEqual(
    [
      { action: 'parameter_updated', target_name: 'fif grant', before: { value: 1 }, after: { value: 2 } },
      { action: 'parameter_deleted', target_name: 'Gone', before: { parameterName: 'Gone' }, after: null },
      {
        action: 'startup_flags_set',
        target_type: 'startup',
        target_id: String(startupId),
        target_name: 'Vela',
        ip: '10.0.0.1',
        request_id: 'r',
        actor: { id: server.person('admin').userId, email: 'admin@vaglio.example' },
      },
      { action: 'login_failed', actor: null, target_name: null },
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
])('the filter %s leaves %j', async (query, expected) => expect(await actions(query)).toEqual(expected));

test('a person is found by id, also when the account is gone', async () => {
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

test('an export reads on by the last id, so that events that arrive meanwhile neither double nor hide one', async () => {
  const all = (await list('?pageSize=500')).body.items.map(({ id }: { id: string }) => id);
  const read: string[] = [];
  for (let olderThan = ''; read.length < all.length; olderThan = `&olderThan=${read.at(-1)}`) {
    read.push(...(await list(`?pageSize=2${olderThan}`)).body.items.map(({ id }: { id: string }) => id));
    await record(null, { action: 'logout' });
  }
  expect(read).toEqual(all);
});

test('a failed sign-in is that of an account when its address is one', async () => {
  const { audit } = server.deps.keys;
  const failed = async (email: string) => {
    const id = maskedEmail(email, audit);
    await record(null, { action: 'login_failed', target: { type: 'email', id } });
    return (await list('?action=login_failed&pageSize=10')).body.items[0].target_name;
  };
  expect(await failed('ADMIN@vaglio.example')).toBe('admin@vaglio.example');
  expect(await failed('nobody@vaglio.example')).toBeNull();
});

test.each(['?from=yesterday', '?pageSize=501', '?olderThan=0', '?colour=red'])(
  '%s is refused',
  async (query) => expect((await list(query)).status).toBe(400),
);

test('the choices are the actions and types of targets there are', async () => {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/auth/admin/audit/choices',
    headers: server.asRole('super'),
  });
  const present = [
    ...new Set((await server.db.select().from(auditEvents)).map(({ action }) => action)),
  ].sort();
  expect(answer.json()).toEqual({ actions: present, target_types: ['email', 'parameter', 'startup'] });
});

test('every event of the server has a label', async () => {
  expect(
    (await server.db.select().from(auditEvents)).filter(({ action }) => !(action in AUDIT_ACTIONS)),
  ).toEqual([]);
});
