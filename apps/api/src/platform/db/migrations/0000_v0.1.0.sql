-- From 0000_foundation
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"session_id" uuid,
	"ip" text,
	"action" text NOT NULL,
	"target_type" text,
	"target_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "award_group_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_group_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"parameter_id" text NOT NULL,
	"precedence" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_group_items_precedence" CHECK ("award_group_items"."precedence" >= 1)
);
--> statement-breakpoint
CREATE TABLE "award_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_key" text NOT NULL,
	"group_name" text NOT NULL,
	"description" text,
	"rule" text DEFAULT 'keep_highest_precedence' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "award_groups_group_key_unique" UNIQUE("group_key"),
	CONSTRAINT "award_groups_rule" CHECK ("award_groups"."rule" in ('keep_highest_precedence', 'keep_lowest_precedence'))
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"parameterID" text PRIMARY KEY NOT NULL,
	"parameterName" text NOT NULL,
	"name_key" text NOT NULL,
	"value" numeric(16, 4) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parameters_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "raw_startups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raw_startups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"external_id" text,
	"content_hash" text NOT NULL,
	"company_name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"social_reason" text,
	"founding_year" integer,
	"sector" text,
	"country" text,
	"canton" text,
	"raised_money" numeric(18, 2),
	"main_article_info" text,
	"article_date" date,
	"website" text,
	"url" text,
	"email" text,
	"number" text,
	"investors" text,
	"partnership" text,
	"company_description" text,
	"advisors" text,
	"other_award" text,
	"pros_text" text,
	"cons_text" text,
	"investment" smallint DEFAULT 0 NOT NULL,
	"rejected" smallint DEFAULT 0 NOT NULL,
	"candidate" smallint DEFAULT 0 NOT NULL,
	"missing_data" smallint DEFAULT 0 NOT NULL,
	"email_sent" smallint DEFAULT 0 NOT NULL,
	"interested" smallint DEFAULT 0 NOT NULL,
	"personality_test_sent" smallint DEFAULT 0 NOT NULL,
	"test_passed" smallint DEFAULT 0 NOT NULL,
	"create_contract" smallint DEFAULT 0 NOT NULL,
	"awards" text[] DEFAULT '{}' NOT NULL,
	"articles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received" jsonb NOT NULL,
	"origin" text NOT NULL,
	"created_by" uuid,
	"search_key" text NOT NULL,
	"curated_at" timestamp with time zone,
	"startup_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "raw_startups_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "score_config" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"threshold" numeric(16, 4) DEFAULT 5 NOT NULL,
	"top_percent" numeric(5, 4) DEFAULT 0.2 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_config_one_row" CHECK ("score_config"."id" = 1),
	CONSTRAINT "score_config_fraction" CHECK ("score_config"."top_percent" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"auth_time" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_reason" text
);
--> statement-breakpoint
CREATE TABLE "startup_articles" (
	"startup_id" bigint NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"published_at" date,
	"source" text,
	CONSTRAINT "startup_articles_startup_id_url_pk" PRIMARY KEY("startup_id","url")
);
--> statement-breakpoint
CREATE TABLE "startup_awards" (
	"startup_id" bigint NOT NULL,
	"award_key" text NOT NULL,
	"award_name" text NOT NULL,
	"weight_used" numeric(16, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "startup_awards_startup_id_award_key_pk" PRIMARY KEY("startup_id","award_key")
);
--> statement-breakpoint
CREATE TABLE "startups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"external_id" text,
	"company_name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"social_reason" text,
	"founding_year" integer,
	"sector" text,
	"country" text,
	"canton" text,
	"raised_money" numeric(18, 2),
	"main_article_info" text,
	"article_date" date,
	"website" text,
	"url" text,
	"email" text,
	"number" text,
	"investors" text,
	"partnership" text,
	"company_description" text,
	"advisors" text,
	"other_award" text,
	"pros_text" text,
	"cons_text" text,
	"investment" smallint DEFAULT 0 NOT NULL,
	"rejected" smallint DEFAULT 0 NOT NULL,
	"candidate" smallint DEFAULT 0 NOT NULL,
	"missing_data" smallint DEFAULT 0 NOT NULL,
	"email_sent" smallint DEFAULT 0 NOT NULL,
	"interested" smallint DEFAULT 0 NOT NULL,
	"personality_test_sent" smallint DEFAULT 0 NOT NULL,
	"test_passed" smallint DEFAULT 0 NOT NULL,
	"create_contract" smallint DEFAULT 0 NOT NULL,
	"origins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"name_key" text NOT NULL,
	"website_host" text,
	"search_key" text NOT NULL,
	"award_set" text DEFAULT '' NOT NULL,
	"score" numeric(16, 4) DEFAULT 0 NOT NULL,
	"firstTime_appear_inscore" timestamp with time zone,
	"last_modified_score" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "startups_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"account_status" text DEFAULT 'active' NOT NULL,
	"must_change_password" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"sessions_valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'super', 'admin')),
	CONSTRAINT "users_account_status" CHECK ("users"."account_status" in ('active', 'disabled'))
);
--> statement-breakpoint
ALTER TABLE "award_group_items" ADD CONSTRAINT "award_group_items_group_id_award_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."award_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_group_items" ADD CONSTRAINT "award_group_items_parameter_id_parameters_parameterID_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("parameterID") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD CONSTRAINT "raw_startups_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_articles" ADD CONSTRAINT "startup_articles_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_awards" ADD CONSTRAINT "startup_awards_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_target" ON "audit_events" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "award_group_items_once" ON "award_group_items" USING btree ("group_id","parameter_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "raw_startups_content" ON "raw_startups" USING btree ("content_hash") WHERE "raw_startups"."external_id" is null;--> statement-breakpoint
CREATE INDEX "raw_startups_content_any" ON "raw_startups" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "raw_startups_waiting" ON "raw_startups" USING btree ("id") WHERE "raw_startups"."curated_at" is null;--> statement-breakpoint
CREATE INDEX "raw_startups_startup" ON "raw_startups" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "startups_ranked" ON "startups" USING btree ("score" DESC NULLS LAST,"name_key","id");--> statement-breakpoint
CREATE INDEX "startups_ranked_in_mode" ON "startups" USING btree ("rejected","score" DESC NULLS LAST,"name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "startups_name_key" ON "startups" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "startups_website_host" ON "startups" USING btree ("website_host");--> statement-breakpoint
CREATE INDEX "startups_award_set" ON "startups" USING btree ("award_set");--> statement-breakpoint
CREATE INDEX "startups_created" ON "startups" USING btree ("created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
-- From 0001_audit_is_append_only
-- The audit trail only grows: nobody, the application included, changes or removes what it tells.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- From 0002_search_index
-- Search by a part of a name. A server that refuses the extension searches without an index: slower, with the same answers.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS "startups_search" ON "startups" USING gin ("search_key" gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS "raw_startups_search" ON "raw_startups" USING gin ("search_key" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
    RAISE NOTICE 'No index for searches: %', SQLERRM;
END
$$;
--> statement-breakpoint
-- From 0003_limits_and_outbox
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"key" text NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_limits_bucket_key_pk" PRIMARY KEY("bucket","key")
);
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("due_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;
