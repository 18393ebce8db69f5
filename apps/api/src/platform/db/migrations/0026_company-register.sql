CREATE TABLE "register_lookups" (
	"register" text NOT NULL,
	"name_key" text NOT NULL,
	"entries" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "register_lookups_register_name_key_pk" PRIMARY KEY("register","name_key")
);
