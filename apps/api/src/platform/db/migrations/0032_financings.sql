ALTER TABLE "raw_startups" ADD COLUMN "founders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "financings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "also" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "founders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "financings" jsonb DEFAULT '[]'::jsonb NOT NULL;