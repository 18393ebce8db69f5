ALTER TABLE "retention" DROP CONSTRAINT "retention_days";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "text_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention" ADD COLUMN "article_texts" integer;--> statement-breakpoint
ALTER TABLE "retention" ADD COLUMN "swept_rows" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_kept_text" ON "articles" USING btree ("fetched_at") WHERE "articles"."text_removed_at" is null;--> statement-breakpoint
ALTER TABLE "retention" ADD CONSTRAINT "retention_days" CHECK (least("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage", "retention"."article_texts") >= 7
        and greatest("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage", "retention"."article_texts") <= 3650);