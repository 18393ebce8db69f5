CREATE TABLE "chain_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'running' NOT NULL,
	"stage" text DEFAULT 'read' NOT NULL,
	"reason" text,
	"reading_id" bigint,
	"extraction_run_id" bigint,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"started_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chain_runs_state" CHECK ("chain_runs"."state" in ('running', 'finished', 'stopped', 'failed')),
	CONSTRAINT "chain_runs_stage" CHECK ("chain_runs"."stage" in ('read', 'extract', 'curate'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chain_runs_one_running" ON "chain_runs" USING btree ("state") WHERE "chain_runs"."state" = 'running';