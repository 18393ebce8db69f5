import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { leaseColumns } from './lease-columns';

/** Requests with an Idempotency-Key: while one is carried out under a lease, and afterwards with its answer. */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    id: id(),
    /** No foreign key: it would wait for the locks of a change of the account. */
    user_id: uuid().notNull(),
    /** The key and the request reveal nothing here: see request-digest.ts. */
    key_digest: text().notNull(),
    request_digest: text().notNull(),
    /** Of the attempt that holds or held the row; its audit events are the proof of what it changed. */
    request_id: text().notNull(),
    /** Null until there is an answer. */
    status: integer(),
    /** JSON as it was sent; null for an empty answer, and for one that is too long to be kept. */
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
