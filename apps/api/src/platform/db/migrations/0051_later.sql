ALTER TABLE "decisions" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "is_early" boolean;--> statement-breakpoint
ALTER TABLE "startup_articles" ADD COLUMN "added_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "later_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "later_watched_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "startups_later" ON "startups" USING btree ("later_until") WHERE "startups"."later_until" is not null;