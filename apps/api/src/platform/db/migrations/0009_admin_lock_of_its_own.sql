-- 7302643 is the lock of the scores: a change of an admin waited for every re-scoring, and one that recorded its event
-- before it could wait for a re-scoring that waited for the chain of events.
CREATE OR REPLACE FUNCTION refuse_no_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7302644);
  IF EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND account_status = 'active') THEN
    RAISE EXCEPTION 'no active admin would be left' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_keep_an_admin';
  END IF;
  RETURN NULL;
END
$$;
