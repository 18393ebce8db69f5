CREATE TABLE "audit_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
-- In two steps: awards that are there already keep null, nobody knows since when.
ALTER TABLE "startup_awards" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "startup_awards" ALTER COLUMN "added_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "startup_awards" ADD COLUMN "added_after_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id");