import type { AuditAction } from '@vaglio/access-control';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../platform/db/open-database';
import { auditEvents } from '../platform/db/schema/audit-events.table';

export type AuditEntry = {
  action: AuditAction;
  target?: { type: string; id: string };
  before?: unknown;
  after?: unknown;
};

/** Who acts, as the audit trail names them. */
export type Actor = {
  userId: string | null;
  sessionId: string | null;
  ip: string | null;
  requestId: string | null;
};

/** The server itself, or the program that the operator runs. */
export const THE_SERVER: Actor = { userId: null, sessionId: null, ip: null, requestId: null };

/** The actor of a request; a public route's has no user. */
export function actorOf(request: FastifyRequest): Actor {
  return {
    userId: request.principal?.userId ?? null,
    sessionId: request.principal?.sessionId ?? null,
    ip: request.ip,
    requestId: request.id,
  };
}

/** Writes one event in the transaction of its change: both are kept, or neither. */
export async function recordEvent(
  tx: Tx,
  actor: Actor,
  { action, target, before, after }: AuditEntry,
): Promise<void> {
  await tx.insert(auditEvents).values({
    actor_id: actor.userId,
    session_id: actor.sessionId,
    ip: actor.ip,
    request_id: actor.requestId,
    action,
    target_type: target?.type,
    target_id: target?.id,
    before,
    after,
  });
}

/** Writes many events of one actor with one statement, in their order. */
export async function recordEvents(tx: Tx, actor: Actor, entries: readonly AuditEntry[]): Promise<void> {
  const events = JSON.stringify(entries.map((entry, place) => ({ ...entry, place })));
  await tx.execute(sql`insert into ${auditEvents}
      (actor_id, session_id, ip, request_id, action, target_type, target_id, before, after)
    select ${actor.userId}::uuid, ${actor.sessionId}::uuid, ${actor.ip}::text, ${actor.requestId}::text,
      e.action, e.target ->> 'type', e.target ->> 'id', e.before, e.after
    from jsonb_to_recordset(${events}::jsonb) e(action text, target jsonb, before jsonb, after jsonb, place int)
    order by e.place`);
}
