ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "award_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "score_config" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_job" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- What people edit counts its changes itself, whichever call, restore or older server makes them: a form that was opened
-- before is then refused (If-Match). What the server notes by itself, a sign-in or the health of a source, does not count.
CREATE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parameters_count_change BEFORE UPDATE ON parameters FOR EACH ROW
  WHEN ((OLD."parameterName", OLD.value) IS DISTINCT FROM (NEW."parameterName", NEW.value))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER award_groups_count_change BEFORE UPDATE ON award_groups FOR EACH ROW
  WHEN ((OLD.group_key, OLD.group_name, OLD.description, OLD.rule)
    IS DISTINCT FROM (NEW.group_key, NEW.group_name, NEW.description, NEW.rule))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER score_config_count_change BEFORE UPDATE ON score_config FOR EACH ROW
  WHEN ((OLD.threshold, OLD.top_percent) IS DISTINCT FROM (NEW.threshold, NEW.top_percent))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER news_job_count_change BEFORE UPDATE ON news_job FOR EACH ROW
  WHEN ((OLD.enabled, OLD.interval_sec) IS DISTINCT FROM (NEW.enabled, NEW.interval_sec))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
CREATE TRIGGER news_sources_count_change BEFORE UPDATE ON news_sources FOR EACH ROW
  WHEN ((OLD.name, OLD.url, OLD.enabled) IS DISTINCT FROM (NEW.name, NEW.url, NEW.enabled))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- A password that its person chooses is not a change of the account; one that an administrator sets is.
CREATE TRIGGER users_count_change BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email, OLD.username, OLD.name, OLD.role, OLD.scopes, OLD.account_status)
    IS DISTINCT FROM (NEW.email, NEW.username, NEW.name, NEW.role, NEW.scopes, NEW.account_status)
    OR (NEW.must_change_password AND NEW.password_hash IS DISTINCT FROM OLD.password_hash))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- A group is changed by what is put into it and taken out of it.
CREATE FUNCTION count_item_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE award_groups SET version = version + 1 WHERE id = OLD.group_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE award_groups SET version = version + 1 WHERE id = NEW.group_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER award_group_items_count_change AFTER INSERT OR UPDATE OR DELETE ON award_group_items
  FOR EACH ROW EXECUTE FUNCTION count_item_change();
