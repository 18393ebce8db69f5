-- The actor of an event exists, and their account stays until the event is stored: a deletion or an erasure comes wholly
-- before the transaction of the event, which is then refused, or wholly after it, and finds the event.
-- Work that goes on for somebody who has left, as an import does, comes without a request, and is kept without an address.
CREATE FUNCTION hold_audit_actor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.actor_id FOR KEY SHARE;
  IF FOUND THEN RETURN NEW; END IF;
  IF NEW.request_id IS NOT NULL THEN
    RAISE EXCEPTION 'the actor of an event does not exist' USING ERRCODE = 'foreign_key_violation',
      DETAIL = format('Key (actor_id)=(%s) is not present in table "users".', NEW.actor_id);
  END IF;
  NEW.ip := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_events_actor
  BEFORE INSERT ON audit_events FOR EACH ROW WHEN (NEW.actor_id IS NOT NULL) EXECUTE FUNCTION hold_audit_actor();
