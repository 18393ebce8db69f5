import { and, desc, eq } from 'drizzle-orm';
import { auditEvents } from '../../../platform/db/schema/audit-events.table';
import { chargeAttempt } from '../../sign-in/rate-limit/rate-limit';
import { rateLimits } from '../../../platform/db/schema/rate-limits.table';
import { outbox } from '../../../platform/db/schema/outbox.table';
import { addAccount } from '../../../testing/accounts';
import { aSecondFactor } from '../../../testing/second-factors';
import { testApp, type ActorName } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const URL = '/auth/admin/sign-in-rules';
const save = (roles: string[], actor: ActorName = 'admin', version?: number) =>
  world.app.inject({
    method: 'PUT',
    url: URL,
    headers: { ...world.asRole(actor), ...(version && { 'if-match': String(version) }) },
    payload: { second_factor_roles: roles },
  });

test('the roles that require a second factor are stored once, in order, with an audit event', async () => {
  expect((await save(['admin', 'super'])).json()).toEqual({
    second_factor_roles: ['super', 'admin'],
    unprotected_api_tokens: { user: 0, super: 0, admin: 0 },
    version: 2,
  });
  expect((await save(['super', 'admin'])).json()).toMatchObject({ version: 2 });
  const read = await world.app.inject({ url: URL, headers: world.asRole('super') });
  expect(read.json()).toMatchObject({ second_factor_roles: ['super', 'admin'] });
  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'sign_in_rules_saved'))
    .orderBy(desc(auditEvents.id));
  expect(events.map(({ before, after }) => [before, after])).toEqual([
    [{ second_factor_roles: [] }, { second_factor_roles: ['super', 'admin'] }],
  ]);
});

test('only an administrator sets the roles that require a second factor', async () => {
  const answers = [await save([], 'super'), await save(['owner']), await save([], 'admin', 1)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 400, 412]);
});

test('an administrator unlocks a person after too many wrong codes', async () => {
  const { userId } = await addAccount(world);
  const codes = { bucket: 'login-code', key: userId } as const;
  await chargeAttempt(world.db, codes, world.deps.settings.limits, world.deps.now());
  const streak = world.deps.settings.limits.failuresInRow;
  const listed = async () => {
    const answer = await world.app.inject({ url: '/auth/admin/users', headers: world.asRole('admin') });
    const items: { id: string; held_by_codes: boolean }[] = answer.json().items;
    return items.find(({ id }) => id === userId)?.held_by_codes;
  };
  expect(await listed()).toBe(false);
  await world.db.update(rateLimits).set({ streak }).where(eq(rateLimits.key, userId));
  expect(await listed()).toBe(true);
  const reset = () =>
    world.app.inject({
      method: 'DELETE',
      url: `/auth/admin/users/${userId}/second-factor`,
      headers: world.asRole('admin'),
    });
  const release = (actor: ActorName) =>
    world.app.inject({
      method: 'DELETE',
      url: `/auth/admin/users/${userId}/second-factor/failures`,
      headers: world.asRole(actor),
    });
  expect((await release('user')).statusCode).toBe(403);
  expect((await release('super')).json()).toMatchObject({ held_by_codes: false });
  expect((await release('super')).statusCode).toBe(409);
  await chargeAttempt(world.db, codes, world.deps.settings.limits, world.deps.now());
  expect((await reset()).statusCode).toBe(200);
  expect(await world.db.select().from(rateLimits).where(eq(rateLimits.key, userId))).toEqual([]);
  expect(await world.db.select().from(outbox).where(eq(outbox.user_id, userId))).toEqual([]);
  expect((await reset()).statusCode).toBe(409);
});

test('an administrator resets the second factor of another person, whose sessions end', async () => {
  const person = await aSecondFactor(world, { role: 'super' });
  const reset = (actor: ActorName, id: string) =>
    world.app.inject({
      method: 'DELETE',
      url: `/auth/admin/users/${id}/second-factor`,
      headers: world.asRole(actor),
    });
  expect((await reset('super', person.userId)).statusCode).toBe(403);
  expect((await reset('admin', person.userId)).json()).toMatchObject({ second_factor: false });
  expect((await reset('admin', person.userId)).statusCode).toBe(409);
  expect((await reset('admin', world.person('admin').userId)).statusCode).toBe(403);
  const [event] = await world.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'user_second_factor_reset'), eq(auditEvents.target_id, person.userId)));
  expect(event).toMatchObject({ target_id: person.userId, actor_id: world.person('admin').userId });
});
