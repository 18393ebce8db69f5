import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageSender } from '../../../platform/mail/message-sender';
import { sendDueMessages } from '../../../notifications/mails/outbox-worker';
import { addAccount, login } from '../../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../../testing/test-app';
import { digestOf } from './password-hash';

export const MINUTE = 60_000;
/** Digest of a valid new password. */
export const NEW = digestOf('otter-violin-canyon-42');
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Creates an application that stores mails as files, with an adjustable clock and functions that change passwords. */
export async function passwordApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-auth-'));
  const outboxDir = join(dataDir, 'outbox');
  const clock = { now: Date.now() };
  const limits = { ...TEST_SETTINGS.limits, resetsPerEmail: 3 };
  const settings = { ...TEST_SETTINGS, port: 4000, dataDir, foundationName: 'Helvetia Fund', limits };
  const server = await testApp({ now: () => clock.now, settings });
  const { app, deps } = server;
  return {
    ...server,
    clock,
    outboxDir,
    change: (token: string | null, payload: object) =>
      app.inject({
        method: 'POST',
        url: '/auth/change-password',
        ...(token ? { headers: bearer(token) } : {}),
        payload,
      }),
    changeOwn: (token: string, payload: object) =>
      app.inject({ method: 'POST', url: '/auth/change-password/self', headers: bearer(token), payload }),
    /** Creates an account that must change its password, and signs in to get the temporary token. */
    accountToChange: async () => {
      const account = await addAccount(server, { must_change_password: true });
      const { tmpToken } = (await login(server, account.email)).json<{ tmpToken: string }>();
      return { ...account, tmpToken };
    },
    mailsTo: async (email: string) => {
      const log = { warn: () => undefined };
      await sendDueMessages({ ...deps, log, send: messageSender(deps, log) });
      const texts = readdirSync(outboxDir).map((name) => readFileSync(join(outboxDir, name), 'utf8'));
      return texts.filter((text) => text.startsWith(`To: ${email}\n`));
    },
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
