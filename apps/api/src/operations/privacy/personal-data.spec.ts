import { verifyChain } from '../../audit/verify-chain';
import { digestOf } from '../../identity/sign-in/passwords/password-hash';
import { formerMask } from '../../identity/sign-in/former-mask.fixture';
import { addAccount, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { OTHER_COLUMNS } from './other-columns';
import { PERSON_PARTS } from './person-parts';

type Document = { person: string; parts: { name: string; about: string; rows: Record<string, unknown>[] }[] };

let world: Awaited<ReturnType<typeof testApp>>;
let later = 0;
beforeAll(async () => {
  world = await testApp({ now: () => Date.now() + later });
});
afterAll(() => world.close());

/** Adds an account with a password and signs it in. */
async function enter(overrides: Parameters<typeof addAccount>[1] = {}) {
  const account = await addAccount(world, overrides);
  const token = tokenOf(await login(world, account.email));
  return { ...account, headers: { authorization: `Bearer ${token}` } };
}

const proof = { password: digestOf(PASSWORD) };
const rowsOf = (document: Document, name: string) =>
  document.parts.find((part) => part.name === name)?.rows ?? [];

test('every column that could name a person is in the export of personal data or has a documented reason', async () => {
  const { rows } = await world.pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')
      and (data_type in ('uuid', 'jsonb') or (data_type = 'text'
        and column_name ~ 'mail|^(first_|last_|user)?name$|person|user|actor|author|(^|_)owner|_by$|^ip$|agent|recipient|subject|^key$|^target'))
    order by 1, 2`);
  const covered = new Set(PERSON_PARTS.flatMap(({ table, by }) => by.map((column) => `${table}.${column}`)));
  const shown = new Set(
    PERSON_PARTS.flatMap(({ table, shows }) => shows.map((column) => `${table}.${column}`)),
  );
  const isKnown = (table: string, column: string) =>
    column === 'lease_owner' || // identifies a process
    [`${table}.${column}`, table].some((name) => name in OTHER_COLUMNS) ||
    covered.has(`${table}.${column}`) ||
    shown.has(`${table}.${column}`);
  const unknown = rows.filter(({ table, column }) => !isKnown(table, column));
  expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  const present = new Set(rows.flatMap(({ table, column }) => [table, `${table}.${column}`]));
  expect(Object.keys(OTHER_COLUMNS).filter((name) => !present.has(name))).toEqual([]);
});

test('after confirming the password, a person gets an export of all rows about them', async () => {
  const person = await enter({ name: 'Ann Muster', first_name: 'Ann', last_name: 'Muster' });
  await world.app.inject({
    method: 'POST',
    url: '/auth/api-tokens',
    headers: person.headers,
    payload: { name: 'Sync', scopes: ['investments:read'], days: 1 },
  });
  await world.app.inject({
    method: 'PATCH',
    url: '/auth/user',
    headers: person.headers,
    payload: { time_zone: 'Europe/Zurich' },
  });
  const take = (payload: object) =>
    world.app.inject({ method: 'POST', url: '/auth/user/data-export', headers: person.headers, payload });
  expect((await take({})).statusCode).toBe(403);
  expect((await take({ password: digestOf('another') })).statusCode).toBe(400);
  const answer = await take(proof);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const document: Document = answer.json();
  expect(document.parts.map(({ name }) => name)).toEqual(PERSON_PARTS.map(({ name }) => name));
  expect(rowsOf(document, 'account')).toMatchObject([{ email: person.email, time_zone: 'Europe/Zurich' }]);
  expect(rowsOf(document, 'sessions')).toHaveLength(1);
  expect(rowsOf(document, 'api_tokens')).toMatchObject([{ name: 'Sync', revoked_at: null }]);
  expect(rowsOf(document, 'audit_events').map(({ action }) => action)).toEqual([
    'login',
    'api_token_created',
    'profile_changed',
    'password_change_failed',
    'person_data_exported',
  ]);
  const { rows } = await world.pool.query<{ secret: string }>(
    `select unnest(array[u.password_hash, s.nonce, s.device_hash, t.token_hash]) as secret
    from users u join sessions s on s.user_id = u.id join api_tokens t on t.user_id = u.id where u.id = $1`,
    [person.userId],
  );
  expect(rows).toHaveLength(4);
  expect(rows.filter(({ secret }) => answer.body.includes(secret))).toEqual([]);
});

test('an administrator’s export of a person’s data contains nothing about other people', async () => {
  const [person, admin] = [await enter(), await enter({ role: 'admin', name: 'Bea Admin' })];
  const onPerson = `/auth/admin/users/${person.userId}`;
  await world.app.inject({
    method: 'PATCH',
    url: `${onPerson}/scopes`,
    headers: admin.headers,
    payload: { scopes: ['investments:write'] },
  });
  const take = (headers: object, id = person.userId) =>
    world.app.inject({
      method: 'POST',
      url: `/auth/admin/users/${id}/data-export`,
      headers: { ...headers },
      payload: proof,
    });
  const [refused, own] = [await take(world.asRole('super')), await take(admin.headers, admin.userId)];
  expect([refused.statusCode, own.statusCode]).toEqual([403, 403]);
  const document: Document = (await take(admin.headers)).json();
  const changed = rowsOf(document, 'audit_events').find(({ action }) => action === 'user_scopes_changed');
  expect(changed).toMatchObject({ was_you: false, ip: null, session_id: null, actor_id: admin.userId });
  const ofAdmin = await world.app.inject({
    method: 'POST',
    url: '/auth/user/data-export',
    headers: admin.headers,
    payload: proof,
  });
  const done = rowsOf(ofAdmin.json(), 'audit_events').find(({ action }) => action === 'user_scopes_changed');
  expect(done).toMatchObject({ was_you: true, target_id: person.userId, before: null, after: null });
  const headers = { authorization: `Bearer ${tokenOf(await login(world, person.email))}` };
  const seen = await world.app.inject({ url: '/auth/user/data-exports', headers });
  expect(seen.json()).toEqual({
    items: [{ at: expect.stringMatching(/Z$/), by: 'Bea Admin', is_own: false }],
  });
});

test('the reading history and network address of a person are only in their own export', async () => {
  const [person, other] = [await enter(), await enter()];
  const actor = { userId: other.userId, sessionId: null, ip: '203.0.113.7', requestId: null };
  await world.pool.query(
    `insert into imports (file_name, size, state, created_by, committed_by, actor) values ('list.csv', 1, 'committed', $1, $2, $3)`,
    [person.userId, other.userId, actor],
  );
  await world.pool.query(
    `insert into notifications (user_id, actor_id, kind, cause, in_inbox, mail, read_at) values ($1, $2, 'mentioned', 'a', true, 'now', now())`,
    [other.userId, person.userId],
  );
  const takenBy = async ({ headers }: typeof person) => {
    const taken = { method: 'POST', url: '/auth/user/data-export', headers, payload: proof } as const;
    const document = (await world.app.inject(taken)).json<Document>();
    return ['imports', 'notifications'].map((name) => rowsOf(document, name)[0]);
  };
  expect(await takenBy(person)).toMatchObject([{ actor: null }, { mail: null, read_at: null }]);
  expect(await takenBy(other)).toMatchObject([{ actor }, { mail: 'now', read_at: expect.any(String) }]);
});

test('a person without a password can export their data within ten minutes of their sign-in', async () => {
  const { person, asRole } = world;
  const take = () =>
    world.app.inject({ method: 'POST', url: '/auth/user/data-export', headers: asRole('user'), payload: {} });
  expect((await take()).json<Document>().person).toBe(person('user').userId);
  later = 10 * 60_000;
  expect((await take()).statusCode).toBe(403);
  later = 0;
});

test('the name and email of an erased person are in no table', async () => {
  const admin = await enter({ role: 'admin' });
  const names = { name: 'Zoë Quillfeather', first_name: 'Zoë', last_name: 'Quillfeather' };
  const person = await enter({ ...names, username: 'zquill', scopes: ['investments:write'] });
  await login(world, person.email.toUpperCase(), digestOf('wrong'));
  await world.app.inject({
    method: 'PATCH',
    url: '/auth/user',
    headers: person.headers,
    payload: { first_name: 'Zora', time_zone: 'Europe/Lisbon' },
  });
  const { rows: startups } = await world.pool.query<{ id: string }>(
    "insert into startups (company_name, name_key, search_key) values ('Vela', 'vela', 'vela') returning id",
  );
  const startup = `/auth/investments/${startups[0]?.id}`;
  const noted = await world.app.inject({
    method: 'POST',
    url: `${startup}/notes`,
    headers: person.headers,
    payload: { text: 'They called back.' },
  });
  expect(noted.statusCode).toBe(201);
  const mentioning = await world.app.inject({
    method: 'POST',
    url: `${startup}/notes`,
    headers: admin.headers,
    payload: { text: '@Zora Quillfeather, is that so?', mentions: [person.userId] },
  });
  expect(mentioning.json()).toMatchObject({ mentions: [{ id: person.userId }] });
  await world.pool.query(
    "insert into audit_events (action, target_type, target_id, ip) values ('user_role_changed', 'user', $1, '203.0.113.9')",
    [person.userId],
  ); // like a sign-in with a provider that assigns a role
  const erase = (payload: object) =>
    world.app.inject({
      method: 'POST',
      url: `/auth/admin/users/${person.userId}/erasure`,
      headers: admin.headers,
      payload: { ...proof, removes_notes: true, email: person.email, ...payload },
    });
  expect((await erase({ email: 'another@x.ch' })).statusCode).toBe(400);
  expect((await erase({ password: digestOf('wrong') })).statusCode).toBe(400);
  expect((await erase({})).statusCode).toBe(204);
  const { rows: tables } = await world.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await world.pool.query(`select 1 from "${name}" t where to_jsonb(t)::text ~* $1`, [
      `quillfeather|zquill|zora|Zoë|lisbon|called back|203\\.0\\.113\\.9|${person.email}`,
    ]);
    if (rows.length > 0) traces.push(name);
  }
  expect(traces).toEqual([]);
  const { rows: acts } = await world.pool.query('select ip from audit_events where actor_id = $1', [
    person.userId,
  ]);
  expect(acts.length).toBeGreaterThan(2);
  expect(acts.filter(({ ip }) => ip !== null)).toEqual([]);
  const proved = await verifyChain(world.db);
  expect([proved.broken, proved.redacted > 2]).toEqual([null, true]);
  const trail = await world.app.inject({ url: '/auth/admin/audit?pageSize=3', headers: admin.headers });
  expect(trail.body).toContain('Former colleague');
});

test('failed sign-ins that versions before 0.4 masked are in a person’s export', async () => {
  const [person, admin] = [await enter(), await enter({ role: 'admin' })];
  const [email, former] = ['zoe@xn--mller-kva.example', 'zoe@müller.example'];
  await world.pool.query('update users set email = $2, email_key = $2 where id = $1', [person.userId, email]);
  const mask = formerMask(former, world.deps.keys.audit);
  await world.pool.query(
    "insert into audit_events (action, target_type, target_id) values ('login_failed', 'email', $1)",
    [mask],
  );
  const taken = await world.app.inject({
    method: 'POST',
    url: '/auth/user/data-export',
    headers: person.headers,
    payload: proof,
  });
  expect(rowsOf(taken.json(), 'audit_events').map(({ action }) => action)).toContain('login_failed');
  const erased = await world.app.inject({
    method: 'POST',
    url: `/auth/admin/users/${person.userId}/erasure`,
    headers: admin.headers,
    payload: { ...proof, removes_notes: false, email },
  });
  expect(erased.statusCode).toBe(204);
  const { rows } = await world.pool.query('select from audit_events where target_id = $1', [mask]);
  expect(rows).toEqual([]);
});

test('an erasure changes each event once, and an invented erasure does not count as proof', async () => {
  const change = "update audit_events set ip = '10.9.9.9' where id = (select min(id) from audit_events)";
  await expect(world.pool.query(change)).rejects.toThrow('append-only');
  const client = await world.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('vaglio.redaction', gen_random_uuid()::text, true)");
    await expect(client.query("update audit_events set action = 'login'")).rejects.toThrow('append-only');
    await client.query('rollback');
    await client.query('begin');
    await client.query("select set_config('vaglio.redaction', gen_random_uuid()::text, true)");
    await client.query(change);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect((await verifyChain(world.db)).broken).not.toBeNull();
});

test('people cannot erase themselves, and a super user cannot erase other people', async () => {
  const admin = await enter({ role: 'admin' });
  const payload = { ...proof, email: admin.email, removes_notes: false };
  const url = `/auth/admin/users/${admin.userId}/erasure`;
  const own = await world.app.inject({ method: 'POST', url, headers: admin.headers, payload });
  const bySuper = await world.app.inject({ method: 'POST', url, headers: world.asRole('super'), payload });
  expect([own.statusCode, bySuper.statusCode]).toEqual([403, 403]);
});
