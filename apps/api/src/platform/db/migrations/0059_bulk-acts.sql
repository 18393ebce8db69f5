CREATE TABLE "bulk_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" jsonb NOT NULL,
	"startups" integer NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_work" (
	"bulk_id" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	"assignee_id" uuid,
	"step" text,
	"due" date,
	"version" integer NOT NULL,
	CONSTRAINT "bulk_work_bulk_id_startup_id_pk" PRIMARY KEY("bulk_id","startup_id")
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "bulk_id" bigint;--> statement-breakpoint
ALTER TABLE "bulk_work" ADD CONSTRAINT "bulk_work_bulk_id_bulk_acts_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_work" ADD CONSTRAINT "bulk_work_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_bulk" ON "decisions" USING btree ("bulk_id") WHERE "decisions"."bulk_id" is not null;