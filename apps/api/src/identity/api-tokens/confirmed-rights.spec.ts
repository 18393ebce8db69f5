import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { login, tokenOf } from '../../testing/accounts';
import { requireOf } from '../../testing/second-factors';
import { tokenApp } from './api-tokens.fixture';

let world: Awaited<ReturnType<typeof tokenApp>>;
beforeAll(async () => {
  world = await tokenApp(Date.now);
});
afterAll(() => world.close());

const asOf: typeof world.asOf = (...call) => world.asOf(...call);
const person: typeof world.person = (...given) => world.person(...given);

test('a scope without effect for the owner of an API token is refused by name', async () => {
  const { session, answer } = await person(['news:write', 'imports:read'], { role: 'user' });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      error:
        'scopes must not include news:write or imports:read: the role of the account does not allow this.',
    },
  ]);
  const { usable_scopes } = (await asOf(session, '/auth/api-tokens')).json<{ usable_scopes: string[] }>();
  expect(usable_scopes).toEqual([
    'investments:read',
    'investments:write',
    'startups:read',
    'news:read',
    'scoring:read',
    'audit:read',
  ]);
});

test('permissions that the owner gained after creating an API token need a confirmation', async () => {
  const { created, userId, email } = await person(['startups:read'], { role: 'user' });
  const raw = () => asOf(created.token, '/auth/startups/raw');
  await world.db.update(users).set({ role: 'super' }).where(eq(users.id, userId));
  expect((await raw()).statusCode).toBe(403);
  expect((await asOf(created.token, '/auth/startups/curated')).statusCode).toBe(200);
  const session = tokenOf(await login(world, email));
  const listed = (await asOf(session, '/auth/api-tokens')).json<{ items: object[] }>();
  expect(listed.items).toMatchObject([{ unconfirmed_scopes: ['startups:read'] }]);
  const url = `/auth/api-tokens/${created.id}/confirm`;
  const stranger = await person(['investments:read']);
  expect((await asOf(stranger.session, url, 'POST')).statusCode).toBe(404);
  expect((await asOf(created.token, url, 'POST')).statusCode).toBe(403);
  expect((await asOf(session, url, 'POST')).json()).toMatchObject({ unconfirmed_scopes: [] });
  expect((await raw()).statusCode).toBe(200);
  const [event] = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'api_token_confirmed'));
  expect(event).toMatchObject({ before: { role: 'user' }, after: { name: 'Sync', role: 'super' } });
});

test('permissions that the owner of an API token lost and regained need a confirmation', async () => {
  const { created, userId } = await person(['startups:read'], {
    role: 'super',
    scopes: ['investments:write'],
  });
  const duplicates = () => asOf(created.token, '/auth/duplicates');
  const set = (change: Partial<typeof users.$inferInsert>) =>
    world.db.update(users).set(change).where(eq(users.id, userId));
  expect((await duplicates()).statusCode).toBe(200);
  await set({ role: 'user', scopes: [] });
  await set({ role: 'super', scopes: ['investments:write'] });
  expect((await duplicates()).statusCode).toBe(403);
  expect((await asOf(created.token, '/auth/startups/raw')).statusCode).toBe(403);
});

test('a session without the required second factor can neither create nor confirm API tokens', async () => {
  const { created, session } = await person(['investments:read'], { role: 'super' });
  await requireOf(world, ['super']);
  const error = 'This needs your second factor. Please sign out and sign in again.';
  const payload = { name: 'More', scopes: ['audit:read'], days: 1 };
  const refused = [
    await asOf(session, '/auth/api-tokens', 'POST', payload),
    await asOf(session, `/auth/api-tokens/${created.id}/confirm`, 'POST'),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [403, { error }],
    [403, { error }],
  ]);
  await requireOf(world, []);
});
