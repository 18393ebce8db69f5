import { sql, type SQL } from 'drizzle-orm';

/**
 * The text whose SHA-256 in hex is the seal of an event: canonical JSON of all its fields, its place in the chain and
 * the seal before it. The same as the function audit_sealed_text of the migrations, made of nothing that belongs to this
 * database, so that a replaced function cannot vouch for a changed event.
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
