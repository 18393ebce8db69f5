-- A version of a prompt stays what it was when it was saved: extractions name it as the reason for what they found.
CREATE FUNCTION refuse_prompt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'is_active' - 'updated_at') = (to_jsonb(OLD) - 'is_active' - 'updated_at') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'versions of prompts do not change' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER prompts_do_not_change
  BEFORE UPDATE OR DELETE ON prompts
  FOR EACH ROW EXECUTE FUNCTION refuse_prompt_change();
--> statement-breakpoint
-- The index prompts_one_active refuses a second active version; this refuses none.
CREATE FUNCTION refuse_no_active_prompt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM prompts WHERE name = NEW.name AND is_active) THEN
    RAISE EXCEPTION 'no active version of this prompt would be left' USING ERRCODE = 'check_violation', CONSTRAINT = 'prompts_keep_an_active';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER prompts_keep_an_active
  AFTER INSERT OR UPDATE ON prompts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION refuse_no_active_prompt();
