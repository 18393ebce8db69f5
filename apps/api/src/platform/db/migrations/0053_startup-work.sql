CREATE TABLE "startup_work" (
	"startup_id" bigint PRIMARY KEY NOT NULL,
	"assignee_id" uuid,
	"step" text,
	"due" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "startup_work" ADD CONSTRAINT "startup_work_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;