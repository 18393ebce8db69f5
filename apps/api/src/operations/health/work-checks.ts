import { ne, sql } from 'drizzle-orm';
import { passkeys } from '../../platform/db/schema/passkeys.table';
import { outboxLease } from '../../platform/mail/outbox.queries';
import { CONNECTION_CHECKS } from './connection-checks';
import { fine, healthCheck, problem, warning, type HealthCheck } from './health-check';
import { MODEL_CHECK } from './model-check';
import { SCHEDULE_CHECK, SOURCES_CHECK } from './news-checks';
import { QUEUE_CHECK } from './queue-check';
import { partyAt } from './server-checks';

const MESSAGES = 'Outgoing messages';
const ADMINISTRATORS = 'Administrators';

type Mail = { late: number; failed: number; oldest: number };
type Webhooks = { failed: number; switched_off: number };

/** Checks of background work: mail, webhooks, news, articles and people. */
export const WORK_CHECKS: readonly HealthCheck[] = [
  ...CONNECTION_CHECKS,
  healthCheck({
    name: MESSAGES,
    read: async ({ db }) => {
      const { rows } = await db.execute<Mail>(sql`
        select count(*) filter (where sent_at is null and failed_at is null and created_at < now() - interval '1 hour')::int as late,
          count(*) filter (where failed_at > now() - interval '7 days')::int as failed,
          coalesce(extract(epoch from now() - min(created_at) filter (where ${outboxLease.isOpen})), 0)::float8 as oldest
        from outbox`);
      return rows[0] ?? { late: 0, failed: 0, oldest: 0 };
    },
    judge: ({ late, failed }) => {
      if (late === 0 && failed === 0) return [fine(MESSAGES, 'None is late.')];
      return [
        problem(
          MESSAGES,
          `${late} wait for more than an hour, ${failed} were given up in the last seven days.`,
          'Send a test mail in Settings, Connections; the log of the server has the answer of the mail server.',
        ),
      ];
    },
    metrics: [
      {
        name: 'vaglio_mail_oldest_age_seconds',
        help: 'Age of the oldest message that is not sent; 0 without one',
        read: ({ oldest }) => oldest,
      },
      {
        name: 'vaglio_mail_failed',
        help: 'Messages that were given up in the last seven days',
        read: ({ failed }) => failed,
      },
    ],
  }),
  healthCheck({
    name: 'Webhooks',
    read: async ({ db }) => {
      const { rows } = await db.execute<Webhooks>(sql`select
        (select count(*)::int from webhook_deliveries
          where created_at > now() - interval '2 days' and failed_at > now() - interval '1 day') as failed,
        (select count(*)::int from webhooks where not is_active and off_reason is not null) as switched_off`);
      return rows[0] ?? null;
    },
    judge: () => [], // no findings: Settings, Webhooks shows failures, and administrators are notified
    metrics: [
      {
        name: 'vaglio_webhook_deliveries_failed',
        help: 'Events that were given up in the last 24 hours',
        read: (webhooks) => webhooks && webhooks.failed,
      },
      {
        name: 'vaglio_webhooks_switched_off',
        help: 'Webhooks that the server switched off because they failed',
        read: (webhooks) => webhooks && webhooks.switched_off,
      },
    ],
  }),
  MODEL_CHECK,
  QUEUE_CHECK,
  SCHEDULE_CHECK,
  SOURCES_CHECK,
  healthCheck({
    name: ADMINISTRATORS,
    read: async ({ db }) => {
      const { rows } = await db.execute<{ admins: number }>(sql`
        select count(*)::int as admins from users
        where role = 'admin' and account_status = 'active' and password_hash is not null`);
      return rows[0]?.admins ?? 0;
    },
    judge: (admins) => {
      if (admins >= 2) return [fine(ADMINISTRATORS, `${admins} can sign in.`)];
      const text = admins === 1 ? 'One can sign in.' : 'None can sign in.';
      const advice = 'Two are safer: vaglio create-admin adds another one.';
      return [warning(ADMINISTRATORS, text, advice)];
    },
  }),
  healthCheck({
    name: 'Passkeys',
    read: ({ db, settings }) => {
      const party = partyAt(settings);
      return db.$count(passkeys, party ? ne(passkeys.rp_id, party.id) : undefined);
    },
    judge: (lost) => {
      if (lost === 0) return [];
      return [
        warning(
          'Passkeys',
          `${lost} ${lost === 1 ? 'was' : 'were'} made for another host name, and cannot be used.`,
          'Set PUBLIC_URL back to that name; or people sign in with their passwords and recovery codes, and add new ones.',
        ),
      ];
    },
  }),
];
