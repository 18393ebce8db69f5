import { sql, type SQL } from 'drizzle-orm';

/**
 * Returns an SQL expression for the text whose SHA-256 hash, in hex, is the seal of an event. The text is canonical
 * JSON of the event's fields, its position in the chain and the previous seal. It equals the result of
 * audit_sealed_text in the migrations. The expression calls only built-in functions, because a replaced function could
 * hide a changed event.
 * @param e alias of audit_events
 */
export function sealedText(e: SQL, position: SQL, previousHash: SQL): SQL<string> {
  return sql`pg_catalog.jsonb_build_object(
    'position', ${position}, 'previous_hash', ${previousHash}, 'id', ${e}.id,
    'at', pg_catalog.to_char(${e}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'actor_id', ${e}.actor_id, 'session_id', ${e}.session_id, 'ip', ${e}.ip, 'action', ${e}.action,
    'target_type', ${e}.target_type, 'target_id', ${e}.target_id, 'before', ${e}.before, 'after', ${e}.after,
    'request_id', ${e}.request_id)::text`;
}
