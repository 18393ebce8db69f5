import { eq, sql } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import { startOfDay, plusDays, zurichDay } from '../platform/time/zurich-days';
import { linkIn, mailedApp } from './mails/mailed.fixture';
import { notificationRounds } from './notifications-worker';

const MINUTE = 60_000;
const BEGIN = Date.now() + MINUTE;
/** Returns half past eight on a later day. Digests are then due. */
const morning = (days: number) => startOfDay(plusDays(zurichDay(BEGIN), days)) + 8.5 * 60 * MINUTE;

let server: Awaited<ReturnType<typeof mailedApp>>;
beforeAll(async () => {
  server = await mailedApp(BEGIN);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = BEGIN;
  await server.db.execute(sql`truncate notifications, notification_settings, notification_mails, outbox`);
  await server.db.update(users).set({ account_status: 'active' });
  for (const actor of ['user', 'user+w', 'super', 'super+w', 'admin'] as const)
    await server.choose(actor, [], 'never');
});

const mention = (text: string) => server.note('admin', `${text} @Ann Frey`, [server.idOf('user')]);
const mailOf = async (topic: string) =>
  (await server.settings('user')).choices.find((choice) => choice.topic === topic)?.mail;
const setStatus = (account_status: 'active' | 'disabled') =>
  server.db
    .update(users)
    .set({ account_status })
    .where(eq(users.id, server.idOf('user')));

/** Sends a first mail about a mention and returns its unsubscribe link. */
async function firstLink(): Promise<string> {
  await mention('First');
  return linkIn((await server.mailedAt(BEGIN))[0]?.text ?? '');
}

test('after Unsubscribe, pending notifications and queued mails are not sent', async () => {
  const link = await firstLink();
  await mention('Second');
  server.clock.now = BEGIN + 16 * MINUTE;
  await notificationRounds(server.deps)();
  await mention('Third');
  expect((await server.press('POST', link)).statusCode).toBe(200);
  expect(await server.sent()).toEqual([]);
  expect(await server.mailedAt(BEGIN + 40 * MINUTE)).toEqual([]);
  expect(await server.said('user', '?filter=mentions')).toHaveLength(3);
  await server.choose('user', [{ topic: 'mentions', inbox: true, mail: 'now' }], 'never');
  expect(await server.mailedAt(BEGIN + 60 * MINUTE)).toEqual([]);
});

test('pending instant mails move to the digest if it is selected', async () => {
  await firstLink();
  await mention('Second');
  const digest = { topic: 'mentions', inbox: true, mail: 'digest' };
  await server.choose('user', [digest], 'every_day');
  expect(await server.mailedAt(BEGIN + 16 * MINUTE)).toEqual([]);
  expect((await server.mailedAt(morning(1))).map(({ text }) => text)).toEqual([
    expect.stringContaining('Second'),
  ]);
  server.clock.now = morning(1);
  await mention('Third');
  await server.choose('user', [], 'never');
  await mention('Fourth');
  await server.choose('user', [], 'every_day');
  await mention('Fifth');
  const [next] = await server.mailedAt(morning(2));
  expect(next?.text).toContain('Fifth');
  expect(next?.text).not.toMatch(/Third|Fourth/);
});

test('a queued digest is not sent after it is disabled', async () => {
  await server.choose('user', [{ topic: 'mentions', inbox: true, mail: 'digest' }], 'every_day');
  await mention('First');
  const [digest] = await server.mailedAt(morning(1));
  await mention('Second');
  server.clock.now = morning(2);
  await notificationRounds(server.deps)();
  await server.press('POST', linkIn(digest?.text ?? ''));
  expect(await server.sent()).toEqual([]);
});

test('Unsubscribe and a simultaneous change of the mail settings both take effect', async () => {
  const link = await firstLink();
  for (const time of ['06:10', '06:20', '06:30', '06:40']) {
    await server.choose('user', [{ topic: 'mentions', inbox: true, mail: 'now' }], 'every_day', '05:00');
    await Promise.all([server.press('POST', link), server.choose('user', [], 'working_days', time)]);
    expect(await server.settings('user')).toMatchObject({ digest: 'working_days', digest_time: time });
    expect(await mailOf('mentions')).toBe('never');
  }
});

test('a disabled account without saved mail settings can unsubscribe', async () => {
  const link = await firstLink();
  await server.db.execute(sql`truncate notification_settings`);
  await setStatus('disabled');
  expect((await server.press('POST', link)).statusCode).toBe(200);
  await setStatus('active');
  expect(await mailOf('mentions')).toBe('never');
});
