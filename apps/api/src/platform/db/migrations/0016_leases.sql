ALTER TABLE "extraction_runs" RENAME COLUMN "next_at" TO "due_at";--> statement-breakpoint
ALTER TABLE "news_job" RENAME COLUMN "next_run_at" TO "due_at";--> statement-breakpoint
ALTER TABLE "extraction_runs" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_owner" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_job" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;