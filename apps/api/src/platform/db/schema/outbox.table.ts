import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/**
 * Mail queue. One process sends each message, under a lease. A row contains only the recipient; the text, including
 * secrets, is created when the message is sent.
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
    /**
     * Recipient; null if no account has the address, so that requests for known and unknown addresses leave the same
     * trace. Not a foreign key.
     */
    user_id: uuid(),
    /**
     * Id of the object that the message is about, if the kind does not determine it. For a notification, it is the id
     * in notification_mails.
     */
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
