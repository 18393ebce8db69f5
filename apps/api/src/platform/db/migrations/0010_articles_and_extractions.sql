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