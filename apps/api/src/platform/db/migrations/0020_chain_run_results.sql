ALTER TABLE "chain_runs" ADD COLUMN "curated_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD COLUMN "new_startups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD COLUMN "updated_startups" integer DEFAULT 0 NOT NULL;