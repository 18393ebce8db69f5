CREATE TABLE "brand" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"product_title" text,
	"foundation_name" text,
	"logo" "bytea",
	"logo_kind" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_one_row" CHECK ("brand"."id" = 1),
	CONSTRAINT "brand_logo_has_a_kind" CHECK (("brand"."logo" is null) = ("brand"."logo_kind" is null))
);
--> statement-breakpoint
CREATE TABLE "skipped_steps" (
	"step" text PRIMARY KEY NOT NULL,
	"skipped_by" uuid,
	"skipped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_steps_hidden_until" timestamp with time zone;--> statement-breakpoint
CREATE TRIGGER brand_count_change BEFORE UPDATE ON brand FOR EACH ROW
  WHEN ((OLD.product_title, OLD.foundation_name, OLD.logo, OLD.logo_kind)
    IS DISTINCT FROM (NEW.product_title, NEW.foundation_name, NEW.logo, NEW.logo_kind))
  EXECUTE FUNCTION count_change();
