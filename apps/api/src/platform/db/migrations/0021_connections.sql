CREATE TABLE "connections" (
	"kind" text PRIMARY KEY NOT NULL,
	"settings" jsonb,
	"former" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "format" text DEFAULT 'events' NOT NULL;