CREATE TABLE "deletions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"row_id" bigint NOT NULL,
	"company_name" text,
	"content" jsonb,
	"startup_id" bigint,
	"deletion_id" bigint,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "deletion_id" bigint;--> statement-breakpoint
ALTER TABLE "raw_startups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_startup_id_startups_id_fk" FOREIGN KEY ("startup_id") REFERENCES "public"."startups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deletions_row" ON "deletions" USING btree ("kind","row_id");--> statement-breakpoint
CREATE INDEX "deletions_restorable" ON "deletions" USING btree ("deleted_at") WHERE "deletions"."purged_at" is null;--> statement-breakpoint
CREATE INDEX "deletions_startup" ON "deletions" USING btree ("startup_id");--> statement-breakpoint
ALTER TABLE "raw_startups" ADD CONSTRAINT "raw_startups_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raw_startups_deletion" ON "raw_startups" USING btree ("deletion_id");