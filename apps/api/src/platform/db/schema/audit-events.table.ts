import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/**
 * Audit events, written in the transaction of the change. A trigger refuses UPDATE, DELETE and TRUNCATE. Another
 * trigger seals each event at the end of its transaction (see audit-chain.table.ts).
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    at: createdAt(),
    actor_id: uuid(),
    session_id: uuid(),
    ip: text(),
    action: text().notNull(),
    target_type: text(),
    target_id: text(),
    before: jsonb(),
    after: jsonb(),
    request_id: text(),
  },
  (t) => [
    index('audit_events_target').on(t.target_type, t.target_id),
    index('audit_events_at').on(t.at),
    index('audit_events_actor').on(t.actor_id, t.id),
    index('audit_events_action').on(t.action, t.id),
  ],
);
