ALTER TABLE "raw_startups" ADD COLUMN "raised_currency" text DEFAULT 'CHF' NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "raised_currency" text DEFAULT 'CHF' NOT NULL;