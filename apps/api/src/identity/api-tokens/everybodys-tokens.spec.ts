import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { addAccount, login, tokenOf } from '../../testing/accounts';
import { tokenApp } from './api-tokens.fixture';

let world: Awaited<ReturnType<typeof tokenApp>>;
beforeAll(async () => {
  world = await tokenApp(Date.now);
});
afterAll(() => world.close());

const asOf: typeof world.asOf = (...call) => world.asOf(...call);
const person: typeof world.person = (...given) => world.person(...given);

test('an administrator lists the API tokens of all people without their secrets and can revoke them', async () => {
  const { created, session, email } = await person(['investments:read'], { role: 'user' });
  const admin = tokenOf(await login(world, (await addAccount(world, { role: 'admin' })).email));
  const url = '/auth/admin/api-tokens';
  const listed = await asOf(admin, `${url}?q=${email.toUpperCase()}`);
  expect(listed.json()).toMatchObject({
    items: [{ id: created.id, name: 'Sync', email, is_service_account: false, is_active: true }],
    total: 1,
    page: 1,
  });
  expect(listed.body).not.toContain(created.token);
  expect((await asOf(session, url)).statusCode).toBe(403);
  expect((await asOf(session, `${url}/${created.id}`, 'DELETE')).statusCode).toBe(403);
  expect((await asOf(admin, `${url}/${created.id}`, 'DELETE')).statusCode).toBe(204);
  expect((await asOf(admin, `${url}/${created.id}`, 'DELETE')).statusCode).toBe(404);
  expect((await asOf(admin, `${url}/x`, 'DELETE')).statusCode).toBe(404);
  expect((await asOf(created.token, '/auth/user')).statusCode).toBe(401);
  const [event] = await world.db.select().from(auditEvents).where(eq(auditEvents.target_id, created.id));
  expect(event).toMatchObject({ action: 'api_token_created' });
  const revoked = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'api_token_revoked'));
  expect(revoked.at(-1)).toMatchObject({
    target_id: created.id,
    before: { name: 'Sync', account: 'A Person' },
  });
});

test('API tokens are found by both forms of an international email domain', async () => {
  const { created, userId } = await person(['investments:read'], { role: 'user' });
  const email = 'ann@xn--mller-kva.example';
  await world.db.update(users).set({ email, email_key: email }).where(eq(users.id, userId));
  const admin = tokenOf(await login(world, (await addAccount(world, { role: 'admin' })).email));
  for (const q of [email, 'ann@müller.example', 'Müller']) {
    const listed = await asOf(admin, `/auth/admin/api-tokens?q=${encodeURIComponent(q)}`);
    expect(listed.json()).toMatchObject({ items: [{ id: created.id }], total: 1 });
  }
});
