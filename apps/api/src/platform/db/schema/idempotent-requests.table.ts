import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { leaseColumns } from './lease-columns';

/**
 * Requests with an Idempotency-Key and their responses, stored for 10 minutes. `is_too_long` and the lease columns are
 * written only by servers of release 0.3.0. Such servers may still run during an upgrade.
 */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    id: id(),
    /** Not a foreign key, because it would wait for locks on the account. */
    user_id: uuid().notNull(),
    /** Digests that reveal neither the key nor the request; see request-digest.ts. */
    key_digest: text().notNull(),
    request_digest: text().notNull(),
    /** Id of the request that claimed this key. */
    request_id: text().notNull(),
    /** HTTP status of the response; null while the request is being processed. */
    status: integer(),
    /** JSON body of the response; null if the body was empty. */
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
