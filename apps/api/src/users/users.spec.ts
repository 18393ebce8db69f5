import { asc, desc, eq } from 'drizzle-orm';
import { digestOf } from '../auth/password-hash';
import { auditEvents } from '../audit/audit-events.table';
import { rateLimits } from '../auth/rate-limits.table';
import { outbox } from '../outbox/outbox.table';
import { users } from './users.table';
import { maskedEmail } from '../auth/masked-email';
import { GIVEN, mailsTo, onAccount, register, registration } from '../testing/account-calls';
import { addAccount, login, PASSWORD, statusWith, tokenOf } from '../testing/accounts';
import { testApp, TEST_SETTINGS, type ActorName } from '../testing/test-app';

const OWN = digestOf('otter-violin-canyon-42');
const EASY = 'This password is too easy to guess. Please choose another one.';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ settings: { ...TEST_SETTINGS, port: 4000 } });
});
afterAll(() => world.close());

const list = async (query: string, actor: ActorName = 'admin') =>
  await world.app.inject({ url: `/auth/admin/users${query}`, headers: world.asRole(actor) });

const on = (
  call: Parameters<typeof onAccount>[1],
  id: string,
  payload?: object,
  actor: ActorName = 'admin',
) => onAccount(world, call, world.person(actor).token, id, payload);

async function lastEvent(userId: string) {
  const [event] = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.target_id, userId))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return event;
}

describe('the list', () => {
  test('tells of each account what an admin needs, and nothing of passwords', async () => {
    const { email, userId } = await addAccount(world, { scopes: ['investments:write'] });
    const answer = await list(`?q=${email.toUpperCase()}`);
    expect(answer.json()).toEqual({
      items: [
        {
          id: userId,
          userId,
          email,
          username: 'person',
          name: 'A Person',
          role: 'user',
          accountStatus: 'active',
          scopes: ['investments:write'],
          last_sign_in_at: null,
          created_at: expect.stringMatching(/Z$/),
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
    });
    await login(world, email);
    expect((await list(`?q=${email}`)).json().items[0].last_sign_in_at).toMatch(/^\d{4}-.*Z$/);
  });

  test('is ordered by email, paged, and its total counts what the search matches; _ and % are plain', async () => {
    for (const n of ['c', 'a', 'b'])
      await addAccount(world, { email: `paged_${n}@x.ch`, email_key: `paged_${n}@x.ch` });
    const emails = (answer: { items: { email: string }[] }) => answer.items.map(({ email }) => email);
    const first = (await list('?q=paged_&page=1&pageSize=2')).json();
    const second = (await list('?q=paged_&page=2&pageSize=2', 'super')).json();
    expect([emails(first), first.total, emails(second), second.page]).toEqual([
      ['paged_a@x.ch', 'paged_b@x.ch'],
      3,
      ['paged_c@x.ch'],
      2,
    ]);
    expect((await list('?q=paged%25')).json()).toMatchObject({ items: [], total: 0 });
    expect((await list('?page=900&pageSize=50')).json()).toMatchObject({
      items: [],
      total: await world.db.$count(users),
    });
  });

  test('says who must change the password, who is locked and who is disabled', async () => {
    const statusOf = async (email: string) => (await list(`?q=${email}`)).json().items[0].accountStatus;
    const { email, userId } = await addAccount(world, { must_change_password: true });
    expect(await statusOf(email)).toBe('must_change_password');
    const key = maskedEmail(email, world.deps.keys.audit);
    const streak = world.deps.settings.limits.failuresInRow;
    await world.db
      .insert(rateLimits)
      .values({ bucket: 'login-email', key, streak, window_ends_at: new Date().toISOString() });
    expect(await statusOf(email)).toBe('locked');
    await world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
    expect(await statusOf(email)).toBe('disabled');
  });

  test.each(['page=0', 'pageSize=501', 'sort=email', `q=${'x'.repeat(101)}`, 'q=%00'])(
    'refuses the query %s in words',
    async (query) => {
      const answer = await list(`?${query}`);
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
    },
  );
});

test.each([
  ['super', ['user']],
  ['admin', ['user', 'super', 'admin']],
] as const)('the roles come least privilege first; a %s may give %j', async (actor, assignable) => {
  const { roles } = (await world.app.inject({ url: '/auth/roles', headers: world.asRole(actor) })).json();
  expect(roles.map(({ id }: { id: string }) => id)).toEqual(['user', 'super', 'admin']);
  expect(roles[0]).toEqual({ id: 'user', code: 'user', name: 'user', label: 'User', assignable: true });
  expect(
    roles.filter((role: { assignable: boolean }) => role.assignable).map(({ id }: { id: string }) => id),
  ).toEqual(assignable);
});

describe('a password set by an admin', () => {
  test.each([
    ['plain', GIVEN],
    ['digest', digestOf(GIVEN)],
  ])('as %s must be changed at the next sign-in, and the person is told', async (_how, newPassword) => {
    const { email, userId } = await addAccount(world);
    const answer = await on('setUserPassword', userId, { newPassword });
    expect([answer.statusCode, answer.json().accountStatus]).toEqual([200, 'must_change_password']);
    expect((await login(world, email)).statusCode).toBe(401);
    expect((await login(world, email, digestOf(GIVEN))).json()).toMatchObject({
      requirePasswordChange: true,
    });
    expect(await mailsTo(world, email)).toEqual([
      expect.stringContaining('an administrator set a new password'),
    ]);
  });

  test('opens an account that too many wrong passwords had locked, and ends every link sent before', async () => {
    const { email, userId } = await addAccount(world);
    await on('resetUserPassword', userId);
    const tmpToken = /#tmpToken=(\S+)/.exec((await mailsTo(world, email)).join())?.[1] ?? '';
    const key = maskedEmail(email, world.deps.keys.audit);
    await world.db
      .insert(rateLimits)
      .values({ bucket: 'login-email', key, streak: 100_000, window_ends_at: new Date().toISOString() });
    expect((await on('setUserPassword', userId)).json().accountStatus).toBe('must_change_password');
    const opened = await world.app.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization: `Bearer ${tmpToken}` },
      payload: { newPassword: OWN },
    });
    expect(opened.statusCode).toBe(401);
  });

  test.each([['password123'], [digestOf('password123')], ['A Person1']])(
    'that is easy to guess is refused: %s',
    async (newPassword) => {
      const { email, userId } = await addAccount(world);
      const answer = await on('setUserPassword', userId, { newPassword });
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: EASY }]);
      expect((await login(world, email)).json()).toEqual({ token: expect.any(String) });
    },
  );

  test('is answered alike whether or not it is the present one', async () => {
    const { userId } = await addAccount(world);
    expect((await on('setUserPassword', userId, { newPassword: PASSWORD })).statusCode).toBe(200);
  });
});

describe('a reset link', () => {
  test('goes to the person by mail only, and the present password stays good until it is used', async () => {
    const { email, userId } = await addAccount(world);
    const token = tokenOf(await login(world, email));
    const answer = await on('resetUserPassword', userId);
    const tmpToken =
      /\/change-password#tmpToken=(\S{43})/.exec((await mailsTo(world, email)).join())?.[1] ?? 'none';
    expect([answer.statusCode, answer.body.includes('tmpToken'), answer.body.includes(tmpToken)]).toEqual([
      200,
      false,
      false,
    ]);
    expect(await statusWith(world, token)).toBe(200);
    await world.app.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization: `Bearer ${tmpToken}` },
      payload: { newPassword: OWN },
    });
    expect([await statusWith(world, token), (await login(world, email, OWN)).statusCode]).toEqual([401, 200]);
  });

  test('needs no body, and is 409 for a disabled account', async () => {
    const { userId } = await addAccount(world, { account_status: 'disabled' });
    const url = `/auth/admin/users/${userId}/reset-password`;
    const answer = await world.app.inject({ method: 'POST', url, headers: world.asRole('admin') });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'This account is disabled. Enable it first.' },
    ]);
  });
});

describe('the audit trail', () => {
  test('tells each change with before and after, by whom, and holds no secret', async () => {
    const body = registration();
    const { id } = (await register(world, 'admin', body)).json();
    const told = async () => {
      const event = await lastEvent(id);
      return [event?.action, event?.before, event?.after, event?.actor_id];
    };
    const by = world.person('admin').userId;
    const { email, username, name, role } = body;
    expect(await told()).toEqual(['user_registered', null, { email, username, name, role }, by]);
    await on('setUserRole', id, { role: 'super' });
    expect(await told()).toEqual(['user_role_changed', { role: 'user' }, { role: 'super' }, by]);
    await on('setUserScopes', id, { scopes: ['investments:write'] });
    expect(await told()).toEqual([
      'user_scopes_changed',
      { scopes: [] },
      { scopes: ['investments:write'] },
      by,
    ]);
    await on('setUserStatus', id, { accountStatus: 'disabled' });
    expect(await told()).toEqual([
      'user_status_changed',
      { accountStatus: 'active' },
      { accountStatus: 'disabled' },
      by,
    ]);
    await on('setUserPassword', id);
    expect(await told()).toEqual(['user_password_set', null, null, by]);
    await on('deleteUser', id);
    const was = {
      email,
      username,
      name,
      role: 'super',
      scopes: ['investments:write'],
      accountStatus: 'disabled',
    };
    expect(await told()).toEqual(['user_deleted', was, null, by]);
    const all = JSON.stringify(await world.db.select().from(auditEvents).orderBy(asc(auditEvents.id)));
    for (const secret of [GIVEN, digestOf(GIVEN), 'argon2', 'tmpToken']) expect(all).not.toContain(secret);
  });

  test('stays as it was when its actor is deleted', async () => {
    const { email, userId } = await addAccount(world, { role: 'admin' });
    const { userId: other } = await addAccount(world);
    await onAccount(world, 'setUserRole', tokenOf(await login(world, email)), other, { role: 'super' });
    const before = await lastEvent(other);
    expect((await on('deleteUser', userId)).statusCode).toBe(204);
    expect([before?.actor_id, await lastEvent(other)]).toEqual([userId, before]);
    expect(await lastEvent(userId)).toMatchObject({
      action: 'user_deleted',
      before: { email, name: 'A Person' },
    });
  });

  test('still calls a deleted person by their address, as actor, as target and in its search', async () => {
    const { email, userId } = await addAccount(world, { role: 'admin', name: 'Gone Away' });
    const { userId: other } = await addAccount(world);
    await onAccount(world, 'setUserRole', tokenOf(await login(world, email)), other, { role: 'super' });
    await on('deleteUser', userId);
    const events = async (query: string) =>
      (await world.app.inject({ url: `/auth/admin/audit?${query}`, headers: world.asRole('admin') })).json()
        .items;
    expect(await events(`person=${email.slice(0, 15)}&action=user_role_changed`)).toEqual([
      expect.objectContaining({ actor: { id: userId, email }, target_id: other }),
    ]);
    expect((await events(`targetId=${userId}&action=login`))[0].target_name).toBe(email);
  });

  test('tells a refusal too, with its reason', async () => {
    const { userId } = await addAccount(world, { role: 'admin' });
    await on('deleteUser', userId, undefined, 'super');
    expect(await lastEvent(userId)).toMatchObject({
      action: 'user_change_refused',
      actor_id: world.person('super').userId,
      after: { asked: 'deleteUser', status: 403, reason: 'This account has a role that is not below yours.' },
    });
  });
});

test('what changes nothing ends no session and leaves no event', async () => {
  const { email, userId } = await addAccount(world);
  const token = tokenOf(await login(world, email));
  const before = await lastEvent(userId);
  await on('setUserRole', userId, { role: 'user' });
  await on('setUserStatus', userId, { accountStatus: 'active' });
  await on('setUserScopes', userId, { scopes: [] });
  expect([await statusWith(world, token), await lastEvent(userId)]).toEqual([200, before]);
});

test('a failure at any point of a change leaves neither the change nor its message nor its event', async () => {
  const { userId } = await addAccount(world);
  await world.pool.query(
    "create function refuse_event() returns trigger language plpgsql as $$ begin raise 'no room'; end $$",
  );
  await world.pool.query(
    'create trigger refuse_event before insert on audit_events for each row execute function refuse_event()',
  );
  const [before, waiting] = [
    await world.db.select().from(users).orderBy(users.id),
    await world.db.$count(outbox),
  ];
  for (const call of [
    'setUserRole',
    'setUserPassword',
    'setUserStatus',
    'setUserScopes',
    'deleteUser',
    'resetUserPassword',
  ] as const) {
    expect((await on(call, userId, call === 'setUserRole' ? { role: 'super' } : undefined)).statusCode).toBe(
      500,
    );
  }
  expect((await register(world, 'admin', registration())).statusCode).toBe(500);
  await world.pool.query('drop trigger refuse_event on audit_events; drop function refuse_event()');
  expect([await world.db.select().from(users).orderBy(users.id), await world.db.$count(outbox)]).toEqual([
    before,
    waiting,
  ]);
});
