-- From 0004_scoring_versions
CREATE TABLE "scoring_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"restored_from" integer,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
-- From 0005_audit_chain
CREATE TABLE "audit_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
-- In two steps: awards that are there already keep null, nobody knows since when.
ALTER TABLE "startup_awards" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "startup_awards" ALTER COLUMN "added_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "startup_awards" ADD COLUMN "added_after_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");
--> statement-breakpoint
-- From 0006_audit_seals
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
--> statement-breakpoint
-- From 0007_keep_an_admin
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
--> statement-breakpoint
-- From 0008_award_moments
ALTER TABLE "startup_awards" ALTER COLUMN "added_at" SET DEFAULT now();
--> statement-breakpoint
-- From 0009_admin_lock_of_its_own
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
--> statement-breakpoint
-- From 0010_articles_and_extractions
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"other_urls" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"source" text,
	"source_id" bigint,
	"lang" text,
	"published_at" timestamp with time zone,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"similarity_key" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"extracted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_url_unique" UNIQUE("url"),
	CONSTRAINT "articles_state" CHECK ("articles"."state" in ('pending', 'extracted', 'failed', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "extraction_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extraction_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'running' NOT NULL,
	"reason" text,
	"batch" integer NOT NULL,
	"delay_ms" integer NOT NULL,
	"dry" boolean DEFAULT false NOT NULL,
	"budget_tokens" integer,
	"retry_of" bigint,
	"after_article" bigint DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"outputs_count" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "extraction_runs_state" CHECK ("extraction_runs"."state" in ('running', 'paused', 'finished', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "extractions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extractions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"epoch" integer NOT NULL,
	"prompt_id" bigint,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"outputs_count" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prompt_tokens" integer DEFAULT 0 NOT NULL,
	"completion_tokens" integer DEFAULT 0 NOT NULL,
	"cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"error" text,
	"run_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llm_usage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "llm_usage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint,
	"epoch" integer,
	"attempt" integer NOT NULL,
	"model" text NOT NULL,
	"outcome" text DEFAULT 'started' NOT NULL,
	"prompt_tokens" integer NOT NULL,
	"completion_tokens" integer NOT NULL,
	"cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"error" text,
	"run_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"model" text,
	"temperature" numeric(6, 4) NOT NULL,
	"top_p" numeric(6, 4) NOT NULL,
	"max_output_tokens" integer,
	"placeholder" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"search_key" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "extraction_id" bigint;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "extractions" ADD CONSTRAINT "extractions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extractions" ADD CONSTRAINT "extractions_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extractions" ADD CONSTRAINT "extractions_run_id_extraction_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."extraction_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "articles_text" ON "articles" USING btree ("text_hash");--> statement-breakpoint
CREATE INDEX "articles_similar" ON "articles" USING btree ("similarity_key") WHERE "articles"."similarity_key" <> '';--> statement-breakpoint
CREATE INDEX "articles_pending" ON "articles" USING btree ("id") WHERE "articles"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "articles_failed" ON "articles" USING btree ("id") WHERE "articles"."state" in ('failed', 'abandoned');--> statement-breakpoint
CREATE INDEX "articles_source" ON "articles" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "extraction_runs_one_running" ON "extraction_runs" USING btree ("state") WHERE "extraction_runs"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "extractions_claim" ON "extractions" USING btree ("article_id","epoch");--> statement-breakpoint
CREATE UNIQUE INDEX "extractions_once" ON "extractions" USING btree ("article_id") WHERE "extractions"."outcome" = 'extracted';--> statement-breakpoint
CREATE INDEX "extractions_run" ON "extractions" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "llm_usage_call" ON "llm_usage" USING btree ("article_id","epoch","attempt");--> statement-breakpoint
CREATE INDEX "llm_usage_created" ON "llm_usage" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prompts_version" ON "prompts" USING btree ("name","version");--> statement-breakpoint
CREATE UNIQUE INDEX "prompts_one_active" ON "prompts" USING btree ("name") WHERE "prompts"."is_active";--> statement-breakpoint
ALTER TABLE "raw_startups" ADD CONSTRAINT "raw_startups_extraction_id_extractions_id_fk" FOREIGN KEY ("extraction_id") REFERENCES "public"."extractions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raw_startups_extraction" ON "raw_startups" USING btree ("extraction_id");
--> statement-breakpoint
-- From 0011_prompts_stay_as_they_are
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
--> statement-breakpoint
-- From 0012_news_sources
CREATE TABLE "news_job" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"interval_sec" integer DEFAULT 300 NOT NULL,
	"next_run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_job_one_row" CHECK ("news_job"."id" = 1),
	CONSTRAINT "news_job_interval" CHECK ("news_job"."interval_sec" between 30 and 86400)
);
--> statement-breakpoint
CREATE TABLE "news_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scheduled_for" timestamp with time zone NOT NULL,
	"epoch" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"source_count" integer DEFAULT 0 NOT NULL,
	"failed_sources" integer DEFAULT 0 NOT NULL,
	"new_articles" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_runs_scheduled_for_unique" UNIQUE("scheduled_for")
);
--> statement-breakpoint
CREATE TABLE "news_sources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"etag" text,
	"last_modified" text,
	"last_checked_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"item_count" integer,
	"consecutive_failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "news_sources_url" ON "news_sources" USING btree ("url");
--> statement-breakpoint
-- From 0013_latest_articles
CREATE INDEX "startup_articles_latest" ON "startup_articles" USING btree ("published_at" DESC NULLS LAST,"startup_id" DESC NULLS LAST,"url");
--> statement-breakpoint
-- From 0014_paid_answers
ALTER TABLE "llm_usage" ADD COLUMN "prompt_id" bigint;--> statement-breakpoint
ALTER TABLE "llm_usage" ADD COLUMN "answer" text;
--> statement-breakpoint
-- From 0015_installation_keys
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- From 0016_leases
ALTER TABLE "extraction_runs" RENAME COLUMN "next_at" TO "due_at";--> statement-breakpoint
ALTER TABLE "news_job" RENAME COLUMN "next_run_at" TO "due_at";--> statement-breakpoint
ALTER TABLE "extraction_runs" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_owner" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_job" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- From 0017_raised_currency
ALTER TABLE "raw_startups" ADD COLUMN "raised_currency" text DEFAULT 'CHF' NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "raised_currency" text DEFAULT 'CHF' NOT NULL;
--> statement-breakpoint
-- From 0018_row_uids
ALTER TABLE "raw_startups" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD CONSTRAINT "raw_startups_uid_unique" UNIQUE("uid");--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_uid_unique" UNIQUE("uid");
