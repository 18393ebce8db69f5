import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { addAccount, cookieOf, login, refresh, statusWith, tokenOf } from '../../testing/accounts';
import { testApp, type ActorName } from '../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const URL = '/auth/admin/sessions';
type Listed = { total: number; items: { id: string; email: string; role: string; isCurrent: boolean }[] };

const list = async (q = '', actor: ActorName = 'admin') => {
  const url = `${URL}?q=${encodeURIComponent(q)}`;
  const answer = await world.app.inject({ url, headers: world.asRole(actor) });
  return { status: answer.statusCode, ...answer.json<Listed>() };
};
const end = async (id: string, actor: ActorName = 'admin') =>
  (await world.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: world.asRole(actor) }))
    .statusCode;

test('an administrator sees who is signed in on which device, searchable by email', async () => {
  const { email } = await addAccount(world, { role: 'super' });
  await login(world, email);
  await login(world, email, undefined, 'device-0002');
  const found = await list(email.toUpperCase());
  expect([found.status, found.total]).toEqual([200, 2]);
  expect(found.items[0]).toEqual({
    id: expect.any(String),
    userId: expect.any(String),
    email,
    name: 'A Person',
    role: 'super',
    device: 'Unknown browser',
    way: 'password',
    isCurrent: false,
    created_at: expect.stringMatching(/Z$/),
    last_used_at: expect.stringMatching(/Z$/),
  });
  const everybody = await list();
  expect(everybody.items.filter(({ isCurrent }) => isCurrent).map(({ email: own }) => own)).toEqual([
    'admin@vaglio.example',
  ]);
});

test('a session that an administrator ends is refused immediately and cannot be refreshed', async () => {
  const { email, userId } = await addAccount(world);
  const [first, second] = [await login(world, email), await login(world, email, undefined, 'device-0002')];
  const [newest] = (await list(email)).items;
  expect(await end(newest?.id ?? '')).toBe(204);
  const left = (await list(email)).items;
  expect(left).toHaveLength(1);
  const statuses = [await statusWith(world, tokenOf(first)), await statusWith(world, tokenOf(second))];
  expect(statuses.sort()).toEqual([200, 401]);
  const refreshed = [
    await refresh(world, cookieOf(first)),
    await refresh(world, cookieOf(second), 'device-0002'),
  ];
  expect(refreshed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.target_id, userId));
  expect(events.filter(({ action }) => action === 'user_session_ended')).toEqual([
    expect.objectContaining({
      actor_id: world.person('admin').userId,
      after: { device: 'Unknown browser' },
    }),
  ]);
  expect(await end(newest?.id ?? '')).toBe(404);
});

test('an administrator can end the sessions of other people but not their own', async () => {
  expect(await end(world.person('admin').sessionId)).toBe(409);
  expect(await end('x')).toBe(404);
  expect([(await list('', 'super')).status, await end(world.person('user').sessionId, 'super')]).toEqual([
    403, 403,
  ]);
});

test('sessions of a disabled account are not listed', async () => {
  const { email, userId } = await addAccount(world);
  await login(world, email);
  await world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
  expect((await list(email)).total).toBe(0);
});
