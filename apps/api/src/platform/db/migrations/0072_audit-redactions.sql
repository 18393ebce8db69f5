CREATE TABLE "audit_redactions" (
	"redaction_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"seal" text NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "audit_redactions_redaction_id_event_id_pk" PRIMARY KEY("redaction_id","event_id")
);
--> statement-breakpoint
CREATE INDEX "audit_redactions_event" ON "audit_redactions" USING btree ("event_id");--> statement-breakpoint
-- An erasure names itself in a setting of its transaction; without it an event is refused every change, as ever.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'audit_events' AND TG_OP = 'UPDATE' AND coalesce(current_setting('vaglio.redaction', true), '') <> ''
  THEN RETURN NULL; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
-- What an erasure changes of a sealed event is recorded, and is nothing but what may name a person.
CREATE FUNCTION record_audit_redaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.actor_id, NEW.session_id, NEW.action, NEW.target_type, NEW.request_id)
    IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.session_id, OLD.action, OLD.target_type, OLD.request_id)
    OR (NEW.target_id IS DISTINCT FROM OLD.target_id AND NEW.target_type IS DISTINCT FROM 'email')
  THEN RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege'; END IF;
  INSERT INTO audit_redactions (redaction_id, event_id, seal, content_hash)
  SELECT current_setting('vaglio.redaction')::uuid, NEW.id, s.hash,
    encode(sha256(convert_to(audit_sealed_text(NEW, s.position, s.previous_hash), 'UTF8')), 'hex')
  FROM audit_seals s WHERE s.event_id = NEW.id;
  IF NOT FOUND THEN RAISE EXCEPTION 'event % is not sealed yet', NEW.id USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_events_redacted
  AFTER UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION record_audit_redaction();
--> statement-breakpoint
CREATE TRIGGER audit_redactions_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_redactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
