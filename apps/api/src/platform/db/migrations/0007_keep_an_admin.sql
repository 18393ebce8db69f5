-- The second net under the rule that an active admin stays: the application locks and counts before it changes anything;
-- this looks once more at the end of every transaction. One waits for the other here, so that two which each remove an
-- admin cannot both find the other's still there. An empty table is none to keep: the first start makes an admin.
CREATE FUNCTION refuse_no_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7302643);
  IF EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND account_status = 'active') THEN
    RAISE EXCEPTION 'no active admin would be left' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_keep_an_admin';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_keep_an_admin_changed
  AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.account_status = 'active' AND (NEW.role <> 'admin' OR NEW.account_status <> 'active'))
  EXECUTE FUNCTION refuse_no_admin();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_keep_an_admin_deleted
  AFTER DELETE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.account_status = 'active')
  EXECUTE FUNCTION refuse_no_admin();
