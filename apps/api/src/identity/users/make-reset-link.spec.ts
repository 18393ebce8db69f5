import { eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { onAccount } from '../../testing/account-calls';
import { addAccount, login } from '../../testing/accounts';
import { NEW, passwordApp } from '../sign-in/passwords/change-password.fixture';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof passwordApp>>;
beforeAll(async () => {
  server = await passwordApp();
});
afterAll(() => server.close());

const make = (userId: string) => onAccount(server, 'makeResetLink', server.person('admin').token, userId);
const tokenIn = (link: string) => /\/change-password#tmpToken=(\S{43})$/.exec(link)?.[1] ?? '';

test('a reset link for hand-over sets a new password once and is not readable in the audit trail', async () => {
  const { email, userId } = await addAccount(server);
  const waiting = await server.db.$count(outbox);
  const answer = await make(userId);
  const token = tokenIn(answer.json().link);
  expect([answer.statusCode, await server.db.$count(outbox)]).toEqual([200, waiting]);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.target_id, userId));
  expect(events.at(-1)).toMatchObject({ action: 'user_reset_link_made', after: null });
  expect(JSON.stringify(events)).not.toContain(token);
  expect((await login(server, email)).statusCode).toBe(200);
  const changes = [
    await server.change(token, { newPassword: NEW }),
    await server.change(token, { newPassword: NEW }),
  ];
  expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
});

test('only the newest reset link is valid', async () => {
  const { userId } = await addAccount(server);
  const [first, second] = [
    tokenIn((await make(userId)).json().link),
    tokenIn((await make(userId)).json().link),
  ];
  expect((await server.change(first, { newPassword: NEW })).statusCode).toBe(401);
  expect((await server.change(second, { newPassword: NEW })).statusCode).toBe(200);
});

test('a disabled account gets no reset link', async () => {
  const { userId } = await addAccount(server, { account_status: 'disabled' });
  expect((await make(userId)).json()).toEqual({ error: 'This account is disabled. Enable it first.' });
});

test('if mail is configured, a reset link is sent only to the person', async () => {
  const mailing = await testApp({ settings: { ...TEST_SETTINGS, smtpUrl: 'smtp://127.0.0.1:1' } });
  const { userId } = await addAccount(mailing);
  const answer = await onAccount(mailing, 'makeResetLink', mailing.person('admin').token, userId);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { error: 'Mail is configured: the link goes to the person alone.' },
  ]);
  await mailing.close();
});
