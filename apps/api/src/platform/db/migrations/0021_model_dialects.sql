CREATE TABLE "model_dialects" (
	"address" text NOT NULL,
	"model" text NOT NULL,
	"dialect" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_dialects_address_model_pk" PRIMARY KEY("address","model")
);
