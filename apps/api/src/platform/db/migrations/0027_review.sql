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
