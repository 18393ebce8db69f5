import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { maskedEmail } from '../sign-in/masked-email';
import { addAccount, login } from '../../testing/accounts';
import { usersApp } from './users.fixture';

let server: Awaited<ReturnType<typeof usersApp>>;
beforeAll(async () => {
  server = await usersApp();
});
afterAll(() => server.close());

describe('list of accounts', () => {
  test('the list of accounts returns the fields for administrators and no password data', async () => {
    const { email, userId } = await addAccount(server, { scopes: ['investments:write'] });
    const answer = await server.list(`?q=${email.toUpperCase()}`);
    expect(answer.json()).toEqual({
      invites_by: 'link',
      items: [
        {
          id: userId,
          invitation: null,
          userId,
          email,
          username: 'person',
          name: 'A Person',
          role: 'user',
          second_factor: false,
          held_by_codes: false,
          provider_linked: false,
          api_tokens: 0,
          accountStatus: 'active',
          scopes: ['investments:write'],
          last_sign_in_at: null,
          created_at: expect.stringMatching(/Z$/),
          version: 1,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
    });
    await login(server, email);
    expect((await server.list(`?q=${email}`)).json().items[0].last_sign_in_at).toMatch(/^\d{4}-.*Z$/);
  });

  test('the list of accounts is sorted by email and paged, and its total counts the matches', async () => {
    for (const n of ['c', 'a', 'b'])
      await addAccount(server, { email: `paged_${n}@x.ch`, email_key: `paged_${n}@x.ch` });
    const emails = (answer: { items: { email: string }[] }) => answer.items.map(({ email }) => email);
    const first = (await server.list('?q=paged_&page=1&pageSize=2')).json();
    const second = (await server.list('?q=paged_&page=2&pageSize=2', 'super')).json();
    expect([emails(first), first.total, emails(second), second.page]).toEqual([
      ['paged_a@x.ch', 'paged_b@x.ch'],
      3,
      ['paged_c@x.ch'],
      2,
    ]);
    expect((await server.list('?q=paged%25')).json()).toMatchObject({ items: [], total: 0 });
    expect((await server.list('?page=900&pageSize=50')).json()).toMatchObject({
      items: [],
      total: await server.db.$count(users),
    });
  });

  test('the list of accounts shows who must change the password, who is locked and who is disabled', async () => {
    const statusOf = async (email: string) =>
      (await server.list(`?q=${email}`)).json().items[0].accountStatus;
    const { email, userId } = await addAccount(server, { must_change_password: true });
    expect(await statusOf(email)).toBe('must_change_password');
    const key = maskedEmail(email, server.deps.keys.audit);
    const streak = server.deps.settings.limits.failuresInRow;
    await server.db
      .insert(rateLimits)
      .values({ bucket: 'login-email', key, streak, window_ends_at: new Date().toISOString() });
    expect(await statusOf(email)).toBe('locked');
    await server.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
    expect(await statusOf(email)).toBe('disabled');
  });

  test.each(['page=0', 'pageSize=501', 'sort=email', `q=${'x'.repeat(101)}`, 'q=%00'])(
    'the list of accounts refuses the query %s with a message',
    async (query) => {
      const answer = await server.list(`?${query}`);
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringMatching(/\w+/) }]);
    },
  );
});

test.each([
  ['super', ['user']],
  ['admin', ['user', 'super', 'admin']],
] as const)(
  'roles are listed by increasing privilege, and the role %s can grant %j',
  async (actor, assignable) => {
    const { roles } = (await server.app.inject({ url: '/auth/roles', headers: server.asRole(actor) })).json();
    expect(roles.map(({ id }: { id: string }) => id)).toEqual(['user', 'super', 'admin']);
    expect(roles[0]).toEqual({ id: 'user', code: 'user', name: 'user', label: 'User', assignable: true });
    expect(
      roles.filter((role: { assignable: boolean }) => role.assignable).map(({ id }: { id: string }) => id),
    ).toEqual(assignable);
  },
);
