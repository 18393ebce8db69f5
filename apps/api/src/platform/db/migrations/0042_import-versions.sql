ALTER TABLE "imports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changed_at" timestamp with time zone;