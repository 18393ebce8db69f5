import { eq } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import { plusDays } from '../platform/time/zurich-days';
import { dayText } from './describe-notification';
import { mailedApp } from './mails/mailed.fixture';
import { notificationRounds } from './notifications-worker';
import { personTime } from './person-time';

const HOUR = 60 * 60_000;
const BEGIN = Date.now() + 60_000;
const PEOPLE = [
  { actor: 'user', zone: 'America/New_York' },
  { actor: 'super', zone: 'Asia/Tokyo' },
  { actor: 'admin', zone: null },
] as const;

let server: Awaited<ReturnType<typeof mailedApp>>;
beforeAll(async () => {
  server = await mailedApp(BEGIN);
});
afterAll(() => server.close());

test('a digest is sent once per local day, at the hour of the person’s time zone', async () => {
  for (const actor of ['user+w', 'super+w'] as const) await server.choose(actor, [], 'never');
  for (const { actor, zone } of PEOPLE) {
    const isPerson = eq(users.id, server.idOf(actor));
    await server.db.update(users).set({ time_zone: zone }).where(isPerson);
    await server.choose(actor, [], 'every_day', '07:00');
    await server.follow(actor);
  }
  const mailed: string[] = [];
  const { day, startOfDay } = personTime(null);
  const midnight = startOfDay(plusDays(day(BEGIN), 2));
  for (let hour = 0; hour <= 30; hour += 1) {
    server.clock.now = midnight + hour * HOUR - 1;
    await server.note('user+w', `Note before hour ${hour}`);
    const mails = await server.mailedAt(midnight + hour * HOUR);
    // The digests at hour 0 also cover earlier days, so they are ignored.
    if (hour === 0) continue;
    for (const { actor, zone } of PEOPLE) {
      const there = personTime(zone);
      const now = midnight + hour * HOUR;
      for (const { to, text } of mails) {
        if (to !== `${actor}@vaglio.example`) continue;
        expect(text).toContain(`Good morning, ${actor === 'user' ? 'Ann' : actor}. Since `);
        expect(text).toContain(`: ${dayText(there.day(now))}: `);
        mailed.push(`${actor} at ${there.time(now)}`);
      }
    }
  }
  expect(mailed.sort()).toEqual(['admin at 07:00', 'super at 07:00', 'user at 07:00']);
});

test('due digests are checked once a minute', async () => {
  const { day, startOfDay } = personTime(null);
  const morning = startOfDay(plusDays(day(BEGIN), 9)) + 9 * HOUR;
  server.clock.now = morning - HOUR;
  await server.choose('admin', [], 'never');
  const look = notificationRounds(server.deps);
  const lookAt = async (moment: number) => {
    server.clock.now = moment;
    await look();
    return (await server.sent()).filter(({ to }) => to === 'admin@vaglio.example').length;
  };
  expect(await lookAt(morning)).toBe(0);
  await server.choose('admin', [], 'every_day', '07:00');
  await server.note('user+w', 'Note of the morning');
  expect(await lookAt(morning + 5_000)).toBe(0);
  expect(await lookAt(morning + 60_000)).toBe(1);
});
