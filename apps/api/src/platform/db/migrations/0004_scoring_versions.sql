CREATE TABLE "scoring_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"restored_from" integer,
	"snapshot" jsonb NOT NULL
);
