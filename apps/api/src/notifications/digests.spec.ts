import { eq } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { isWorkingDay, plusDays, startOfDay, zurichDay } from '../platform/time/zurich-days';
import { linkIn, mailedApp } from './mails/mailed.fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Start of the test week, shortly after now: decisions use the database clock, and everybody must have joined before.
 */
const BEGIN = Date.now() + 60_000;

let server: Awaited<ReturnType<typeof mailedApp>>;
beforeAll(async () => {
  server = await mailedApp(BEGIN);
});
afterAll(() => server.close());

const dayAt = (days: number, hours: number) => startOfDay(plusDays(zurichDay(BEGIN), days)) + hours * HOUR;
function inOrder(text: string, ...parts: string[]) {
  const places = parts.map((part) => text.indexOf(part));
  expect([parts, places.includes(-1), places]).toEqual([parts, false, [...places].sort((a, b) => a - b)]);
}

test('a mention is mailed immediately, and further mentions after 15 minutes', async () => {
  const mention = (text: string) => server.note('admin', `${text} @Ann Frey`, [server.idOf('user')]);
  await mention('First <b>');
  const [first, ...others] = await server.mailedAt(BEGIN);
  expect(others).toEqual([]);
  expect(first?.to).toBe('user@vaglio.example');
  expect(first?.text).toContain('Subject: Vaglio: you were mentioned');
  expect(first?.text).toContain('admin mentioned you: ');
  expect(first?.text).toContain('First &lt;b&gt; @Ann Frey');
  expect(first?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(first?.text).not.toMatch(/<img|https?:\/\/(?!vaglio\.example)/);
  await mention('Second');
  expect(await server.mailedAt(BEGIN + 5 * MINUTE)).toEqual([]);
  await mention('Third');
  const both = await server.mailedAt(BEGIN + 16 * MINUTE);
  expect(both.map(({ text }) => /Second[^]*Third/.test(text))).toEqual([true]);
  await mention('Fourth');
  const { items } = await server.inbox('user');
  await server.as('user', 'POST', '/auth/notifications/read', { up_to: items[0]?.id });
  expect(await server.mailedAt(BEGIN + 40 * MINUTE)).toEqual([]);
});

test('a digest is sent on the selected days and lists what is new since the last digest', async () => {
  for (const actor of ['user+w', 'super+w', 'admin'] as const) await server.choose(actor, [], 'never');
  await server.choose('user', [], 'every_day', '08:30');
  for (const actor of ['user', 'super'] as const) await server.follow(actor);
  server.clock.now = BEGIN;
  await server.work('admin', {
    assignee: server.idOf('user'),
    step: 'Visit',
    due: plusDays(zurichDay(BEGIN), 2),
  });
  await server.decide({ kind: 'contacted', details: 'A good round.' }, { actor: 'admin', id: '2' });
  // There is no digest on the day when a person joins. The first digest follows a day later.
  expect(await server.mailedAt(dayAt(0, 23.9))).toEqual([]);
  expect((await server.mailedAt(dayAt(1, 8.4))).filter(({ to }) => to === 'user@vaglio.example')).toEqual([]);
  const [digest, ...others] = (await server.mailedAt(dayAt(1, 8.6))).filter(({ to }) =>
    to.startsWith('user@'),
  );
  expect(others).toEqual([]);
  const text = (digest?.text ?? '').replaceAll('\r', '').replaceAll(/\n (?=\S)/g, ' ');
  expect(text).toContain('1 for you, 2 new above the threshold, 1 step due tomorrow, 1 decision');
  inOrder(text, 'For you\n- Acme AG\n  admin assigned it to you.', 'Next step due tomorrow: Visit');
  inOrder(text, 'New above the threshold of 1.5\n- Beta AG 4.0', '- Acme AG 2.0');
  inOrder(
    text,
    'Decisions of the team\n- Beta AG\n  admin set Contacted at 4.0, scoring version',
    ': A good round.',
  );
  expect(text).toContain('https://vaglio.example/potential-investiments?mode=all');

  const days: Record<string, string[]> = { user: [], super: [] };
  for (let day = 2; day <= 8; day += 1) {
    server.clock.now = dayAt(day, 6);
    if (day !== 4) await server.note('admin', `Note of day ${day}`);
    for (const { to, text: said } of await server.mailedAt(dayAt(day, 9)))
      days[to.split('@')[0] ?? '']?.push(`${day}${said.includes(`Note of day ${day}`) ? '' : ' without it'}`);
  }
  const named = (day: number) => plusDays(zurichDay(BEGIN), day);
  // On day 2 the step is due. On day 4 nothing happened, so there is no digest.
  expect(days['user']).toEqual(['2', '3', '5', '6', '7', '8']);
  const working = [2, 3, 4, 5, 6, 7, 8].filter((day) => isWorkingDay(named(day)));
  const quiet = working.filter((day) => day === 4 && isWorkingDay(named(3)));
  expect(days['super']).toEqual(
    working.filter((day) => !quiet.includes(day)).map((day) => (day === 4 ? '4 without it' : String(day))),
  );

  const link = linkIn(digest?.text ?? '');
  for (const forged of [link.replace(/.$/, ''), link.replace('.digest.', '.mentions.')])
    expect((await server.press('POST', forged)).statusCode).toBe(404);
  const page = await server.press('GET', link);
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(page.body).toContain('<button>Unsubscribe</button>');
  expect((await server.settings('user')).digest).toBe('every_day');
  expect([
    (await server.press('POST', link)).statusCode,
    (await server.press('POST', link)).statusCode,
  ]).toEqual([200, 200]);
  expect((await server.settings('user')).digest).toBe('never');
  const ended = await server.db
    .select({ actor: auditEvents.actor_id })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'notification_mails_ended'));
  expect(ended).toEqual([{ actor: server.idOf('user') }]);
  server.clock.now = dayAt(9, 6);
  await server.note('admin', 'After the end.');
  expect((await server.mailedAt(dayAt(9, 9))).filter(({ to }) => to.startsWith('user@'))).toEqual([]);
  expect((await server.as('user', 'GET', '/auth/notifications/digest')).body).toMatchObject({
    sent_at: new Date(dayAt(8, 9)).toISOString(),
    text: expect.stringContaining('Note of day 8'),
  });
});
