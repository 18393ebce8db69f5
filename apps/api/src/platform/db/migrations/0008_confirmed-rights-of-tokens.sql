ALTER TABLE "api_tokens" ADD COLUMN "confirmed_role" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "confirmed_scopes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "api_tokens" SET "confirmed_role" = "users"."role", "confirmed_scopes" = "users"."scopes"
FROM "users" WHERE "users"."id" = "api_tokens"."user_id";
--> statement-breakpoint
-- Rights that an account loses are no longer confirmed for its tokens, also when the account gets them again.
CREATE FUNCTION lower_confirmed_rights() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ranks CONSTANT text[] := ARRAY['user', 'super', 'admin'];
BEGIN
  UPDATE api_tokens SET
    confirmed_role = ranks[least(array_position(ranks, confirmed_role), array_position(ranks, NEW.role))],
    confirmed_scopes = ARRAY(SELECT unnest(confirmed_scopes) INTERSECT SELECT unnest(NEW.scopes))
  WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_lower_confirmed_rights AFTER UPDATE OF role, scopes ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.scopes) IS DISTINCT FROM (NEW.role, NEW.scopes))
  EXECUTE FUNCTION lower_confirmed_rights();
