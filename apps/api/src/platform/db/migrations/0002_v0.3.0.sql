-- From 0019_unread_pages
CREATE TABLE "unread_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unread_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" bigint NOT NULL,
	"url_key" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone,
	"feed_html" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"message" text,
	"last_attempt_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unread_pages_state" CHECK ("unread_pages"."state" in ('waiting', 'given_up', 'never'))
);
--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unread_pages" ADD CONSTRAINT "unread_pages_source_id_news_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."news_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unread_pages_page" ON "unread_pages" USING btree ("source_id","url_key");--> statement-breakpoint
CREATE INDEX "unread_pages_waiting" ON "unread_pages" USING btree ("source_id","attempts","id") WHERE "unread_pages"."state" = 'waiting';
--> statement-breakpoint
-- From 0020_row_versions
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
--> statement-breakpoint
-- From 0021_model_dialects
CREATE TABLE "model_dialects" (
	"address" text NOT NULL,
	"model" text NOT NULL,
	"dialect" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_dialects_address_model_pk" PRIMARY KEY("address","model")
);
--> statement-breakpoint
-- From 0022_deletions
CREATE TABLE "deletions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"row_id" bigint NOT NULL,
	"company_name" text,
	"content" jsonb,
	"startup_id" bigint,
	"deletion_id" bigint,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "deletion_id" bigint;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deletions_row" ON "deletions" USING btree ("kind","row_id");--> statement-breakpoint
CREATE INDEX "deletions_restorable" ON "deletions" USING btree ("deleted_at") WHERE "deletions"."purged_at" is null;--> statement-breakpoint
CREATE INDEX "deletions_startup" ON "deletions" USING btree ("startup_id");--> statement-breakpoint
ALTER TABLE "raw_startups" ADD CONSTRAINT "raw_startups_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raw_startups_deletion" ON "raw_startups" USING btree ("deletion_id");
--> statement-breakpoint
-- From 0023_idempotent_requests
CREATE TABLE "idempotent_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotent_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"key_digest" text NOT NULL,
	"request_digest" text NOT NULL,
	"request_id" text NOT NULL,
	"status" integer,
	"answer" text,
	"is_too_long" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "idempotent_requests_key" ON "idempotent_requests" USING btree ("user_id","key_digest");--> statement-breakpoint
CREATE INDEX "idempotent_requests_created" ON "idempotent_requests" USING btree ("created_at");
--> statement-breakpoint
-- From 0024_published_urls
ALTER TABLE "articles" ADD COLUMN "published_url" text;
--> statement-breakpoint
-- From 0025_article_links
ALTER TABLE "startup_articles" ADD COLUMN "link" text;
--> statement-breakpoint
-- From 0026_company-register
CREATE TABLE "register_lookups" (
	"register" text NOT NULL,
	"name_key" text NOT NULL,
	"entries" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "register_lookups_register_name_key_pk" PRIMARY KEY("register","name_key")
);
--> statement-breakpoint
-- From 0027_review
CREATE TABLE "review_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reason" text,
	"raw_id" bigint,
	"company_name" text NOT NULL,
	"name_key" text NOT NULL,
	"article_id" bigint,
	"review_before" text,
	"discard_id" bigint,
	"allowed_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"floor" numeric(5, 4),
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_settings_one_row" CHECK ("review_settings"."id" = 1),
	CONSTRAINT "review_settings_fraction" CHECK ("review_settings"."floor" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "confidence" numeric(5, 4);--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_decisions_remembered" ON "review_decisions" USING btree ("name_key") WHERE "review_decisions"."kind" = 'discard' and "review_decisions"."undone_at" is null and "review_decisions"."allowed_at" is null;--> statement-breakpoint
CREATE INDEX "review_decisions_row" ON "review_decisions" USING btree ("raw_id");--> statement-breakpoint
CREATE INDEX "review_decisions_article" ON "review_decisions" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "raw_startups_review" ON "raw_startups" USING btree ("id") WHERE "raw_startups"."review" = 'waiting';
--> statement-breakpoint
CREATE TRIGGER review_settings_count_change BEFORE UPDATE ON review_settings FOR EACH ROW
  WHEN (OLD.floor IS DISTINCT FROM NEW.floor)
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- From 0028_prompt_lab
CREATE TABLE "prompt_activations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompt_activations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"prompt_id" bigint NOT NULL,
	"evaluation_id" bigint,
	"is_met" boolean NOT NULL,
	"company_f1" numeric(5, 4),
	"awards_f1" numeric(5, 4),
	"reason" text,
	"activated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activation_gate" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"company_name" numeric(5, 4) DEFAULT 0.9 NOT NULL,
	"canton" numeric(5, 4) DEFAULT 0.95 NOT NULL,
	"founding_year" numeric(5, 4) DEFAULT 0.95 NOT NULL,
	"raised_money" numeric(5, 4) DEFAULT 0.95 NOT NULL,
	"awards" numeric(5, 4) DEFAULT 0.95 NOT NULL,
	"max_f1_loss" numeric(5, 4) DEFAULT 0.02 NOT NULL,
	"min_articles" integer DEFAULT 20 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activation_gate_one_row" CHECK ("activation_gate"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "golden_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golden_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"lang" text,
	"published_at" date,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"startups" jsonb NOT NULL,
	"origin" text NOT NULL,
	"added_by" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "golden_articles_article_id_unique" UNIQUE("article_id"),
	CONSTRAINT "golden_articles_text_hash_unique" UNIQUE("text_hash")
);
--> statement-breakpoint
CREATE TABLE "trial_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trial_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"side" text NOT NULL,
	"article_id" bigint,
	"golden_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" jsonb,
	"quotes" integer DEFAULT 0 NOT NULL,
	"quotes_found" integer DEFAULT 0 NOT NULL,
	"prompt_tokens" integer DEFAULT 0 NOT NULL,
	"completion_tokens" integer DEFAULT 0 NOT NULL,
	"cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "trial_readings_article" CHECK (num_nonnulls("trial_readings"."article_id", "trial_readings"."golden_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"reason" text,
	"prompt_id" bigint,
	"model" text NOT NULL,
	"base_prompt_id" bigint,
	"base_model" text,
	"set_hash" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "trials_state" CHECK ("trials"."state" in ('running', 'finished', 'stopped'))
);
--> statement-breakpoint
DROP INDEX "extractions_once";--> statement-breakpoint
ALTER TABLE "extractions" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prompt_activations" ADD CONSTRAINT "prompt_activations_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_activations" ADD CONSTRAINT "prompt_activations_evaluation_id_trials_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."trials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golden_articles" ADD CONSTRAINT "golden_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_readings" ADD CONSTRAINT "trial_readings_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_readings" ADD CONSTRAINT "trial_readings_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_readings" ADD CONSTRAINT "trial_readings_golden_id_golden_articles_id_fk" FOREIGN KEY ("golden_id") REFERENCES "public"."golden_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_base_prompt_id_prompts_id_fk" FOREIGN KEY ("base_prompt_id") REFERENCES "public"."prompts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_activations_name" ON "prompt_activations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "golden_articles_created" ON "golden_articles" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_readings_once" ON "trial_readings" USING btree ("trial_id","position","side");--> statement-breakpoint
CREATE INDEX "trials_running" ON "trials" USING btree ("id") WHERE "trials"."state" = 'running';--> statement-breakpoint
CREATE INDEX "trials_judged" ON "trials" USING btree ("prompt_id","model","id");--> statement-breakpoint
CREATE INDEX "extractions_prompt" ON "extractions" USING btree ("prompt_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "extractions_once" ON "extractions" USING btree ("article_id") WHERE "extractions"."outcome" = 'extracted' and "extractions"."superseded_at" is null;--> statement-breakpoint
CREATE TRIGGER activation_gate_count_change BEFORE UPDATE ON activation_gate FOR EACH ROW
  WHEN ((OLD.company_name, OLD.canton, OLD.founding_year, OLD.raised_money, OLD.awards, OLD.max_f1_loss, OLD.min_articles)
    IS DISTINCT FROM (NEW.company_name, NEW.canton, NEW.founding_year, NEW.raised_money, NEW.awards, NEW.max_f1_loss, NEW.min_articles))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- What was decided, and on what grounds, stays as it was written.
CREATE FUNCTION refuse_activation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'activations of prompts do not change' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER prompt_activations_do_not_change
  BEFORE UPDATE OR DELETE ON prompt_activations
  FOR EACH ROW EXECUTE FUNCTION refuse_activation_change();
--> statement-breakpoint
-- The versions that are active already, from the moment when they became so.
INSERT INTO prompt_activations (name, prompt_id, is_met, created_at)
  SELECT name, id, false, updated_at FROM prompts WHERE is_active ORDER BY id;
--> statement-breakpoint
-- From 0029_source_health
CREATE TABLE "news_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" bigint,
	"requested_by" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"current_source" text,
	"source_count" integer DEFAULT 0 NOT NULL,
	"sources_done" integer DEFAULT 0 NOT NULL,
	"failed_sources" integer DEFAULT 0 NOT NULL,
	"new_articles" integer DEFAULT 0 NOT NULL,
	"updated_articles" integer DEFAULT 0 NOT NULL,
	"unread_pages" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" bigint NOT NULL,
	"url_key" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone,
	"item_hash" text,
	"article_id" bigint,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "previous_id" bigint;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "text_from" text;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "kind" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "link_pattern" text;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "recent_attempts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "unread_pages" ADD COLUMN "article_id" bigint;--> statement-breakpoint
ALTER TABLE "news_readings" ADD CONSTRAINT "news_readings_source_id_news_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."news_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_source_id_news_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."news_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_readings_open" ON "news_readings" USING btree ("finished_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_items_item" ON "source_items" USING btree ("source_id","url_key");--> statement-breakpoint
CREATE INDEX "source_items_seen" ON "source_items" USING btree ("source_id","first_seen_at");--> statement-breakpoint
CREATE INDEX "source_items_article" ON "source_items" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_previous" ON "articles" USING btree ("previous_id");--> statement-breakpoint
ALTER TABLE "news_sources" ADD CONSTRAINT "news_sources_kind" CHECK ("news_sources"."kind" in ('feed', 'sitemap', 'list'));--> statement-breakpoint
-- What the sources have listed lately is known from what was stored and what could not be read.
INSERT INTO source_items (source_id, url_key, url, title, published_at, article_id, first_seen_at, last_seen_at, checked_at)
  SELECT a.source_id, a.url, coalesce(a.published_url, a.url), a.title, a.published_at, a.id, a.fetched_at, a.fetched_at, a.fetched_at
  FROM articles a JOIN news_sources s ON s.id = a.source_id
  WHERE a.fetched_at > now() - interval '90 days';
--> statement-breakpoint
INSERT INTO source_items (source_id, url_key, url, title, published_at, first_seen_at, last_seen_at)
  SELECT source_id, url_key, url, title, published_at, first_seen_at, last_seen_at FROM unread_pages
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The pattern of links and the kind are edited by people as well.
DROP TRIGGER news_sources_count_change ON news_sources;
--> statement-breakpoint
CREATE TRIGGER news_sources_count_change BEFORE UPDATE ON news_sources FOR EACH ROW
  WHEN ((OLD.name, OLD.url, OLD.enabled, OLD.kind, OLD.link_pattern)
    IS DISTINCT FROM (NEW.name, NEW.url, NEW.enabled, NEW.kind, NEW.link_pattern))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- From 0030_failure-causes
ALTER TABLE "extraction_runs" ADD COLUMN "article_ids" bigint[];--> statement-breakpoint
ALTER TABLE "extraction_runs" ADD COLUMN "retry_cause" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "failure_cause" text;
--> statement-breakpoint
-- From 0031_startup-changes
CREATE TABLE "startup_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startup_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" NOT NULL,
	"startup_ids" bigint[],
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "startup_changes_xid" ON "startup_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "startup_changes_changed_at" ON "startup_changes" USING btree ("changed_at");
--> statement-breakpoint
-- Names are ordered by their code points, whatever the language of the database: the index in memory orders them so too.
ALTER TABLE "startups" ALTER COLUMN "name_key" TYPE text COLLATE "C";
--> statement-breakpoint
-- Notes ids that a statement changed; of very many only that there were many.
CREATE FUNCTION note_startup_ids(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO startup_changes (xid, startup_ids, changed_at)
  SELECT pg_current_xact_id(), CASE WHEN cardinality(ids) <= 1000 THEN ids END, clock_timestamp()
  WHERE cardinality(ids) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION note_startup_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'startups' THEN
    IF TG_OP = 'UPDATE' THEN
      PERFORM note_startup_ids(array(SELECT id FROM changed UNION SELECT id FROM former));
    ELSE
      PERFORM note_startup_ids(array(SELECT id FROM changed));
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_startup_ids(array(SELECT startup_id FROM changed UNION SELECT startup_id FROM former));
  ELSE
    PERFORM note_startup_ids(array(SELECT DISTINCT startup_id FROM changed));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A table that was emptied at once, and the rules of the lists.
CREATE FUNCTION note_all_startups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO startup_changes (xid, startup_ids, changed_at)
  VALUES (pg_current_xact_id(), CASE WHEN TG_TABLE_NAME = 'score_config' THEN '{}'::bigint[] END, clock_timestamp());
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY['startups', 'startup_awards', 'startup_articles'] LOOP
    EXECUTE format('CREATE TRIGGER note_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change()', noted);
    EXECUTE format('CREATE TRIGGER note_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change()', noted);
    EXECUTE format('CREATE TRIGGER note_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change()', noted);
    EXECUTE format('CREATE TRIGGER note_truncated AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_all_startups()', noted);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON score_config
  FOR EACH STATEMENT EXECUTE FUNCTION note_all_startups();
--> statement-breakpoint
-- From 0032_financings
ALTER TABLE "raw_startups" ADD COLUMN "founders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "financings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "also" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "founders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "financings" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- From 0033_changes-seen
DROP INDEX "startup_changes_changed_at";--> statement-breakpoint
ALTER TABLE "startup_changes" ADD COLUMN "seen_at" timestamp with time zone;
--> statement-breakpoint
-- From 0034_duplicates
CREATE TABLE "duplicate_keys" (
	"key" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	CONSTRAINT "duplicate_keys_key_startup_id_pk" PRIMARY KEY("key","startup_id")
);
--> statement-breakpoint
CREATE TABLE "duplicate_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duplicate_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duplicate_pairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duplicate_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"certainty" numeric(3, 2) NOT NULL,
	"reasons" jsonb NOT NULL,
	"has_website" boolean NOT NULL,
	"has_founder" boolean NOT NULL,
	"later_at" timestamp with time zone,
	"named_by" uuid,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duplicate_pairs_order" CHECK ("duplicate_pairs"."low_id" < "duplicate_pairs"."high_id")
);
--> statement-breakpoint
CREATE TABLE "kept_apart" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_apart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"low_name" text NOT NULL,
	"high_name" text NOT NULL,
	"low_identity" text NOT NULL,
	"high_identity" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "duplicate_keys_startup" ON "duplicate_keys" USING btree ("startup_id");--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_pairs_pair" ON "duplicate_pairs" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_high" ON "duplicate_pairs" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_surest" ON "duplicate_pairs" USING btree ("later_at" NULLS FIRST,"certainty" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "kept_apart_pair" ON "kept_apart" USING btree ("low_id","high_id");
--> statement-breakpoint
-- Whoever changes what a startup is recognised by: it is compared again. Rows of a table that is written as a whole are noted at once.
CREATE FUNCTION mark_startups_for_comparison() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO duplicate_marks (startup_id) SELECT id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_startup_for_comparison() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO duplicate_marks (startup_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forget_comparisons() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM duplicate_marks;
  DELETE FROM duplicate_keys;
  DELETE FROM duplicate_pairs;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER compare_inserted AFTER INSERT ON startups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_startups_for_comparison();
--> statement-breakpoint
CREATE TRIGGER compare_deleted AFTER DELETE ON startups REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_startups_for_comparison();
--> statement-breakpoint
CREATE TRIGGER compare_updated AFTER UPDATE OF company_name, social_reason, also, first_name, last_name, founders, founding_year, canton, sector, website ON startups
  FOR EACH ROW WHEN (
    (OLD.company_name, OLD.social_reason, OLD.also, OLD.first_name, OLD.last_name, OLD.founders, OLD.founding_year, OLD.canton, OLD.sector, OLD.website)
    IS DISTINCT FROM
    (NEW.company_name, NEW.social_reason, NEW.also, NEW.first_name, NEW.last_name, NEW.founders, NEW.founding_year, NEW.canton, NEW.sector, NEW.website))
  EXECUTE FUNCTION mark_startup_for_comparison();
--> statement-breakpoint
CREATE TRIGGER compare_truncated AFTER TRUNCATE ON startups
  FOR EACH STATEMENT EXECUTE FUNCTION forget_comparisons();
--> statement-breakpoint
-- Startups that are there already are compared after the start, beside the requests.
INSERT INTO duplicate_marks (startup_id) SELECT id FROM startups ORDER BY id;
--> statement-breakpoint
-- From 0035_claims
CREATE TABLE "fact_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_key" text NOT NULL,
	"founder" jsonb,
	"money" jsonb,
	"award" text,
	"raw_id" bigint,
	"note" text,
	"said_by" uuid,
	"said_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"raw_id" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "fact_statements_entry" ON "fact_statements" USING btree ("startup_id","list","entry_key");--> statement-breakpoint
CREATE INDEX "former_rows_startup" ON "former_rows" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "former_rows_raw" ON "former_rows" USING btree ("raw_id");
--> statement-breakpoint
-- What curation took from raw rows that were deleted meanwhile stays in their startups.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT row_id, startup_id, content FROM deletions
WHERE kind = 'raw_startup' AND startup_id IS NOT NULL AND content ->> 'curated_at' IS NOT NULL;
--> statement-breakpoint
-- From 0036_imports
CREATE TABLE "import_lines" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"company_name" text,
	"found_by" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prevented" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" jsonb,
	"raw_id" bigint,
	"raw_version" integer,
	"startup_id" bigint,
	"startup_version" integer,
	"before" jsonb,
	"written_version" integer,
	"kept" text,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_aliases" (
	"field" text NOT NULL,
	"alias_key" text NOT NULL,
	"alias" text NOT NULL,
	"code" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_aliases_field_alias_key_pk" PRIMARY KEY("field","alias_key")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"headers_key" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"import_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"problem" text,
	"chosen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"format" text,
	"encoding" text,
	"delimiter" text,
	"sheet" text,
	"sheets" text[] DEFAULT '{}' NOT NULL,
	"headers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"header_line" integer DEFAULT 1 NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"value_choices" jsonb DEFAULT '{"canton":{},"sector":{}}'::jsonb NOT NULL,
	"unknown_values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"blank" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"actor" jsonb,
	"created_by" uuid,
	"committed_by" uuid,
	"undone_by" uuid,
	"checked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"committed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('uploading', 'reading', 'checking', 'checked', 'committing', 'committed', 'undoing', 'undone', 'cancelled', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_outcome" ON "import_lines" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "import_lines_raw" ON "import_lines" USING btree ("raw_id");--> statement-breakpoint
CREATE INDEX "imports_working" ON "imports" USING btree ("id") WHERE "imports"."state" in ('reading', 'checking', 'committing', 'undoing');
--> statement-breakpoint
-- From 0037_merges
CREATE TABLE "startup_merges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startup_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survivor_id" bigint NOT NULL,
	"merged_id" bigint NOT NULL,
	"survivor_name" text NOT NULL,
	"merged_name" text NOT NULL,
	"survivor_website_host" text,
	"survivor_name_key" text NOT NULL,
	"merged_uid" uuid NOT NULL,
	"merged_external_id" text,
	"merged_website_host" text,
	"merged_name_key" text NOT NULL,
	"because" text NOT NULL,
	"score_before" numeric(16, 4) NOT NULL,
	"score_after" numeric(16, 4) NOT NULL,
	"version_after" integer NOT NULL,
	"content" jsonb NOT NULL,
	"merged_by" uuid,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "startup_merges_merged" ON "startup_merges" USING btree ("merged_id") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_survivor" ON "startup_merges" USING btree ("survivor_id") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_name" ON "startup_merges" USING btree ("merged_name_key") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_own_name" ON "startup_merges" USING btree ("survivor_name_key") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_own_host" ON "startup_merges" USING btree ("survivor_website_host") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_host" ON "startup_merges" USING btree ("merged_website_host") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_external" ON "startup_merges" USING btree ("merged_external_id") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_uid" ON "startup_merges" USING btree ("merged_uid") WHERE "startup_merges"."undone_at" is null;
--> statement-breakpoint
-- From 0038_award-aliases
CREATE TABLE "award_aliases" (
	"award_key" text PRIMARY KEY NOT NULL,
	"award" text NOT NULL,
	"parameter_id" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ignored_awards" (
	"award_key" text PRIMARY KEY NOT NULL,
	"award" text NOT NULL,
	"ignored_by" uuid,
	"ignored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award_aliases" ADD CONSTRAINT "award_aliases_parameter_id_parameters_parameterID_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("parameterID") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- From 0039_facts
CREATE TABLE "fact_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_key" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"text_before" text,
	"text_after" text,
	"note" text,
	"suggestion_id" bigint,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_key" text NOT NULL,
	"value_key" text NOT NULL,
	"suggested" jsonb NOT NULL,
	"raw_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "fact_changes_fact" ON "fact_changes" USING btree ("startup_id","list","entry_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_value" ON "suggestions" USING btree ("startup_id","list","entry_key","value_key");--> statement-breakpoint
CREATE INDEX "suggestions_open" ON "suggestions" USING btree ("found_at" DESC NULLS LAST,"id") WHERE "suggestions"."state" = 'open';
--> statement-breakpoint
-- From 0040_unstated_values
-- Startups from before former rows were kept have values that no row states any more: of rows that were imported again
-- with others. Each becomes a former row of its origin, or making the startup again would lose it.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT coalesce((o.origin ->> 'raw_id')::bigint, 0), s.id,
  jsonb_build_object('id', coalesce((o.origin ->> 'raw_id')::bigint, 0), 'company_name', '', 'origin', o.origin ->> 'by',
    'received', '{}'::jsonb, 'awards', '[]'::jsonb, 'articles', '[]'::jsonb, 'article_date', o.origin ->> 'published',
    'curated_at', o.origin ->> 'at', 'updated_at', o.origin ->> 'at')
  || jsonb_object_agg(o.field, v.own -> o.field)
  || CASE WHEN bool_or(o.field = 'raised_money') THEN jsonb_build_object('raised_currency', s.raised_currency) ELSE '{}' END
FROM startups s
CROSS JOIN LATERAL (SELECT to_jsonb(s) AS own, (
  SELECT coalesce(jsonb_agg(known.content), '[]') FROM (
    SELECT to_jsonb(r) - 'received' - 'evidence' AS content FROM raw_startups r
    WHERE r.startup_id = s.id AND r.curated_at IS NOT NULL
    UNION ALL SELECT f.content FROM former_rows f WHERE f.startup_id = s.id) known) AS rows
  -- Once for each startup, not for each of its fields.
  OFFSET 0) v
CROSS JOIN LATERAL jsonb_each(s.origins) AS o (field, origin)
WHERE NOT EXISTS (SELECT FROM fact_changes c WHERE c.startup_id = s.id)
  AND o.origin ->> 'by' IN ('import', 'article') AND NOT o.origin ? 'confirmed' AND NOT o.origin ? 'derived'
  AND coalesce(o.origin ->> 'at', '') <> ''
  AND coalesce(v.own ->> o.field, '') NOT IN ('', '0')
  -- What was raised follows from the sums of articles.
  AND NOT (o.field = 'raised_money' AND o.origin ->> 'by' = 'article' AND s.financings <> '[]')
  AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(v.rows) AS r (content)
    WHERE (NOT o.origin ? 'raw_id' OR r.content -> 'id' = o.origin -> 'raw_id')
      AND (r.content -> o.field = v.own -> o.field
        OR o.field = 'interested' AND r.content ->> 'investment' = '1'))
GROUP BY s.id, s.raised_currency, o.origin ->> 'by', o.origin ->> 'raw_id', o.origin ->> 'at', o.origin ->> 'published';
--> statement-breakpoint
-- Sums of articles that are gone, as the article stated them.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT (sum ->> 'raw_id')::bigint, s.id,
  jsonb_build_object('id', (sum ->> 'raw_id')::bigint, 'company_name', '', 'origin', 'article', 'received', '{}'::jsonb,
    'awards', '[]'::jsonb, 'articles', '[]'::jsonb, 'url', sum ->> 'url', 'financings', jsonb_agg(sum),
    'curated_at', coalesce(sum ->> 'at', s.created_at::text), 'updated_at', coalesce(sum ->> 'at', s.created_at::text))
FROM startups s CROSS JOIN LATERAL jsonb_array_elements(s.financings) AS sum
WHERE NOT EXISTS (SELECT FROM fact_changes c WHERE c.startup_id = s.id)
  AND sum ->> 'raw_id' IS NOT NULL
  AND NOT EXISTS (
    SELECT FROM raw_startups r WHERE r.id = (sum ->> 'raw_id')::bigint AND r.startup_id = s.id)
  AND NOT EXISTS (
    SELECT FROM former_rows f
    WHERE f.startup_id = s.id AND f.raw_id = (sum ->> 'raw_id')::bigint AND f.content ? 'financings')
GROUP BY s.id, s.created_at, sum ->> 'raw_id', sum ->> 'at', sum ->> 'url';
--> statement-breakpoint
-- Awards, articles, founders and names that no row states, which have no origin of their own.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT 0, s.id,
  jsonb_build_object('id', 0, 'company_name', '', 'origin', 'import', 'received', '{}'::jsonb,
    'awards', l.awards, 'articles', l.articles, 'founders', l.founders, 'also', l.also,
    'curated_at', s.created_at, 'updated_at', s.created_at)
FROM startups s
CROSS JOIN LATERAL (
  SELECT coalesce(jsonb_agg(known.content), '[]') AS rows FROM (
    SELECT jsonb_build_object('company_name', r.company_name, 'first_name', r.first_name, 'last_name', r.last_name,
      'awards', to_jsonb(r.awards), 'articles', r.articles, 'founders', r.founders) AS content FROM raw_startups r
    WHERE r.startup_id = s.id AND r.curated_at IS NOT NULL
    UNION ALL SELECT f.content FROM former_rows f WHERE f.startup_id = s.id) known
  OFFSET 0) v
CROSS JOIN LATERAL (
  SELECT
    (SELECT coalesce(jsonb_agg(a.award_name ORDER BY a.award_key), '[]') FROM startup_awards a
      WHERE a.startup_id = s.id AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content), jsonb_array_elements_text(r.content -> 'awards') AS name
        WHERE lower(name) = lower(a.award_name))) AS awards,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('url', a.url, 'link', a.link, 'title', a.title,
        'published_at', a.published_at, 'source', a.source) ORDER BY a.url), '[]') FROM startup_articles a
      WHERE a.startup_id = s.id AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content)
        WHERE r.content -> 'articles' @> jsonb_build_array(jsonb_build_object('url', a.url)))) AS articles,
    (SELECT coalesce(jsonb_agg(founder), '[]') FROM jsonb_array_elements(s.founders) AS founder
      WHERE NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content)
        WHERE r.content -> 'founders' @> jsonb_build_array(founder)
          OR (coalesce(r.content ->> 'first_name', ''), r.content ->> 'last_name')
            = (founder ->> 'first_name', founder ->> 'last_name'))) AS founders,
    (SELECT coalesce(jsonb_agg(name), '[]') FROM jsonb_array_elements_text(s.also) AS name
      WHERE NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content) WHERE r.content ->> 'company_name' = name)) AS also) l
WHERE NOT EXISTS (SELECT FROM fact_changes c WHERE c.startup_id = s.id)
  AND jsonb_build_array(l.awards, l.articles, l.founders, l.also) <> '[[], [], [], []]';
--> statement-breakpoint
-- From 0041_award-and-kept-indexes
CREATE INDEX "import_lines_kept" ON "import_lines" USING btree ("import_id") WHERE "import_lines"."kept" is not null;--> statement-breakpoint
CREATE INDEX "startup_awards_key" ON "startup_awards" USING btree ("award_key");
--> statement-breakpoint
-- From 0042_import-versions
ALTER TABLE "imports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changed_at" timestamp with time zone;
--> statement-breakpoint
-- From 0043_review-desk
CREATE TABLE "value_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "value_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"raw_id" bigint NOT NULL,
	"article_id" bigint,
	"name_key" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"value_key" text NOT NULL,
	"kind" text NOT NULL,
	"corrected" jsonb,
	"note" text,
	"carried_out_at" timestamp with time zone,
	"replaced_by" bigint,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_articles" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"companies" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"priority" smallint DEFAULT 3 NOT NULL,
	"has_conflicts" boolean DEFAULT false NOT NULL,
	"has_no_source" boolean DEFAULT false NOT NULL,
	"has_money" boolean DEFAULT false NOT NULL,
	"has_awards" boolean DEFAULT false NOT NULL,
	"sorted_at" timestamp with time zone NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"later_at" timestamp with time zone,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint,
	"raw_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"company_name" text NOT NULL,
	"words" text NOT NULL,
	"effects" jsonb NOT NULL,
	"content" jsonb,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "value_decisions" ADD CONSTRAINT "value_decisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_articles" ADD CONSTRAINT "review_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_steps" ADD CONSTRAINT "review_steps_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "value_decisions_row" ON "value_decisions" USING btree ("raw_id");--> statement-breakpoint
CREATE INDEX "value_decisions_discarded" ON "value_decisions" USING btree ("article_id") WHERE "value_decisions"."kind" = 'discard' and "value_decisions"."undone_at" is null and "value_decisions"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "value_decisions_discarded_name" ON "value_decisions" USING btree ("name_key") WHERE "value_decisions"."kind" = 'discard' and "value_decisions"."undone_at" is null and "value_decisions"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "review_articles_queue" ON "review_articles" USING btree ("later_at" NULLS FIRST,"priority","sorted_at" DESC NULLS LAST,"article_id" DESC NULLS LAST) WHERE "review_articles"."open" > 0;--> statement-breakpoint
CREATE INDEX "review_steps_row" ON "review_steps" USING btree ("raw_id","id");--> statement-breakpoint
CREATE INDEX "review_steps_article" ON "review_steps" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "review_steps_person" ON "review_steps" USING btree ("decided_by","decided_at");
--> statement-breakpoint
-- Whoever changes what an article asks of people: its state at the desk is found again.
CREATE FUNCTION mark_inserted_rows_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM changed c JOIN extractions e ON e.id = c.extraction_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_updated_rows_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM was o JOIN changed n ON n.id = o.id
      JOIN extractions e ON e.id IN (o.extraction_id, n.extraction_id)
    WHERE (o.extraction_id, o.review, o.curated_at, o.startup_id, o.deletion_id, o.evidence)
      IS DISTINCT FROM (n.extraction_id, n.review, n.curated_at, n.startup_id, n.deletion_id, n.evidence);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_startups_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM was o JOIN changed n ON n.id = o.id
      JOIN raw_startups r ON r.startup_id = n.id JOIN extractions e ON e.id = r.extraction_id
    WHERE (o.origins, o.founders, o.financings, o.award_set) IS DISTINCT FROM (n.origins, n.founders, n.financings, n.award_set);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_suggestions_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM changed c JOIN raw_startups r ON r.startup_id = c.startup_id
      JOIN extractions e ON e.id = r.extraction_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_suggestions_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM was o JOIN changed n ON n.id = o.id
      JOIN raw_startups r ON r.startup_id = n.startup_id JOIN extractions e ON e.id = r.extraction_id
    WHERE o.state <> n.state;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_decided_values_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id) SELECT DISTINCT article_id FROM changed WHERE article_id IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER review_inserted AFTER INSERT ON raw_startups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_inserted_rows_for_review();
--> statement-breakpoint
CREATE TRIGGER review_deleted AFTER DELETE ON raw_startups REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_inserted_rows_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON raw_startups REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_updated_rows_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON startups REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_startups_for_review();
--> statement-breakpoint
CREATE TRIGGER review_inserted AFTER INSERT ON suggestions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_suggestions_for_review();
--> statement-breakpoint
CREATE TRIGGER review_deleted AFTER DELETE ON suggestions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_suggestions_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON suggestions REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_suggestions_for_review();
--> statement-breakpoint
CREATE TRIGGER review_inserted AFTER INSERT ON value_decisions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_decided_values_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON value_decisions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_decided_values_for_review();
--> statement-breakpoint
-- Articles that are there already come to the desk after the start, beside the requests.
INSERT INTO review_marks (article_id)
SELECT DISTINCT e.article_id FROM extractions e JOIN raw_startups r ON r.extraction_id = e.id ORDER BY 1;
--> statement-breakpoint
-- From 0044_decisions
CREATE TABLE "decision_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decision_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"needs_details" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"is_reason_required" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	"reason_id" bigint,
	"reason" text,
	"details" text,
	"made_by" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"score" numeric(16, 4) NOT NULL,
	"rank" integer,
	"threshold" numeric(16, 4),
	"scoring_version" integer,
	"origin" text NOT NULL,
	"undoes" bigint
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_reason_id_decision_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."decision_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_reasons_offered" ON "decision_reasons" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "decisions_startup" ON "decisions" USING btree ("startup_id","id");--> statement-breakpoint
CREATE INDEX "decisions_reason" ON "decisions" USING btree ("reason_id") WHERE "decisions"."reason_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_undone" ON "decisions" USING btree ("undoes","startup_id") WHERE "decisions"."undoes" is not null;--> statement-breakpoint
INSERT INTO "decision_rules" ("kind", "is_reason_required") VALUES
  ('contacted', false), ('contract', false), ('investment', false), ('rejected', true);
--> statement-breakpoint
INSERT INTO "decision_reasons" ("kind", "label", "position", "needs_details") VALUES
  ('rejected', 'Too early', 1, false),
  ('rejected', 'Outside our sectors', 2, false),
  ('rejected', 'Outside Switzerland', 3, false),
  ('rejected', 'Team incomplete', 4, false),
  ('rejected', 'Terms not acceptable', 5, false),
  ('rejected', 'Too little evidence', 6, false),
  ('rejected', 'Other', 7, true);
--> statement-breakpoint
-- What was decided stays as it was; a merge and its undoing give it to another startup, and a startup that is gone for good takes it along.
CREATE FUNCTION refuse_decision_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'startup_id') = (to_jsonb(OLD) - 'startup_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'decisions do not change' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER decisions_do_not_change
  BEFORE UPDATE ON decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_decision_change();
--> statement-breakpoint
-- From 0045_splits
CREATE TABLE "split_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "split_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"split_id" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	"name_key" text NOT NULL,
	"website_host" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startup_splits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startup_splits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"company_name" text NOT NULL,
	"score_before" numeric(16, 4) NOT NULL,
	"score_after" numeric(16, 4) NOT NULL,
	"version_after" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"split_by" uuid,
	"split_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "split_keys_name" ON "split_keys" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "split_keys_split" ON "split_keys" USING btree ("split_id");--> statement-breakpoint
CREATE INDEX "split_keys_startup" ON "split_keys" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "startup_splits_startup" ON "startup_splits" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "startup_splits_parts" ON "startup_splits" USING gin ("parts" jsonb_path_ops);
--> statement-breakpoint
-- From 0046_registered-startups-compared
-- Startups that the company register confirmed have a key more: they are compared again.
INSERT INTO "duplicate_marks" ("startup_id")
SELECT DISTINCT "startup_id" FROM "raw_startups"
WHERE "startup_id" IS NOT NULL AND "evidence" @? '$[*].register';
--> statement-breakpoint
-- From 0047_moved-rows-at-the-desk
-- A row that a later version of its article states too has moved there: what was decided about it counts there.
CREATE OR REPLACE FUNCTION mark_decided_values_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT article_id FROM changed WHERE article_id IS NOT NULL
    UNION
    SELECT e.article_id FROM changed c JOIN raw_startups r ON r.id = c.raw_id JOIN extractions e ON e.id = r.extraction_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- From 0048_new-and-undecided
CREATE INDEX "startups_undecided" ON "startups" USING btree ("firstTime_appear_inscore","score") WHERE "startups"."rejected" = 0 and "startups"."email_sent" = 0 and "startups"."create_contract" = 0 and "startups"."interested" = 0;
--> statement-breakpoint
-- From 0049_notes
CREATE TABLE "note_mentions" (
	"note_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"struck_at" timestamp with time zone,
	"struck_by" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_mentions_user" ON "note_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notes_startup" ON "notes" USING btree ("startup_id","id");
--> statement-breakpoint
-- From 0050_chain-runs
CREATE TABLE "chain_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'running' NOT NULL,
	"stage" text DEFAULT 'read' NOT NULL,
	"reason" text,
	"reading_id" bigint,
	"extraction_run_id" bigint,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chain_runs_state" CHECK ("chain_runs"."state" in ('running', 'finished', 'stopped', 'failed')),
	CONSTRAINT "chain_runs_stage" CHECK ("chain_runs"."stage" in ('read', 'extract', 'curate'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chain_runs_one_running" ON "chain_runs" USING btree ("state") WHERE "chain_runs"."state" = 'running';
--> statement-breakpoint
-- From 0051_later
ALTER TABLE "decisions" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "is_early" boolean;--> statement-breakpoint
ALTER TABLE "startup_articles" ADD COLUMN "added_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "later_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "later_watched_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "startups_later" ON "startups" USING btree ("later_until") WHERE "startups"."later_until" is not null;
--> statement-breakpoint
-- From 0052_later-ends
-- Why a person looks at a startup later, and whether they must say so.
INSERT INTO "decision_rules" ("kind", "is_reason_required") VALUES ('later', false);
--> statement-breakpoint
INSERT INTO "decision_reasons" ("kind", "label", "position", "needs_details") VALUES
  ('later', 'Waits for a financing round', 1, false),
  ('later', 'Too early', 2, false),
  ('later', 'Waits for an answer', 3, false),
  ('later', 'Other', 4, true);
--> statement-breakpoint
-- A statement that sets a flag or changes the score ends Later, unless it sets Later itself.
CREATE FUNCTION end_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.later_until := NULL;
  NEW.later_watched_since := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER end_later BEFORE UPDATE ON startups FOR EACH ROW
  WHEN (OLD.later_until IS NOT NULL AND NEW.later_until IS NOT DISTINCT FROM OLD.later_until AND (
    NEW.email_sent > OLD.email_sent OR NEW.create_contract > OLD.create_contract OR NEW.interested > OLD.interested
    OR NEW.investment > OLD.investment OR NEW.rejected > OLD.rejected
    OR (OLD.later_watched_since IS NOT NULL AND NEW.score IS DISTINCT FROM OLD.score)))
  EXECUTE FUNCTION end_later();
--> statement-breakpoint
-- An article that is connected again, as when a merge is undone, keeps its time and ends nothing.
CREATE FUNCTION end_later_by_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE startups s SET later_until = NULL, later_watched_since = NULL
  FROM (SELECT DISTINCT startup_id FROM added WHERE added_at >= now()) a
  WHERE s.id = a.startup_id AND s.later_watched_since IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER end_later AFTER INSERT ON startup_articles REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION end_later_by_article();
--> statement-breakpoint
-- From 0053_startup-work
CREATE TABLE "startup_work" (
	"startup_id" bigint PRIMARY KEY NOT NULL,
	"assignee_id" uuid,
	"step" text,
	"due" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "startup_work" ADD CONSTRAINT "startup_work_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- From 0054_startup-work-assignee
CREATE INDEX "startup_work_assignee" ON "startup_work" USING btree ("assignee_id");
--> statement-breakpoint
-- From 0055_startup-work-changes
-- Lists are narrowed by assignee and next step too: the index in memory has to see their changes.
CREATE TRIGGER note_inserted AFTER INSERT ON "startup_work" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change();
--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON "startup_work" REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change();
--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON "startup_work" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change();
--> statement-breakpoint
CREATE TRIGGER note_truncated AFTER TRUNCATE ON "startup_work"
  FOR EACH STATEMENT EXECUTE FUNCTION note_all_startups();
--> statement-breakpoint
-- From 0056_people-and-brand
CREATE TABLE "brand" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"product_title" text,
	"foundation_name" text,
	"logo" "bytea",
	"logo_kind" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_one_row" CHECK ("brand"."id" = 1),
	CONSTRAINT "brand_logo_has_a_kind" CHECK (("brand"."logo" is null) = ("brand"."logo_kind" is null))
);
--> statement-breakpoint
CREATE TABLE "skipped_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"skipped_by" uuid,
	"skipped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_steps_hidden_until" timestamp with time zone;--> statement-breakpoint
CREATE TRIGGER brand_count_change BEFORE UPDATE ON brand FOR EACH ROW
  WHEN ((OLD.product_title, OLD.foundation_name, OLD.logo, OLD.logo_kind)
    IS DISTINCT FROM (NEW.product_title, NEW.foundation_name, NEW.logo, NEW.logo_kind))
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- From 0057_stage-limits
CREATE TABLE "stage_limits" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"contacted" integer DEFAULT 30,
	"contract" integer DEFAULT 45,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stage_limits_one_row" CHECK ("stage_limits"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "stage_limits" DEFAULT VALUES;
--> statement-breakpoint
-- From 0058_api-tokens
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");
--> statement-breakpoint
-- From 0059_bulk-acts
CREATE TABLE "bulk_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" jsonb NOT NULL,
	"startups" integer NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_work" (
	"bulk_id" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	"assignee_id" uuid,
	"step" text,
	"due" date,
	"version" integer NOT NULL,
	CONSTRAINT "bulk_work_bulk_id_startup_id_pk" PRIMARY KEY("bulk_id","startup_id")
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "bulk_id" bigint;--> statement-breakpoint
ALTER TABLE "bulk_work" ADD CONSTRAINT "bulk_work_bulk_id_bulk_acts_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_work" ADD CONSTRAINT "bulk_work_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_bulk" ON "decisions" USING btree ("bulk_id") WHERE "decisions"."bulk_id" is not null;
--> statement-breakpoint
-- From 0060_views
CREATE TABLE "view_drafts" (
	"view_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"base_version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_drafts_view_id_user_id_pk" PRIMARY KEY("view_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "view_pins" (
	"view_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"pinned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_pins_view_id_user_id_pk" PRIMARY KEY("view_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "view_snapshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "view_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"digest" text NOT NULL,
	"ids" "bytea" NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_snapshots_content" UNIQUE("query","digest")
);
--> statement-breakpoint
CREATE TABLE "view_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "view_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"view_id" bigint,
	"baseline_id" bigint NOT NULL,
	"baseline_at" timestamp with time zone NOT NULL,
	"current_id" bigint NOT NULL,
	"current_at" timestamp with time zone NOT NULL,
	"former_id" bigint,
	"former_at" timestamp with time zone,
	CONSTRAINT "view_visits_person" UNIQUE NULLS NOT DISTINCT("user_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_team" boolean DEFAULT false NOT NULL,
	"query" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "view_drafts" ADD CONSTRAINT "view_drafts_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_drafts" ADD CONSTRAINT "view_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_pins" ADD CONSTRAINT "view_pins_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_pins" ADD CONSTRAINT "view_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_baseline_id_view_snapshots_id_fk" FOREIGN KEY ("baseline_id") REFERENCES "public"."view_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_current_id_view_snapshots_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."view_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_former_id_view_snapshots_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."view_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_drafts_user" ON "view_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "view_pins_user" ON "view_pins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "view_visits_baseline" ON "view_visits" USING btree ("baseline_id");--> statement-breakpoint
CREATE INDEX "view_visits_current" ON "view_visits" USING btree ("current_id");--> statement-breakpoint
CREATE INDEX "view_visits_former" ON "view_visits" USING btree ("former_id");--> statement-breakpoint
CREATE UNIQUE INDEX "views_team_name" ON "views" USING btree (lower("name")) WHERE "views"."is_team" and "views"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "views_own_name" ON "views" USING btree ("owner_id",lower("name")) WHERE not "views"."is_team" and "views"."deleted_at" is null;
--> statement-breakpoint
-- From 0061_notifications
CREATE TABLE "startup_followers" (
	"startup_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"followed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startup_followers_startup_id_user_id_pk" PRIMARY KEY("startup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"topic" text,
	"day" date,
	"since" timestamp with time zone,
	"until" timestamp with time zone,
	"is_empty" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest" text DEFAULT 'working_days' NOT NULL,
	"digest_time" text DEFAULT '07:00' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"startup_id" bigint,
	"actor_id" uuid,
	"subject_id" bigint,
	"details" jsonb,
	"in_inbox" boolean NOT NULL,
	"mail" text NOT NULL,
	"mail_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reached_moments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reached_moments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"moment" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject_id" bigint;--> statement-breakpoint
ALTER TABLE "startup_followers" ADD CONSTRAINT "startup_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "startup_followers_user" ON "startup_followers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_mails_day" ON "notification_mails" USING btree ("user_id","day") WHERE "notification_mails"."topic" is null;--> statement-breakpoint
CREATE INDEX "notification_mails_user" ON "notification_mails" USING btree ("user_id","topic","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_cause" ON "notifications" USING btree ("user_id","kind","cause");--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","kind") WHERE "notifications"."in_inbox" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("mail","user_id") WHERE "notifications"."mail_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reached_moments_created" ON "reached_moments" USING btree ("created_at");
--> statement-breakpoint
-- From 0062_notified-decisions
-- What each active person chose of each topic, or what holds for who chose nothing.
CREATE VIEW notification_choices AS
SELECT u.id AS user_id, t.topic,
  coalesce((s.choices #>> ARRAY[t.topic, 'inbox'])::boolean, true) AS inbox,
  coalesce(s.choices #>> ARRAY[t.topic, 'mail'], t.mail) AS mail
FROM users u
CROSS JOIN (VALUES ('mentions', 'now'), ('assigned', 'digest'), ('threshold', 'digest'), ('followed', 'digest'),
  ('sources', 'now'), ('runs', 'never')) t(topic, mail)
LEFT JOIN notification_settings s ON s.user_id = u.id
WHERE u.account_status = 'active';
--> statement-breakpoint
-- Who decides about a startup follows it, and who follows it is notified; by whatever statement the decision is stored.
-- A copy of a decision keeps its time and notifies nobody.
CREATE FUNCTION notify_of_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, cause, startup_id, actor_id, subject_id, in_inbox, mail, created_at)
  WITH RECURSIVE parts AS (
    SELECT DISTINCT startup_id AS whole, startup_id AS part FROM made WHERE made_at >= now()
    UNION
    SELECT p.whole, m.merged_id FROM parts p
    JOIN startup_merges m ON m.survivor_id = p.part AND m.undone_at IS NULL
  )
  SELECT DISTINCT f.user_id, 'decision', 'decision:' || d.id, d.startup_id, d.made_by, d.id, c.inbox, c.mail, d.made_at
  FROM made d
  JOIN parts p ON p.whole = d.startup_id
  JOIN startup_followers f ON f.startup_id = p.part AND f.user_id IS DISTINCT FROM d.made_by
  JOIN notification_choices c ON c.user_id = f.user_id AND c.topic = 'followed'
  WHERE d.made_at >= now() AND (c.inbox OR c.mail <> 'never')
  ON CONFLICT DO NOTHING;
  INSERT INTO startup_followers (startup_id, user_id)
  SELECT DISTINCT d.startup_id, d.made_by FROM made d JOIN users u ON u.id = d.made_by WHERE d.made_at >= now()
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_of_decisions AFTER INSERT ON decisions REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_decisions();
--> statement-breakpoint
-- From 0063_choices-and-bulk-decisions
ALTER TABLE "news_readings" ADD COLUMN "ordered_by" uuid;--> statement-breakpoint
-- What everybody chose of each topic, or what holds for who chose nothing; also those without access, who may still end their mails.
CREATE VIEW all_notification_choices AS
SELECT u.id AS user_id, t.topic,
  coalesce((s.choices #>> ARRAY[t.topic, 'inbox'])::boolean, true) AS inbox,
  coalesce(s.choices #>> ARRAY[t.topic, 'mail'], t.mail) AS mail,
  coalesce(s.digest, 'working_days') AS digest,
  u.account_status
FROM users u
CROSS JOIN (VALUES ('mentions', 'now'), ('assigned', 'digest'), ('threshold', 'digest'), ('followed', 'digest'),
  ('sources', 'now'), ('runs', 'never')) t(topic, mail)
LEFT JOIN notification_settings s ON s.user_id = u.id;
--> statement-breakpoint
CREATE OR REPLACE VIEW notification_choices AS
SELECT user_id, topic, inbox, mail FROM all_notification_choices WHERE account_status = 'active';
--> statement-breakpoint
-- Who decides about a startup follows it, and who follows it is notified; by whatever statement the decision is stored.
-- What one act on many decided, or took back, is one notification for each follower. A copy of a decision keeps its time
-- and notifies nobody.
CREATE OR REPLACE FUNCTION notify_of_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, cause, startup_id, actor_id, subject_id, details, in_inbox, mail, created_at)
  WITH RECURSIVE parts AS (
    SELECT DISTINCT startup_id AS whole, startup_id AS part FROM made WHERE made_at >= now()
    UNION
    SELECT p.whole, m.merged_id FROM parts p
    JOIN startup_merges m ON m.survivor_id = p.part AND m.undone_at IS NULL
  ), caused AS (
    SELECT d.id, d.startup_id, d.made_by, d.made_at, CASE
      WHEN d.bulk_id IS NOT NULL THEN 'bulk:' || d.bulk_id
      WHEN d.origin = 'bulk' AND u.bulk_id IS NOT NULL THEN 'bulk-undone:' || u.bulk_id
      ELSE 'decision:' || d.id END AS cause
    FROM made d LEFT JOIN decisions u ON u.id = d.undoes
    WHERE d.made_at >= now()
  ), told AS (
    SELECT f.user_id, d.cause, d.startup_id, d.made_by, min(d.id) AS first, min(d.made_at) AS made_at
    FROM caused d
    JOIN parts p ON p.whole = d.startup_id
    JOIN startup_followers f ON f.startup_id = p.part AND f.user_id IS DISTINCT FROM d.made_by
    GROUP BY f.user_id, d.cause, d.startup_id, d.made_by
  ), one AS (
    SELECT user_id, cause, made_by, min(first) AS first, min(made_at) AS made_at,
      array_agg(startup_id ORDER BY first) AS startups
    FROM told GROUP BY user_id, cause, made_by
  )
  SELECT o.user_id, 'decision', o.cause, CASE WHEN cardinality(o.startups) = 1 THEN o.startups[1] END, o.made_by, o.first,
    CASE WHEN cardinality(o.startups) > 1
      THEN jsonb_build_object('startups', o.startups[1:50], 'count', cardinality(o.startups)) END,
    c.inbox, c.mail, o.made_at
  FROM one o
  JOIN notification_choices c ON c.user_id = o.user_id AND c.topic = 'followed'
  WHERE c.inbox OR c.mail <> 'never'
  -- An act that gives startups back to different days of Later stores them in several statements.
  ON CONFLICT (user_id, kind, cause) DO UPDATE SET
    startup_id = NULL,
    details = jsonb_build_object(
      'startups', jsonb_path_query_array(
        coalesce(notifications.details -> 'startups', jsonb_build_array(notifications.startup_id))
          || coalesce(excluded.details -> 'startups', jsonb_build_array(excluded.startup_id)), '$[0 to 49]'),
      'count', coalesce((notifications.details ->> 'count')::int, 1) + coalesce((excluded.details ->> 'count')::int, 1))
  WHERE excluded.cause LIKE 'bulk%';
  INSERT INTO startup_followers (startup_id, user_id)
  SELECT DISTINCT d.startup_id, d.made_by FROM made d JOIN users u ON u.id = d.made_by WHERE d.made_at >= now()
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- From 0064_backups
CREATE TABLE "backup_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"done_slot" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "backup_jobs_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"bytes" bigint,
	"row_count" bigint,
	"sha256" text,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "drills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"backup_name" text NOT NULL,
	"backup_made_at" timestamp with time zone,
	"checks" jsonb NOT NULL,
	"failure" text
);
--> statement-breakpoint
-- From 0065_chain-maxima
ALTER TABLE "chain_runs" ADD COLUMN "max_articles" integer;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD COLUMN "budget_tokens" integer;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD COLUMN "reached" text;--> statement-breakpoint
ALTER TABLE "extraction_runs" ADD COLUMN "max_articles" integer;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD CONSTRAINT "chain_runs_reached" CHECK ("chain_runs"."reached" in ('articles', 'tokens'));
--> statement-breakpoint
-- From 0066_second-factors
CREATE TABLE "sign_in_rules" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_factor_roles" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_rules_one_row" CHECK ("sign_in_rules"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER sign_in_rules_count_change BEFORE UPDATE ON sign_in_rules FOR EACH ROW
  WHEN (OLD.second_factor_roles IS DISTINCT FROM NEW.second_factor_roles)
  EXECUTE FUNCTION count_change();
--> statement-breakpoint
-- From 0067_webhooks
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"url" text NOT NULL,
	"search_key" text NOT NULL,
	"kinds" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"off_reason" text,
	"nonce" text NOT NULL,
	"key_id" text NOT NULL,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("due_at") WHERE "webhook_deliveries"."delivered_at" is null and "webhook_deliveries"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
-- An event for each webhook that is switched on and wants it, whatever statement caused it.
CREATE FUNCTION enqueue_webhook_event(event_kind text, named text, happened_at timestamptz, what jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, event_id, kind, data, occurred_at)
  SELECT w.id, named, event_kind, what, happened_at FROM webhooks w
  WHERE w.is_active AND event_kind = ANY (w.kinds);
$$;
--> statement-breakpoint
-- A copy of a decision keeps its time and is no event.
CREATE FUNCTION enqueue_decision_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active) THEN RETURN NULL; END IF;
  PERFORM enqueue_webhook_event('decision.set', 'decision-' || d.id, d.made_at, jsonb_build_object(
    'id', d.id::text,
    'startup', jsonb_build_object('id', d.startup_id::text, 'company_name', s.company_name),
    'kind', d.kind, 'from', d."from", 'to', d."to", 'until', d.until, 'reason', d.reason, 'details', d.details,
    'score', d.score, 'rank', d.rank, 'made_by', d.made_by))
  FROM made d LEFT JOIN startups s ON s.id = d.startup_id
  WHERE d.made_at >= now()
  ORDER BY d.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_decision_events AFTER INSERT ON decisions REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION enqueue_decision_events();
--> statement-breakpoint
-- One event for all that reached the threshold together: a lower threshold moves thousands. It names the best 100.
CREATE FUNCTION enqueue_reached_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active AND 'startups.reached_threshold' = ANY (kinds)) THEN RETURN NULL; END IF;
  PERFORM enqueue_webhook_event('startups.reached_threshold', 'reached-' || NEW.id, NEW.moment, jsonb_build_object(
    'count', (SELECT count(*) FROM startups WHERE "firstTime_appear_inscore" = NEW.moment),
    'startups', (SELECT jsonb_agg(jsonb_build_object('id', id::text, 'company_name', company_name, 'score', score)
        ORDER BY score DESC, company_name, id)
      FROM (SELECT id, company_name, score FROM startups WHERE "firstTime_appear_inscore" = NEW.moment
        ORDER BY score DESC, company_name, id LIMIT 100) best)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_reached_event AFTER INSERT ON reached_moments
  FOR EACH ROW EXECUTE FUNCTION enqueue_reached_event();
--> statement-breakpoint
CREATE FUNCTION enqueue_extraction_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_webhook_event('run.finished', 'extraction-' || NEW.id, now(), jsonb_build_object(
    'id', NEW.id::text, 'of', 'extraction', 'state', NEW.state, 'reason', NEW.reason, 'started_by', NEW.started_by,
    'processed', NEW.processed, 'succeeded', NEW.succeeded, 'failed', NEW.failed, 'startups', NEW.outputs_count));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_extraction_event AFTER UPDATE OF state ON extraction_runs FOR EACH ROW
  WHEN (NEW.state IN ('finished', 'cancelled') AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION enqueue_extraction_event();
--> statement-breakpoint
CREATE FUNCTION enqueue_chain_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_webhook_event('run.finished', 'chain-' || NEW.id, now(), jsonb_build_object(
    'id', NEW.id::text, 'of', 'chain', 'state', NEW.state, 'reason', NEW.reason, 'started_by', NEW.started_by));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_chain_event AFTER UPDATE OF state ON chain_runs FOR EACH ROW
  WHEN (NEW.state <> 'running' AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION enqueue_chain_event();
--> statement-breakpoint
CREATE FUNCTION enqueue_reading_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_webhook_event('run.finished', 'reading-' || NEW.id, now(), jsonb_build_object(
    'id', NEW.id::text, 'of', 'reading', 'state', 'finished', 'reason', NULL, 'started_by', NEW.ordered_by,
    'sources', NEW.source_count, 'failed_sources', NEW.failed_sources, 'new_articles', NEW.new_articles));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_reading_event AFTER UPDATE OF finished_at ON news_readings FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL)
  EXECUTE FUNCTION enqueue_reading_event();
--> statement-breakpoint
-- From 0068_service-accounts
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
--> statement-breakpoint
-- From 0069_sign-in-identities
CREATE TABLE "sign_in_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "sign_in_identities_one_of_each" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "way" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_identities" ADD CONSTRAINT "sign_in_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- From 0070_digest-view
ALTER TABLE "notification_settings" ADD COLUMN "digest_view" bigint;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_digest_view_views_id_fk" FOREIGN KEY ("digest_view") REFERENCES "public"."views"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- From 0071_backup-removals
ALTER TABLE "backups" ADD COLUMN "removal_failure" text;
--> statement-breakpoint
-- From 0072_audit-redactions
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
--> statement-breakpoint
-- From 0073_retention
CREATE TABLE "retention" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sessions" integer DEFAULT 30,
	"notifications" integer DEFAULT 90,
	"deliveries" integer DEFAULT 30,
	"runs" integer,
	"usage" integer,
	"swept_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_one_row" CHECK ("retention"."id" = 1),
	CONSTRAINT "retention_days" CHECK (least("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage") >= 7
        and greatest("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage") <= 3650)
);
--> statement-breakpoint
-- From 0074_passkeys
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_handles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	CONSTRAINT "passkey_handles_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"rp_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_handles" ADD CONSTRAINT "passkey_handles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_end" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
-- From 0075_article-texts
ALTER TABLE "retention" DROP CONSTRAINT "retention_days";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "text_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention" ADD COLUMN "article_texts" integer;--> statement-breakpoint
ALTER TABLE "retention" ADD COLUMN "swept_rows" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_kept_text" ON "articles" USING btree ("fetched_at") WHERE "articles"."text_removed_at" is null;--> statement-breakpoint
ALTER TABLE "retention" ADD CONSTRAINT "retention_days" CHECK (least("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage", "retention"."article_texts") >= 7
        and greatest("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage", "retention"."article_texts") <= 3650);
