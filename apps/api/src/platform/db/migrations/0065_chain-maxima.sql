ALTER TABLE "chain_runs" ADD COLUMN "max_articles" integer;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD COLUMN "budget_tokens" integer;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD COLUMN "reached" text;--> statement-breakpoint
ALTER TABLE "extraction_runs" ADD COLUMN "max_articles" integer;--> statement-breakpoint
ALTER TABLE "chain_runs" ADD CONSTRAINT "chain_runs_reached" CHECK ("chain_runs"."reached" in ('articles', 'tokens'));