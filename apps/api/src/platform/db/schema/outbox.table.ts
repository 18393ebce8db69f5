import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/**
 * Messages to be sent, each by one process under a lease. A row names the recipient only: the text, secrets included, is
 * composed when it is sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text({
      enum: [
        'reset',
        'password-changed',
        'invitation',
        'password-set',
        'notification',
        'second-factor-on',
        'second-factor-off',
        'identity-separated',
        'identity-linked',
      ],
    }).notNull(),
    /** Null for nobody: a request for an unknown address leaves the same trace as one for a known. No reference either. */
    user_id: uuid(),
    /** What it says, where the kind alone does not: of a notification, its mail. */
    subject_id: bigint({ mode: 'number' }),
    ...leaseColumns(),
    sent_at: timestamp(),
    failed_at: timestamp(),
    created_at: createdAt(),
  },
  (t) => [
    index('outbox_waiting')
      .on(t.due_at)
      .where(sql`${t.sent_at} is null and ${t.failed_at} is null`),
  ],
);
