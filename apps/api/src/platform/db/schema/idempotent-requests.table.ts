import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { leaseColumns } from './lease-columns';

/**
 * Requests with an Idempotency-Key and their answers, for 10 minutes. `is_too_long` and the columns of the lease are
 * written only by servers of release 0.3.0, which may run beside this one during an upgrade.
 */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    id: id(),
    /** No foreign key: it would wait for the locks of a change of the account. */
    user_id: uuid().notNull(),
    /** The key and the request reveal nothing here: see request-digest.ts. */
    key_digest: text().notNull(),
    request_digest: text().notNull(),
    /** The attempt that claimed the row. */
    request_id: text().notNull(),
    /** Null while the request is carried out. */
    status: integer(),
    /** JSON as it was sent; null for an empty answer. */
    answer: text(),
    is_too_long: boolean().notNull().default(false),
    created_at: createdAt(),
    ...leaseColumns(),
  },
  (t) => [
    uniqueIndex('idempotent_requests_key').on(t.user_id, t.key_digest),
    index('idempotent_requests_created').on(t.created_at),
  ],
);
