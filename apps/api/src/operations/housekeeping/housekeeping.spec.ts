import { sql } from 'drizzle-orm';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { addAccount } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/writer-process';
import { views } from '../../platform/db/schema/views.table';
import { startHousekeeping } from './housekeeping';

const DAY_MS = 86_400_000;

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('old mails, counters, sessions, API tokens and deleted views are removed', async () => {
  const { db } = server;
  const { userId } = await addAccount(server);
  await db.delete(sessions); // sessions of the default test people
  const daysAgo = (days: number) => new Date(server.deps.now() - days * DAY_MS).toISOString();
  const session = { user_id: userId, device_hash: 'a device', nonce: 'a nonce' };
  for (const days of [40, 0]) {
    const at = daysAgo(days);
    await db
      .insert(outbox)
      .values({ kind: 'reset', sent_at: sql`now() - make_interval(days => ${days}::int)` });
    await db
      .insert(rateLimits)
      .values({ bucket: 'login-ip', key: `${days}`, window_ends_at: daysAgo(days - 1), updated_at: at });
    await db
      .insert(sessions)
      .values({ ...session, rotated_at: at, auth_time: at, last_used_at: at, expires_at: at });
    const view = { owner_id: userId, name: `${days}`, query: '' };
    await db.insert(views).values({ ...view, deleted_at: daysAgo(days + 29) });
    const token = { user_id: userId, name: 'Sync', ending: 'abcd', scopes: [] };
    await db.insert(apiTokens).values([
      { ...token, token_hash: `expired ${days}`, expires_at: daysAgo(days + 51) },
      { ...token, token_hash: `revoked ${days}`, expires_at: daysAgo(-300), revoked_at: daysAgo(days + 51) },
    ]);
  }
  const rows = () =>
    Promise.all([outbox, rateLimits, sessions, apiTokens, views].map((table) => db.$count(table)));
  expect(await rows()).toEqual([2, 2, 2, 4, 2]);
  const running = startHousekeeping({ ...server.deps, log: { warn: () => undefined } });
  await until('the old rows are removed', async () => (await rows()).join() === '1,1,1,2,1');
  await running.stop();
  expect(await rows()).toEqual([1, 1, 1, 2, 1]);
});
