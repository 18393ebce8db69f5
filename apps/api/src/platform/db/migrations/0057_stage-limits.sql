CREATE TABLE "stage_limits" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"contacted" integer DEFAULT 30,
	"contract" integer DEFAULT 45,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stage_limits_one_row" CHECK ("stage_limits"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "stage_limits" DEFAULT VALUES;
