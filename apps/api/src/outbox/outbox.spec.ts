import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app';
import { digestOf } from '../auth/password-hash';
import { connect, type Db } from '../db/open-database';
import { users } from '../users/users.table';
import { outbox } from './outbox.table';
import { addAccount, DEVICE, login, PASSWORD, tokenOf } from '../testing/accounts';
import { mailServer } from '../testing/mail-server';
import { testApp, TEST_SETTINGS } from '../testing/test-app';
import { until } from '../testing/writer-process';
import { messageSender } from './message-sender';
import { claimMessage, leaveMessage, markSent, pruneOutbox } from './outbox.queries';
import { sendDueMessages, startOutbox, type OutboxDeps } from './outbox-worker';

const NEW = digestOf('otter-violin-canyon-42');
const settings = {
  ...TEST_SETTINGS,
  publicUrl: 'https://vaglio.example',
  mailFrom: 'vaglio@x.ch',
  limits: { ...TEST_SETTINGS.limits, resetsPerEmail: 3 },
};

let refusal: number | null = null;
let said: string[] = [];
let mail: Awaited<ReturnType<typeof mailServer>>;
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  mail = await mailServer(() => refusal);
  world = await testApp({ settings: { ...settings, smtpUrl: mail.url } });
});
afterAll(async () => {
  await world.close();
  await mail.close();
});
beforeEach(async () => {
  refusal = null;
  said = [];
  mail.received.length = 0;
  await world.db.delete(outbox);
});

const log = {
  warn: (text: string) => {
    said.push(text);
  },
};

function depsWith(overrides: Partial<OutboxDeps> = {}): OutboxDeps {
  return { ...world.deps, log, send: messageSender(world.deps.settings, world.deps.now, log), ...overrides };
}

function forgot(email: string, headers: Record<string, string> = {}) {
  return world.app.inject({ method: 'POST', url: '/auth/change-password', headers, payload: { email } });
}

const leave = (userId: string | null) => world.db.transaction((tx) => leaveMessage(tx, 'reset', userId));
const rows = () => world.db.select().from(outbox).orderBy(outbox.id);
const makeDue = () => world.db.update(outbox).set({ due_at: sql`now()` });
/** Seconds until the one message is due. */
async function wait(): Promise<number> {
  const [row] = await world.db
    .select({ seconds: sql<number>`round(extract(epoch from due_at - now()))::int` })
    .from(outbox);
  return row?.seconds ?? NaN;
}

test('a mailed link comes from PUBLIC_URL, whatever the Host header says, and opens the account once', async () => {
  const { email } = await addAccount(world);
  await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  await sendDueMessages(depsWith());
  const [{ from, to, text } = { from: '', to: [], text: '' }, ...others] = mail.received;
  expect([from, to, others]).toEqual(['vaglio@x.ch', [email], []]);
  expect(text).toMatch(/^Subject: Vaglio: your new password\r$/m);
  expect(text).not.toContain('evil');
  const token = /^https:\/\/vaglio\.example\/change-password#tmpToken=([\w-]{43})\r$/m.exec(text)?.[1] ?? '';
  const use = () =>
    world.app.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization: `Bearer ${token}` },
      payload: { newPassword: NEW },
    });
  expect([(await use()).statusCode, (await use()).statusCode]).toEqual([200, 401]);
});

test('every change of a password tells its owner', async () => {
  const { email } = await addAccount(world);
  const headers = { authorization: `Bearer ${tokenOf(await login(world, email))}` };
  const payload = { oldPassword: digestOf(PASSWORD), newPassword: NEW, deviceId: DEVICE };
  await world.app.inject({ method: 'POST', url: '/auth/change-password/self', headers, payload });
  await sendDueMessages(depsWith());
  expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
  expect(mail.received[0]?.text).toMatch(
    /your password was changed[^]*ask for a new one at https:\/\/vaglio\.example\/forgot-password/,
  );
});

test('known, unknown and disabled addresses, and those beyond the limit, leave the same row each; only the known are written to', async () => {
  const { email } = await addAccount(world);
  const disabled = await addAccount(world, { account_status: 'disabled' });
  const asked = [email, 'nobody@vaglio.example', disabled.email, email.toUpperCase(), email, email];
  const answers = [];
  for (const address of asked) answers.push(await forgot(address));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(asked.map(() => [200, '{}']));
  expect((await rows()).map(({ kind }) => kind)).toEqual(asked.map(() => 'reset'));
  await sendDueMessages(depsWith());
  expect(mail.received.map(({ to }) => to)).toEqual([[email], [email], [email]]);
  expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true);
});

test('one address of the network gets twenty links an hour', async () => {
  const app = await buildApp({
    ...world.deps,
    settings: { ...settings, limits: { ...TEST_SETTINGS.limits, resetsPerIp: 20 } },
  });
  const { email } = await addAccount(world);
  for (let i = 0; i < 22; i++) {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/change-password',
      remoteAddress: '192.0.2.7',
      payload: { email },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
  }
  expect((await rows()).filter(({ user_id }) => user_id !== null)).toHaveLength(20);
  await app.close();
});

test('a mail server that refuses is asked again, later each time, ten times in all', async () => {
  const { userId, email } = await addAccount(world);
  await leave(userId);
  refusal = 451;
  const waits = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    await makeDue();
    await sendDueMessages(depsWith());
    waits.push(await wait());
  }
  expect(waits.slice(0, 9)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560]);
  expect(said[0]).toMatch(/^Message \d+ was not sent \(attempt 1\): EENVELOPE 451$/);
  expect(said.join()).not.toContain(email);
  const [row] = await rows();
  expect([row?.attempts, row?.failed_at, row?.sent_at]).toEqual([10, expect.any(String), null]);
});

test('a message that waited for the mail server is sent when it answers again', async () => {
  const { userId, email } = await addAccount(world);
  await leave(userId);
  const unreachable = messageSender({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' }, Date.now, log);
  await sendDueMessages(depsWith({ send: unreachable }));
  expect([said.length, mail.received]).toEqual([1, []]);
  await sendDueMessages(depsWith());
  expect(mail.received).toEqual([]);
  await makeDue();
  await sendDueMessages(depsWith());
  expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
});

test('three processes send each of forty messages once', async () => {
  const emails: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { userId, email } = await addAccount(world, { password_hash: null });
    emails.push(email);
    await leave(userId);
  }
  const {
    rows: [here],
  } = await world.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env['VAGLIO_TEST_SERVER'] ?? '');
  url.pathname = `/${here?.name ?? ''}`;
  const others = await Promise.all([connect(url.href, console), connect(url.href, console)]);
  const databases: Db[] = [world.db, ...others.map(({ db }) => db)];
  await Promise.all(databases.map((db) => sendDueMessages(depsWith({ db }))));
  await Promise.all(others.map(({ close }) => close()));
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(emails.sort());
});

test('a message of a process that died is sent by another after two minutes, and the dead one marks nothing', async () => {
  const { userId, email } = await addAccount(world);
  await leave(userId);
  const claimed = await claimMessage(world.db);
  if (!claimed) throw new Error('nothing was due');
  expect(await wait()).toBeGreaterThan(100);
  await sendDueMessages(depsWith());
  expect(mail.received).toEqual([]);
  await makeDue();
  refusal = 451;
  await sendDueMessages(depsWith());
  await markSent(world.db, claimed);
  refusal = null;
  await makeDue();
  await sendDueMessages(depsWith());
  expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
});

test('an address with a comma reaches one reader, a name with a line break adds no header', async () => {
  const email = 'ann,evil@x.ch';
  const { userId } = await addAccount(world, { email, email_key: email, name: 'Ann\r\nBcc: evil@x.ch' });
  await leave(userId);
  await sendDueMessages(depsWith());
  expect(mail.received.map(({ to }) => to.length)).toEqual([1]);
  expect(mail.received[0]?.text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m);
});

test('a running outbox sends what comes, and stops', async () => {
  const { userId } = await addAccount(world);
  const running = startOutbox(depsWith());
  await leave(userId);
  await until('the message', () => mail.received.length === 1);
  await running.stop();
  await leave(userId);
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
  expect(mail.received).toHaveLength(1);
});

test('without SMTP_URL a message is a file of its owner alone, named in the log', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-outbox-'));
  const { userId } = await addAccount(world);
  await leave(userId);
  await sendDueMessages(depsWith({ send: messageSender({ ...settings, dataDir }, Date.now, log) }));
  const [name = ''] = readdirSync(join(dataDir, 'outbox'));
  expect(said).toEqual([`No SMTP_URL: a message is in ${join(dataDir, 'outbox', name)}`]);
  expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

test('nobody is written to who was disabled meanwhile', async () => {
  const { userId } = await addAccount(world);
  await leave(userId);
  await world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
  await sendDueMessages(depsWith());
  expect(mail.received).toEqual([]);
});

test('messages sent or given up a week ago are removed, waiting ones stay', async () => {
  for (const change of [
    { sent_at: sql`now() - interval '8 days'` },
    { failed_at: sql`now() - interval '8 days'` },
    { sent_at: sql`now()` },
  ]) {
    await world.db.insert(outbox).values({ kind: 'reset', ...change });
  }
  await world.db.insert(outbox).values({ kind: 'reset', created_at: sql`now() - interval '8 days'` });
  await pruneOutbox(world.db);
  expect(await rows()).toHaveLength(2);
});
