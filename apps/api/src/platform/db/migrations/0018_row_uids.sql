ALTER TABLE "raw_startups" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "startups" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD CONSTRAINT "raw_startups_uid_unique" UNIQUE("uid");--> statement-breakpoint
ALTER TABLE "startups" ADD CONSTRAINT "startups_uid_unique" UNIQUE("uid");