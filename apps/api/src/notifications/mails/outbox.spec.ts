import { sql } from 'drizzle-orm';
import { connect, type Db } from '../../platform/db/open-database';
import { outbox } from '../../platform/db/schema/outbox.table';
import { addAccount } from '../../testing/accounts';
import { until } from '../../testing/writer-process';
import { messageSender } from '../../platform/mail/message-sender';
import { claimMessage, markSent, pruneOutbox } from '../../platform/mail/outbox.queries';
import { sendDueMessages, startOutbox } from './outbox-worker';
import { outboxApp, OUTBOX_SETTINGS } from './outbox.fixture';

let server: Awaited<ReturnType<typeof outboxApp>>;
beforeAll(async () => {
  server = await outboxApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** Rounds a delay to the nearest step of the backoff, so that a busy machine does not fail the test. */
const backoffStep = (seconds: number) => 10 * 2 ** Math.round(Math.log2(seconds / 10));

test('a mail that the server refuses is sent again with increasing delays, at most ten times', async () => {
  const { userId, email } = await addAccount(server);
  await server.enqueue(userId);
  server.refuseWith(451);
  const waits = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    await server.makeDue();
    await sendDueMessages(server.depsWith());
    waits.push(backoffStep(await server.secondsUntilClaimable()));
  }
  expect(waits.slice(0, 9)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560]);
  expect(server.warnings[0]).toMatch(/^Message \d+ was not sent \(attempt 1\): EENVELOPE 451$/);
  expect(server.warnings.join()).not.toContain(email);
  const [row] = await server.rows();
  expect([row?.attempts, row?.failed_at, row?.sent_at]).toEqual([10, expect.any(String), null]);
});

test('a queued mail is sent when the mail server responds again', async () => {
  const { userId, email } = await addAccount(server);
  await server.enqueue(userId);
  const unreachable = messageSender(
    { ...server.deps, settings: { ...OUTBOX_SETTINGS, smtpUrl: 'smtp://127.0.0.1:1' } },
    server.log,
  );
  await sendDueMessages(server.depsWith({ send: unreachable }));
  expect([server.warnings.length, server.received]).toEqual([1, []]);
  await sendDueMessages(server.depsWith());
  expect(server.received).toEqual([]);
  await server.makeDue();
  await sendDueMessages(server.depsWith());
  expect(server.received.map(({ to }) => to)).toEqual([[email]]);
});

test('three processes send each of forty mails once', async () => {
  const emails: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { userId, email } = await addAccount(server, { password_hash: null });
    emails.push(email);
    await server.enqueue(userId);
  }
  const {
    rows: [here],
  } = await server.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env['VAGLIO_TEST_SERVER'] ?? '');
  url.pathname = `/${here?.name ?? ''}`;
  const others = await Promise.all([connect(url.href, console), connect(url.href, console)]);
  const databases: Db[] = [server.db, ...others.map(({ db }) => db)];
  await Promise.all(databases.map((db) => sendDueMessages(server.depsWith({ db }))));
  await Promise.all(others.map(({ close }) => close()));
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(emails.sort());
});

test('a mail of a dead process is sent by another process after two minutes', async () => {
  const { userId, email } = await addAccount(server);
  await server.enqueue(userId);
  const claimed = await claimMessage(server.db, 'a process that dies');
  if (!claimed) throw new Error('nothing was due');
  expect(await server.secondsUntilClaimable()).toBeGreaterThan(100);
  await sendDueMessages(server.depsWith());
  expect(server.received).toEqual([]);
  await server.makeDue();
  server.refuseWith(451);
  await sendDueMessages(server.depsWith());
  await markSent(server.db, claimed);
  server.refuseWith(null);
  await server.makeDue();
  await sendDueMessages(server.depsWith());
  expect(server.received.map(({ to }) => to)).toEqual([[email]]);
});

test('a running outbox sends new mails', async () => {
  const { userId } = await addAccount(server);
  const running = startOutbox(server.depsWith());
  await server.enqueue(userId);
  await until('the message', () => server.received.length === 1);
  await running.stop();
});

test('a mail of a type that only a newer server supports remains in the queue', async () => {
  const { userId } = await addAccount(server);
  await server.db.execute(sql`insert into ${outbox} (kind, user_id) values ('of-a-newer-server', ${userId})`);
  await sendDueMessages(server.depsWith());
  expect([server.received, await server.rows()]).toEqual([
    [],
    [expect.objectContaining({ sent_at: null, attempts: 0 })],
  ]);
});

test('mails sent or abandoned a week ago are removed, and pending mails are kept', async () => {
  for (const change of [
    { sent_at: sql`now() - interval '8 days'` },
    { failed_at: sql`now() - interval '8 days'` },
    { sent_at: sql`now()` },
  ]) {
    await server.db.insert(outbox).values({ kind: 'reset', ...change });
  }
  await server.db.insert(outbox).values({ kind: 'reset', created_at: sql`now() - interval '8 days'` });
  await pruneOutbox(server.db);
  expect(await server.rows()).toHaveLength(2);
});

test.each([
  ['to this machine', 'vaglio:secret@127.0.0.1', '', null],
  ['to another machine', 'vaglio:secret@[::ffff:127.0.0.1]', '', 'ETLS'],
  ['to a host that the operator allows', 'vaglio:secret@[::ffff:127.0.0.1]', '?requireTLS=false', null],
  ['without a password', '[::ffff:127.0.0.1]', '', null],
])('sending mail without encryption %s (%s%s) ends with the error %s', async (_where, host, query, code) => {
  const { port } = new URL(server.deps.settings.smtpUrl ?? '');
  const smtpUrl = `smtp://${host}:${port}${query}`;
  const send = messageSender({ ...server.deps, settings: { ...OUTBOX_SETTINGS, smtpUrl } }, server.log);
  const sending = send({ from: 'Vaglio', to: 'ann@x.ch', subject: 'Hello', text: 'Hello' });
  if (code === null) await sending;
  else await expect(sending).rejects.toMatchObject({ code });
});
