import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { digestOf } from '../../identity/sign-in/passwords/password-hash';
import { verifyChain } from '../../audit/verify-chain';
import type { Principal } from '../../platform/http/authorization/principal';
import { addAccount, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/writer-process';
import { eraseById } from './erase-by-id';
import { erasePerson } from './erase-person';

const now = jest.fn(Date.now);
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now });
});
afterAll(() => world.close());

/** Waits until a database transaction is waiting for a lock. */
const untilOneWaits = () =>
  until('one waits', async () => {
    const { rowCount } = await world.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  });

test('the last actions of a person during the erasure do not contain the name', async () => {
  const [admin, person] = [await addAccount(world, { role: 'admin' }), await addAccount(world)];
  const [adminToken, token] = [
    tokenOf(await login(world, admin.email)),
    tokenOf(await login(world, person.email)),
  ];
  const client = await world.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      "insert into audit_events (action, actor_id, ip, after) values ('note_added', $1, '203.0.113.5', $2)",
      [person.userId, { text: `Write to ${person.email}.` }],
    );
    const erased = world.app.inject({
      method: 'POST',
      url: `/auth/admin/users/${person.userId}/erasure`,
      headers: { authorization: `Bearer ${adminToken}` },
      payload: { email: person.email, password: digestOf(PASSWORD), removes_notes: true },
    });
    const answered = erased.then(({ statusCode }) => statusCode);
    while ((await statusWith(world, token)) !== 401);
    await client.query('commit');
    expect(await answered).toBe(204);
  } finally {
    client.release();
  }
  const { rows } = await world.pool.query(
    'select 1 from audit_events e where (actor_id = $1 and ip is not null) or to_jsonb(e)::text like $2',
    [person.userId, `%${person.email}%`],
  );
  expect(rows).toEqual([]);
  await expect(verifyChain(world.db)).resolves.toMatchObject({ broken: null });
});

test('a request whose account is deleted during the request gets 401', async () => {
  const person = await addAccount(world, { role: 'super' });
  const headers = { authorization: `Bearer ${tokenOf(await login(world, person.email))}` };
  const { rows: startups } = await world.pool.query<{ id: string }>(
    "insert into startups (company_name, name_key, search_key) values ('Vela', 'vela', 'vela') returning id",
  );
  const client = await world.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from users where id = $1', [person.userId]);
    const followed = world.app.inject({
      method: 'PUT',
      url: `/auth/investments/${startups[0]?.id}/follow`,
      headers,
    });
    const answered = followed.then(({ statusCode }) => statusCode);
    await untilOneWaits();
    await client.query('commit');
    expect(await answered).toBe(401);
  } finally {
    client.release();
  }
});

test('a request body that arrives after the erasure of its author changes nothing', async () => {
  const [admin, person] = [
    await addAccount(world, { role: 'admin' }),
    await addAccount(world, { role: 'admin' }),
  ];
  const [adminToken, token] = [
    tokenOf(await login(world, admin.email)),
    tokenOf(await login(world, person.email)),
  ];
  const body = JSON.stringify({ parameterName: `Foundation of ${person.email}`, value: 1 });
  const url = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(url.port), url.hostname);
  const answer = once(socket.setEncoding('utf8'), 'data');
  now.mockClear();
  socket.write(
    `POST /auth/admin/parameters HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // The clock is read once for the token and once for its session.
  await until('it is read who asks', () => now.mock.calls.length > 1);
  const erased = await world.app.inject({
    method: 'POST',
    url: `/auth/admin/users/${person.userId}/erasure`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { email: person.email, password: digestOf(PASSWORD), removes_notes: true },
  });
  expect(erased.statusCode).toBe(204);
  socket.write(body.slice(5));
  expect(String(await answer)).toMatch(/^HTTP\/1.1 401 /);
  socket.destroy();
  const { rows } = await world.pool.query(
    'select 1 from audit_events e where (actor_id = $1 and ip is not null) or to_jsonb(e)::text like $2',
    [person.userId, `%${person.email}%`],
  );
  expect(rows).toEqual([]);
});

test('administrators can sign in during an erasure', async () => {
  const [admin, person] = [await addAccount(world, { role: 'admin' }), await addAccount(world)];
  const headers = { authorization: `Bearer ${tokenOf(await login(world, admin.email))}` };
  const client = await world.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table news_readings in share mode');
    const erased = world.app.inject({
      method: 'POST',
      url: `/auth/admin/users/${person.userId}/erasure`,
      headers,
      payload: { email: person.email, password: digestOf(PASSWORD), removes_notes: false },
    });
    const answered = erased.then(({ statusCode }) => statusCode);
    await untilOneWaits();
    expect((await login(world, admin.email)).statusCode).toBe(200);
    await client.query('commit');
    expect(await answered).toBe(204);
  } finally {
    await client.query('rollback'); // releases waiting transactions after a failure
    client.release();
  }
});

test('the operator can erase people by id who returned with a restored backup', async () => {
  const people = [
    await addAccount(world, { name: 'Ottilie Larkspur', first_name: 'Ottilie', last_name: 'Larkspur' }),
    await addAccount(world, { name: 'Odo Larkspur', username: 'olarkspur' }),
  ];
  const [restored = '', deleted = ''] = people.map(({ userId }) => userId);
  const url = `/auth/admin/users/${deleted}`;
  expect((await world.app.inject({ method: 'DELETE', url, headers: world.asRole('admin') })).statusCode).toBe(
    204,
  );
  for (const id of [restored, deleted]) await eraseById(world.deps, id, false);
  const { rows } = await world.pool.query<{ trail: string }>(
    `select string_agg(e::text, ' ') as trail from audit_events e`,
  );
  expect(rows[0]?.trail).not.toMatch(
    new RegExp(['larkspur', ...people.map(({ email }) => email)].join('|'), 'i'),
  );
  expect(await world.pool.query('select from users where id = $1', [restored])).toMatchObject({
    rowCount: 0,
  });
  expect((await verifyChain(world.db)).broken).toBeNull();
  await expect(eraseById(world.deps, restored, false)).rejects.toThrow('no event of the audit trail names');
  await expect(eraseById(world.deps, 'ann@x.ch', false)).rejects.toThrow('not the id of an account');
});

test('the last active admin cannot be erased', async () => {
  const [caller, last] = [await addAccount(world), await addAccount(world, { role: 'admin' })];
  await world.pool.query("update users set account_status = 'disabled' where role = 'admin' and id <> $1", [
    last.userId,
  ]); // simulates a change by another admin between the permission check and the handling of the request
  const principal: Principal = {
    userId: caller.userId,
    sessionId: '',
    email: caller.email,
    role: 'admin',
    scopes: [],
    authTime: 0,
    tokenScopes: null,
  };
  const actor = { userId: caller.userId, sessionId: null, ip: null, requestId: null };
  const asked = { id: last.userId, email: last.email, password: digestOf(PASSWORD), removesNotes: false };
  await expect(erasePerson(world.deps, { principal, actor }, asked)).rejects.toMatchObject({
    statusCode: 409,
  });
  await expect(eraseById(world.deps, last.userId, false)).rejects.toThrow('This is the last active admin.');
  const { rows } = await world.pool.query(
    "select after ->> 'asked' as asked, u.account_status from audit_events e join users u on u.id::text = e.target_id where action = 'user_change_refused' and u.id = $1",
    [last.userId],
  );
  expect(rows).toEqual([{ asked: 'erasePerson', account_status: 'active' }]);
});
