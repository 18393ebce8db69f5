import { messageSender } from '../../platform/mail/message-sender';
import { OUTBOX_SETTINGS } from './outbox.fixture';
import { sendDueMessages } from './outbox-worker';
import { mailServer } from '../../testing/mail-server';
import { notificationRounds } from '../notifications-worker';
import { notifiedApp } from '../notifications.fixture';

/**
 * Starts the application with a local mail server and a clock that the test sets.
 * @param begin milliseconds since 1970
 */
export async function mailedApp(begin: number) {
  const clock = { now: begin };
  const mail = await mailServer();
  const settings = { ...OUTBOX_SETTINGS, smtpUrl: mail.url };
  const server = await notifiedApp({ settings, now: () => clock.now });
  const log = { warn: (text: string) => expect(text).toBe('') };
  /** Sends the messages in the outbox and returns their recipients and unfolded texts. */
  const sent = async (): Promise<{ to: string; text: string }[]> => {
    mail.received.length = 0;
    const send = messageSender(server.deps, log);
    await sendDueMessages({ ...server.deps, log, send });
    return mail.received.map(({ to, text }) => ({ to: to.join(), text }));
  };
  return {
    ...server,
    clock,
    sent,
    /** Returns the mails that two servers send at a given time. */
    mailedAt: async (moment: number) => {
      clock.now = moment;
      const one = notificationRounds(server.deps);
      await Promise.all([one(), notificationRounds(server.deps)()]);
      await one();
      return sent();
    },
    idOf: (actor: Parameters<typeof server.person>[0]) => server.person(actor).userId,
    /** Requests the unsubscribe link of a mail: with POST like a mail program, or with GET like a browser. */
    press: (method: 'GET' | 'POST', url: string) =>
      server.app.inject({
        method,
        url,
        headers: method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
        ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
      }),
    close: async () => {
      await server.close();
      await mail.close();
    },
  };
}

/** Returns the unsubscribe link in a mail, without the host. */
export const linkIn = (text: string) => /Unsubscribe: https:\/\/vaglio\.example(\S+)/.exec(text)?.[1] ?? '';
