ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_kind" CHECK ("users"."kind" in ('person', 'service'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_services_have_no_password" CHECK ("users"."kind" = 'person' or "users"."password_hash" is null);--> statement-breakpoint
-- An admin who stays has to be somebody who can sign in.
CREATE OR REPLACE FUNCTION refuse_no_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7302644);
  IF EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM users
    WHERE role = 'admin' AND account_status = 'active' AND kind = 'person') THEN
    RAISE EXCEPTION 'no active admin would be left' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_keep_an_admin';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER users_count_change ON users;
--> statement-breakpoint
-- A password that its person chooses is not a change of the account; one that an administrator sets is.
CREATE TRIGGER users_count_change BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email, OLD.username, OLD.name, OLD.role, OLD.scopes, OLD.account_status, OLD.purpose)
    IS DISTINCT FROM (NEW.email, NEW.username, NEW.name, NEW.role, NEW.scopes, NEW.account_status, NEW.purpose)
    OR (NEW.must_change_password AND NEW.password_hash IS DISTINCT FROM OLD.password_hash))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- What everybody chose of each topic, or what holds for who chose nothing; also those without access, who may still end
-- their mails. A service account is notified of nothing: it is not among them, and so in none of the views made of this.
CREATE OR REPLACE VIEW all_notification_choices AS
SELECT u.id AS user_id, t.topic,
  coalesce((s.choices #>> ARRAY[t.topic, 'inbox'])::boolean, true) AS inbox,
  coalesce(s.choices #>> ARRAY[t.topic, 'mail'], t.mail) AS mail,
  coalesce(s.digest, 'working_days') AS digest,
  u.account_status
FROM users u
CROSS JOIN (VALUES ('mentions', 'now'), ('assigned', 'digest'), ('threshold', 'digest'), ('followed', 'digest'),
  ('sources', 'now'), ('runs', 'never')) t(topic, mail)
LEFT JOIN notification_settings s ON s.user_id = u.id
WHERE u.kind = 'person';
