import { asc } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { testDatabase } from '../testing/test-database';
import { recordEvent, recordEvents, THE_SERVER } from './audit-event';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const WITH = {
  url: 'https://ann:s3cret@news.example/feed',
  said: ['see http://key@x.example, by a@b.example'],
};
const WITHOUT = { url: 'https://news.example/feed', said: ['see http://x.example, by a@b.example'] };
const PLAIN = { url: 'https://x.example/@ann', email: 'ann@x.example', note: 'a://\u0001"b@c' };

test('audit events mask user name and password in web addresses and keep all other values', async () => {
  const event = { action: 'news_source_changed', before: WITH, after: PLAIN } as const;
  await database.db.transaction((tx) => recordEvent(tx, THE_SERVER, event));
  await database.db.transaction((tx) => recordEvents(tx, THE_SERVER, [event]));
  const stored = await database.db.select().from(auditEvents).orderBy(asc(auditEvents.id));
  expect(stored.map(({ before, after }) => [before, after])).toEqual([
    [WITHOUT, PLAIN],
    [WITHOUT, PLAIN],
  ]);
});
