INSERT INTO audit_head DEFAULT VALUES;
--> statement-breakpoint
-- The text whose SHA-256 seals an event: canonical, because jsonb orders its keys and knows one way to write each value.
-- The same text is made by sealed-text.ts, so that the verification needs no function that somebody may have replaced.
CREATE FUNCTION audit_sealed_text(e audit_events, place bigint, previous_hash text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'position', place, 'previous_hash', previous_hash, 'id', e.id,
    'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'actor_id', e.actor_id, 'session_id', e.session_id, 'ip', e.ip, 'action', e.action, 'target_type', e.target_type,
    'target_id', e.target_id, 'before', e.before, 'after', e.after, 'request_id', e.request_id)::text
$$;
--> statement-breakpoint
CREATE FUNCTION seal_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head%ROWTYPE;
  next_hash text;
BEGIN
  SELECT * INTO STRICT head FROM audit_head WHERE id = 1 FOR UPDATE;
  next_hash := encode(sha256(convert_to(audit_sealed_text(NEW, head.position + 1, head.hash), 'UTF8')), 'hex');
  INSERT INTO audit_seals (position, event_id, previous_hash, hash) VALUES (head.position + 1, NEW.id, head.hash, next_hash);
  UPDATE audit_head SET position = head.position + 1, hash = next_hash WHERE id = 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Events from before the chain, in the order of their ids.
DO $$
DECLARE
  e audit_events;
  place bigint := 0;
  last_hash text := '';
  next_hash text;
BEGIN
  FOR e IN SELECT * FROM audit_events ORDER BY id LOOP
    place := place + 1;
    next_hash := encode(sha256(convert_to(audit_sealed_text(e, place, last_hash), 'UTF8')), 'hex');
    INSERT INTO audit_seals (position, event_id, previous_hash, hash) VALUES (place, e.id, last_hash, next_hash);
    last_hash := next_hash;
  END LOOP;
  UPDATE audit_head SET position = place, hash = last_hash WHERE id = 1;
END
$$;
--> statement-breakpoint
-- Deferred to the end of the transaction: the head of the chain is locked after everything else, while the transaction
-- is being written down, so that nobody waits for a long one and no two can wait for each other.
CREATE CONSTRAINT TRIGGER audit_events_sealed
  AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION seal_audit_event();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_head_stays
  BEFORE DELETE OR TRUNCATE ON audit_head
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
