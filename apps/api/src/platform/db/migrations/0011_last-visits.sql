ALTER TABLE "view_visits" ALTER COLUMN "baseline_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "view_visits" ALTER COLUMN "current_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "view_visits" ADD COLUMN "query" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "view_visits" v SET "query" = s."query" FROM "view_snapshots" s WHERE s."id" = v."current_id";
