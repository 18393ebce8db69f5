import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

/** Numbers of attempts per key (a person or an IP address), shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text({
      enum: [
        'login-ip',
        'login-email',
        'login-code',
        'login-passkey',
        'old-password',
        'reset-ip',
        'reset-email',
        'invitation',
        'print',
      ],
    }).notNull(),
    key: text().notNull(),
    /** Number of attempts in the current time window. */
    hits: integer().notNull().default(1),
    window_ends_at: timestamp().notNull(),
    /** Number of consecutive failures, regardless of time windows; 0 if only attempts are counted. */
    streak: integer().notNull().default(0),
    blocked_until: timestamp(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.bucket, t.key] })],
);
