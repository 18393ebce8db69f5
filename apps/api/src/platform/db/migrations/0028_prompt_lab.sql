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
