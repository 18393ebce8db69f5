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

/** Author of an audit event: user, session, IP address and request. */
export type Actor = {
  userId: string | null;
  sessionId: string | null;
  ip: string | null;
  requestId: string | null;
};

/** Actor of changes by the server itself and by operator commands. */
export const THE_SERVER: Actor = { userId: null, sessionId: null, ip: null, requestId: null };

/** Returns the actor of a request. The user is null on a public route. */
export function actorOf(request: FastifyRequest): Actor {
  return {
    userId: request.principal?.userId ?? null,
    sessionId: request.principal?.sessionId ?? null,
    ip: request.ip,
    requestId: request.id,
  };
}

/** Records an event in the same transaction as its change, so that the database stores both or neither. */
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
    before: withoutCredentials(before),
    after: withoutCredentials(after),
  });
}

/** Records several events by one actor in order, with a single statement. */
export async function recordEvents(tx: Tx, actor: Actor, entries: readonly AuditEntry[]): Promise<void> {
  const events = withoutUserInfo(JSON.stringify(entries.map((entry, place) => ({ ...entry, place }))));
  await tx.execute(sql`insert into ${auditEvents}
      (actor_id, session_id, ip, request_id, action, target_type, target_id, before, after)
    select ${actor.userId}::uuid, ${actor.sessionId}::uuid, ${actor.ip}::text, ${actor.requestId}::text,
      e.action, e.target ->> 'type', e.target ->> 'id', e.before, e.after
    from jsonb_to_recordset(${events}::jsonb) e(action text, target jsonb, before jsonb, after jsonb, place int)
    order by e.place`);
}

/** Matches the user and password in a web address in JSON text. An address ends at a quote or white space. */
const USER_INFO = /:\/\/[^\s/?#"\\]*@/g;

const withoutUserInfo = (json: string): string => json.replace(USER_INFO, '://');

/** Removes user and password from web addresses in a value, because stored events cannot be changed later. */
function withoutCredentials(value: unknown): unknown {
  if (value === undefined) return undefined;
  const json = JSON.stringify(value);
  const clean = withoutUserInfo(json);
  return clean === json ? value : JSON.parse(clean);
}
