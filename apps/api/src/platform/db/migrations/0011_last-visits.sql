ALTER TABLE "view_visits" ADD COLUMN "query" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "view_visits" v SET "query" = s."query" FROM "view_snapshots" s WHERE s."id" = v."current_id";--> statement-breakpoint
ALTER TABLE "view_visits" DROP COLUMN "baseline_id";--> statement-breakpoint
ALTER TABLE "view_visits" DROP COLUMN "current_id";--> statement-breakpoint
ALTER TABLE "view_visits" DROP COLUMN "former_id";--> statement-breakpoint
DROP TABLE "view_snapshots";
