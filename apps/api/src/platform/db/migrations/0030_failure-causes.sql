ALTER TABLE "extraction_runs" ADD COLUMN "article_ids" bigint[];--> statement-breakpoint
ALTER TABLE "extraction_runs" ADD COLUMN "retry_cause" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "failure_cause" text;