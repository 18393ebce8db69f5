CREATE TABLE "retention" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sessions" integer DEFAULT 30,
	"notifications" integer DEFAULT 90,
	"deliveries" integer DEFAULT 30,
	"runs" integer,
	"usage" integer,
	"swept_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_one_row" CHECK ("retention"."id" = 1),
	CONSTRAINT "retention_days" CHECK (least("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage") >= 7
        and greatest("retention"."sessions", "retention"."notifications", "retention"."deliveries", "retention"."runs", "retention"."usage") <= 3650)
);
