CREATE TABLE "startup_merges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startup_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survivor_id" bigint NOT NULL,
	"merged_id" bigint NOT NULL,
	"survivor_name" text NOT NULL,
	"merged_name" text NOT NULL,
	"survivor_website_host" text,
	"survivor_name_key" text NOT NULL,
	"merged_uid" uuid NOT NULL,
	"merged_external_id" text,
	"merged_website_host" text,
	"merged_name_key" text NOT NULL,
	"because" text NOT NULL,
	"score_before" numeric(16, 4) NOT NULL,
	"score_after" numeric(16, 4) NOT NULL,
	"version_after" integer NOT NULL,
	"content" jsonb NOT NULL,
	"merged_by" uuid,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "startup_merges_merged" ON "startup_merges" USING btree ("merged_id") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_survivor" ON "startup_merges" USING btree ("survivor_id") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_name" ON "startup_merges" USING btree ("merged_name_key") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_own_name" ON "startup_merges" USING btree ("survivor_name_key") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_own_host" ON "startup_merges" USING btree ("survivor_website_host") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_host" ON "startup_merges" USING btree ("merged_website_host") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_external" ON "startup_merges" USING btree ("merged_external_id") WHERE "startup_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "startup_merges_uid" ON "startup_merges" USING btree ("merged_uid") WHERE "startup_merges"."undone_at" is null;