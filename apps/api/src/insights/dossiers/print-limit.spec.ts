import { sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { MINUTE_MS } from '../../identity/sign-in/rate-limit/rate-limit';
import { testApp, TEST_SETTINGS, type ActorName } from '../../testing/test-app';

const clock = { now: Date.parse('2026-11-23T09:00:00Z') };
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  const limits = { ...TEST_SETTINGS.limits, printsPerPerson: 2 };
  world = await testApp({ now: () => clock.now, settings: { ...TEST_SETTINGS, limits } });
});
afterAll(() => world.close());

const print = (actor: ActorName, payload: object = { list: {} }) =>
  world.app.inject({
    method: 'POST',
    url: '/auth/investments/prints',
    headers: world.asRole(actor),
    payload,
  });

test('each person can print a limited number of documents per hour', async () => {
  expect((await print('user')).statusCode).toBe(200);
  expect((await print('user', { startup_id: '999' })).statusCode).toBe(404);
  clock.now += 5 * MINUTE_MS;
  const refused = await print('user');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '3300',
    {
      error: 'Too many prints within an hour, so this one is not recorded. Please print again in 55 minutes.',
    },
  ]);
  expect((await print('admin')).statusCode).toBe(200);
  expect(await world.db.$count(auditEvents, sql`${auditEvents.action} = 'shortlist_printed'`)).toBe(2);
});
