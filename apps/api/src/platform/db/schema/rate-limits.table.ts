import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

/** How often something was tried, for each key (a person, an address of the network), shared by every process. */
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
    /** In the present window. */
    hits: integer().notNull().default(1),
    window_ends_at: timestamp().notNull(),
    /** Failures since the last success, over all windows; 0 where only hits count. */
    streak: integer().notNull().default(0),
    blocked_until: timestamp(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.bucket, t.key] })],
);
