DROP INDEX "startup_changes_changed_at";--> statement-breakpoint
ALTER TABLE "startup_changes" ADD COLUMN "seen_at" timestamp with time zone;