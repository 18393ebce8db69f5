ALTER TABLE "import_lines" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "interrupted" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "uploaded_by" uuid[] DEFAULT '{}' NOT NULL;