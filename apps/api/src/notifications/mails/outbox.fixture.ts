import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { outbox } from '../../platform/db/schema/outbox.table';
import { mailServer } from '../../testing/mail-server';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';
import { messageSender } from '../../platform/mail/message-sender';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import type { OutboxDeps } from './outbox-worker';

/** Settings that allow three reset links per hour and account. Mails are sent from vaglio@x.ch. */
export const OUTBOX_SETTINGS = {
  ...TEST_SETTINGS,
  publicUrl: 'https://vaglio.example',
  mailFrom: 'vaglio@x.ch',
  limits: { ...TEST_SETTINGS.limits, resetsPerEmail: 3 },
};

/** Starts the application with a local mail server, and provides functions for its outbox. */
export async function outboxApp() {
  const smtp: { refusal: number | null } = { refusal: null };
  const warnings: string[] = [];
  const log = {
    warn: (text: string) => {
      warnings.push(text);
    },
  };
  const mail = await mailServer(() => smtp.refusal);
  const server = await testApp({ settings: { ...OUTBOX_SETTINGS, smtpUrl: mail.url } });
  const { app, db, deps } = server;
  return {
    ...server,
    log,
    warnings,
    received: mail.received,
    /** Sets whether the mail server rejects mails. @param code SMTP code of the rejection; null accepts every mail */
    refuseWith: (code: number | null) => {
      smtp.refusal = code;
    },
    depsWith: (overrides: Partial<OutboxDeps> = {}): OutboxDeps => ({
      ...deps,
      log,
      send: messageSender(deps, log),
      ...overrides,
    }),
    forgotPassword: (email: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/auth/change-password', headers, payload: { email } }),
    enqueue: (userId: string | null) => db.transaction((tx) => enqueueMessage(tx, 'reset', userId)),
    rows: () => db.select().from(outbox).orderBy(outbox.id),
    /** Makes all messages due, as if their backoff or the lease of a crashed process had expired. */
    makeDue: () => db.update(outbox).set({ due_at: sql`now()`, lease_until: sql`now()` }),
    secondsUntilClaimable: () => secondsUntilClaimable(db),
    reset: async () => {
      smtp.refusal = null;
      warnings.length = 0;
      mail.received.length = 0;
      await db.delete(outbox);
    },
    close: async () => {
      await server.close();
      await mail.close();
    },
  };
}

async function secondsUntilClaimable(db: Db): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`round(extract(epoch from greatest(due_at, lease_until) - now()))::int` })
    .from(outbox);
  return row?.seconds ?? NaN;
}
