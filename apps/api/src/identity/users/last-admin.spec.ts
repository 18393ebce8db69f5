import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { addAccount } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const activeAdmins = async () =>
  (await world.db.select().from(users).where(eq(users.role, 'admin'))).filter(
    ({ account_status }) => account_status === 'active',
  ).length;

const REMOVALS = [
  'delete from users where id = $1',
  "update users set role = 'super' where id = $1",
  "update users set account_status = 'disabled' where id = $1",
];

test.each(REMOVALS)('the database prevents removing the last active admin: %s', async (statement) => {
  await expect(world.pool.query(statement, [world.person('admin').userId])).rejects.toMatchObject({
    constraint: 'users_keep_an_admin',
  });
  expect(await activeAdmins()).toBe(1);
});

test('the last admin can be removed in a transaction that creates another admin', async () => {
  const { userId } = await addAccount(world, { role: 'super' });
  await world.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ role: 'super' })
      .where(eq(users.id, world.person('admin').userId));
    await tx.update(users).set({ role: 'admin' }).where(eq(users.id, userId));
  });
  expect(await activeAdmins()).toBe(1);
  await world.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ role: 'admin' })
      .where(eq(users.id, world.person('admin').userId));
    await tx.update(users).set({ role: 'user' }).where(eq(users.id, userId));
  });
});

test('when two transactions remove each other’s admin at the same time, one is refused', async () => {
  for (let round = 0; round < 20; round++) {
    const { userId } = await addAccount(world, { role: 'admin' });
    const both = [world.person('admin').userId, userId];
    const outcomes = await Promise.allSettled(
      both.map((id) => world.pool.query("update users set role = 'super' where id = $1", [id])),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await activeAdmins()).toBe(1);
    await world.pool.query("update users set role = 'admin' where id = $1", [world.person('admin').userId]);
    await world.pool.query('delete from users where id = $1', [userId]);
  }
});
