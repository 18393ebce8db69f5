ALTER TABLE "users" ADD COLUMN "csv_separator" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_csv_separator" CHECK ("users"."csv_separator" in ('comma', 'semicolon', 'tab'));