import { eq } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../app';
import { digestOf } from '../../identity/sign-in/passwords/password-hash';
import { users } from '../../platform/db/schema/users.table';
import { addAccount, DEVICE, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { TEST_SETTINGS } from '../../testing/test-app';
import { messageSender } from '../../platform/mail/message-sender';
import type { Message } from '../../platform/mail/message-content';
import { sendDueMessages } from './outbox-worker';
import { outboxApp, OUTBOX_SETTINGS } from './outbox.fixture';

let server: Awaited<ReturnType<typeof outboxApp>>;
beforeAll(async () => {
  server = await outboxApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const headerIn = (head: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(head?.replaceAll('\r', '') ?? '')?.[1] ?? '';

test('a mailed link uses PUBLIC_URL and not the Host header', async () => {
  const { email } = await addAccount(server);
  await server.forgotPassword(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  await sendDueMessages(server.depsWith());
  const [{ from, to, text } = { from: '', to: [], text: '' }, ...others] = server.received;
  expect([from, to, others]).toEqual(['vaglio@x.ch', [email], []]);
  expect(text).toMatch(/^Subject: Vaglio: your new password\r$/m);
  expect(text).not.toContain('evil');
  const token = /^https:\/\/vaglio\.example\/change-password#tmpToken=([\w-]{43})\r$/m.exec(text)?.[1] ?? '';
  const use = () =>
    server.app.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization: `Bearer ${token}` },
      payload: { newPassword: digestOf('otter-violin-canyon-42') },
    });
  expect([(await use()).statusCode, (await use()).statusCode]).toEqual([200, 401]);
});

test('every password change is mailed to the owner', async () => {
  const { email } = await addAccount(server);
  const headers = { authorization: `Bearer ${tokenOf(await login(server, email))}` };
  const payload = {
    oldPassword: digestOf(PASSWORD),
    newPassword: digestOf('otter-violin-canyon-42'),
    deviceId: DEVICE,
  };
  await server.app.inject({ method: 'POST', url: '/auth/change-password/self', headers, payload });
  await sendDueMessages(server.depsWith());
  expect(server.received.map(({ to }) => to)).toEqual([[email]]);
  const [, afterChange = ''] = server.received[0]?.text.split('your password was changed') ?? [];
  expect(afterChange).toContain('ask for a new one at https://vaglio.example/forgot-password');
});

test('known, unknown, disabled and limited emails create identical queue rows, and only known emails are mailed', async () => {
  const { email } = await addAccount(server);
  const disabled = await addAccount(server, { account_status: 'disabled' });
  const asked = [email, 'nobody@vaglio.example', disabled.email, email.toUpperCase(), email, email];
  const answers = [];
  for (const address of asked) answers.push(await server.forgotPassword(address));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(asked.map(() => [200, '{}']));
  expect((await server.rows()).map(({ kind }) => kind)).toEqual(asked.map(() => 'reset'));
  await sendDueMessages(server.depsWith());
  expect(server.received.map(({ to }) => to)).toEqual([[email], [email], [email]]);
  expect((await server.rows()).every(({ sent_at }) => sent_at !== null)).toBe(true);
});

test('one network address can request twenty password links per hour', async () => {
  const app = await buildApp({
    ...server.deps,
    settings: { ...OUTBOX_SETTINGS, limits: { ...TEST_SETTINGS.limits, resetsPerIp: 20 } },
  });
  const { email } = await addAccount(server);
  for (let i = 0; i < 22; i++) {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/change-password',
      remoteAddress: '192.0.2.7',
      payload: { email },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
  }
  expect((await server.rows()).filter(({ user_id }) => user_id !== null)).toHaveLength(20);
  await app.close();
});

test('an email with a comma has one recipient, and a name with a line break adds no header', async () => {
  const email = 'ann,evil@x.ch';
  const { userId } = await addAccount(server, { email, email_key: email, name: 'Ann\r\nBcc: evil@x.ch' });
  await server.enqueue(userId);
  await sendDueMessages(server.depsWith());
  expect(server.received.map(({ to }) => to.length)).toEqual([1]);
  expect(server.received[0]?.text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m);
});

test('a mail has the same Message-ID at each attempt and suppresses automatic replies', async () => {
  const { userId } = await addAccount(server);
  await server.enqueue(userId);
  const lost: Message[] = [];
  const losing = (message: Message) => {
    lost.push(message);
    return Promise.reject(Object.assign(new Error('receipt lost'), { code: 'ETIMEDOUT' }));
  };
  await sendDueMessages(server.depsWith({ send: losing }));
  await server.makeDue();
  await sendDueMessages(server.depsWith());
  const [{ head } = { head: '' }] = server.received;
  expect(headerIn(head, 'Message-ID')).toMatch(/^<vaglio\.\d+\.\d+@x\.ch>$/);
  expect(headerIn(head, 'Message-ID')).toBe(`<${lost[0]?.id}@x.ch>`);
  expect(headerIn(head, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerIn(head, 'X-Auto-Response-Suppress')).toBe('All');
  expect(Date.parse(headerIn(head, 'Date'))).not.toBeNaN();
});

test('each mail has its own Message-ID', async () => {
  const { userId } = await addAccount(server);
  await server.enqueue(userId);
  await server.enqueue(userId);
  await sendDueMessages(server.depsWith());
  expect(new Set(server.received.map(({ head }) => headerIn(head, 'Message-ID'))).size).toBe(2);
});

test.each([
  ['Vaglio für Gründer', 'ann@müller.example', 'ann@xn--mller-kva.example'],
  ['Ødegård & Söhne, “Zürich”', 'ben@łódź.example', 'ben@xn--d-uga0v4h.example'],
  ['審査', 'caro@例え.example', 'caro@xn--r8jz45g.example'],
  ['Эксперт <x@y.example>', 'dora@пример.example', 'dora@xn--e1afmkfd.example'],
  ['Crème brûlée; Inc.', 'emil@façade.example', 'emil@xn--faade-zra.example'],
])('a mail contains the sender %s and the recipient %s in ASCII', async (from, to, ascii) => {
  const send = messageSender(server.deps, server.log);
  await send({ from, to, subject: from, text: from });
  const [mail] = server.received;
  expect(headerIn(mail?.head, 'To')).toContain(ascii);
  expect(mail?.head).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(headerIn(mail?.head, 'From')).toMatch(/ <vaglio@x\.ch>$/);
  expect(headerIn(mail?.head, 'Content-Type')).toBe('text/plain; charset=utf-8');
});

test('without a mail server a mail is stored as a file that only its owner can read', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-outbox-'));
  const { userId } = await addAccount(server);
  await server.enqueue(userId);
  await sendDueMessages(
    server.depsWith({
      send: messageSender({ ...server.deps, settings: { ...OUTBOX_SETTINGS, dataDir } }, server.log),
    }),
  );
  const [name = ''] = readdirSync(join(dataDir, 'outbox'));
  expect(server.warnings).toEqual([
    `No mail server is set up: a message is in ${join(dataDir, 'outbox', name)}`,
  ]);
  expect(statSync(join(dataDir, 'outbox', name)).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

test('a person who is disabled before a mail is sent does not get it', async () => {
  const { userId } = await addAccount(server);
  await server.enqueue(userId);
  await server.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
  await sendDueMessages(server.depsWith());
  expect(server.received).toEqual([]);
});
