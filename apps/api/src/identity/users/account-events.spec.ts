import { asc } from 'drizzle-orm';
import { digestOf } from '../sign-in/passwords/password-hash';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { users } from '../../platform/db/schema/users.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { GIVEN, onAccount, register, registration } from '../../testing/account-calls';
import { addAccount, login, statusWith, tokenOf } from '../../testing/accounts';
import { usersApp } from './users.fixture';

let server: Awaited<ReturnType<typeof usersApp>>;
beforeAll(async () => {
  server = await usersApp();
});
afterAll(() => server.close());

describe('audit trail of accounts', () => {
  test('the audit trail records each account change with before, after and actor, and without secrets', async () => {
    const body = registration();
    const { id } = (await register(server, 'admin', body)).json();
    const lastFields = async () => {
      const event = await server.lastEvent(id);
      return [event?.action, event?.before, event?.after, event?.actor_id];
    };
    const by = server.person('admin').userId;
    const { email, username, name, role } = body;
    expect(await lastFields()).toEqual(['user_registered', null, { email, username, name, role }, by]);
    await server.change('setUserRole', id, { role: 'super' });
    expect(await lastFields()).toEqual(['user_role_changed', { role: 'user' }, { role: 'super' }, by]);
    await server.change('setUserScopes', id, { scopes: ['investments:write'] });
    expect(await lastFields()).toEqual([
      'user_scopes_changed',
      { scopes: [] },
      { scopes: ['investments:write'] },
      by,
    ]);
    await server.change('setUserStatus', id, { accountStatus: 'disabled' });
    expect(await lastFields()).toEqual([
      'user_status_changed',
      { accountStatus: 'active' },
      { accountStatus: 'disabled' },
      by,
    ]);
    await server.change('setUserPassword', id);
    expect(await lastFields()).toEqual(['user_password_set', null, null, by]);
    await server.change('deleteUser', id);
    const was = {
      email,
      username,
      name,
      role: 'super',
      scopes: ['investments:write'],
      accountStatus: 'disabled',
    };
    expect(await lastFields()).toEqual(['user_deleted', was, null, by]);
    const all = JSON.stringify(await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id)));
    for (const secret of [GIVEN, digestOf(GIVEN), 'argon2', 'tmpToken']) expect(all).not.toContain(secret);
  });

  test('the audit trail of an account remains unchanged when its actor is deleted', async () => {
    const { email, userId } = await addAccount(server, { role: 'admin' });
    const { userId: other } = await addAccount(server);
    await onAccount(server, 'setUserRole', tokenOf(await login(server, email)), other, { role: 'super' });
    const before = await server.lastEvent(other);
    expect((await server.change('deleteUser', userId)).statusCode).toBe(204);
    expect([before?.actor_id, await server.lastEvent(other)]).toEqual([userId, before]);
    expect(await server.lastEvent(userId)).toMatchObject({
      action: 'user_deleted',
      before: { email, name: 'A Person' },
    });
  });

  test('the audit trail shows a deleted person by email', async () => {
    const { email, userId } = await addAccount(server, { role: 'admin', name: 'Gone Away' });
    const { userId: other } = await addAccount(server);
    await onAccount(server, 'setUserRole', tokenOf(await login(server, email)), other, { role: 'super' });
    await server.change('deleteUser', userId);
    const events = async (query: string) =>
      (await server.app.inject({ url: `/auth/admin/audit?${query}`, headers: server.asRole('admin') })).json()
        .items;
    expect(await events(`person=${email.slice(0, 15)}&action=user_role_changed`)).toEqual([
      expect.objectContaining({ actor: { id: userId, email }, target_id: other }),
    ]);
    expect((await events(`targetId=${userId}&action=login`))[0].target_name).toBe(email);
  });

  test('the audit trail also records refused account changes, with the reason', async () => {
    const { userId } = await addAccount(server, { role: 'admin' });
    await server.change('deleteUser', userId, undefined, 'super');
    expect(await server.lastEvent(userId)).toMatchObject({
      action: 'user_change_refused',
      actor_id: server.person('super').userId,
      after: { asked: 'deleteUser', status: 403, reason: 'This account has a role that is not below yours.' },
    });
  });
});

test('an account request without a change creates no event and ends no session', async () => {
  const { email, userId } = await addAccount(server);
  const token = tokenOf(await login(server, email));
  const before = await server.lastEvent(userId);
  await server.change('setUserRole', userId, { role: 'user' });
  await server.change('setUserStatus', userId, { accountStatus: 'active' });
  await server.change('setUserScopes', userId, { scopes: [] });
  expect([await statusWith(server, token), await server.lastEvent(userId)]).toEqual([200, before]);
});

test('a failure at any point of an account change undoes the whole change', async () => {
  const { userId } = await addAccount(server);
  await server.pool.query(
    "create function refuse_event() returns trigger language plpgsql as $$ begin raise 'no room'; end $$",
  );
  await server.pool.query(
    'create trigger refuse_event before insert on audit_events for each row execute function refuse_event()',
  );
  const [before, waiting] = [
    await server.db.select().from(users).orderBy(users.id),
    await server.db.$count(outbox),
  ];
  for (const call of [
    'setUserRole',
    'setUserPassword',
    'setUserStatus',
    'setUserScopes',
    'deleteUser',
    'resetUserPassword',
  ] as const) {
    expect(
      (await server.change(call, userId, call === 'setUserRole' ? { role: 'super' } : undefined)).statusCode,
    ).toBe(500);
  }
  expect((await register(server, 'admin', registration())).statusCode).toBe(500);
  await server.pool.query('drop trigger refuse_event on audit_events; drop function refuse_event()');
  expect([await server.db.select().from(users).orderBy(users.id), await server.db.$count(outbox)]).toEqual([
    before,
    waiting,
  ]);
});
