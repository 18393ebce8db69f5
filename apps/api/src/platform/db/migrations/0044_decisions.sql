CREATE TABLE "decision_reasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decision_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"needs_details" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"is_reason_required" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	"reason_id" bigint,
	"reason" text,
	"details" text,
	"made_by" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"score" numeric(16, 4) NOT NULL,
	"rank" integer,
	"threshold" numeric(16, 4),
	"scoring_version" integer,
	"origin" text NOT NULL,
	"undoes" bigint
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_reason_id_decision_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."decision_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_reasons_offered" ON "decision_reasons" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "decisions_startup" ON "decisions" USING btree ("startup_id","id");--> statement-breakpoint
CREATE INDEX "decisions_reason" ON "decisions" USING btree ("reason_id") WHERE "decisions"."reason_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_undone" ON "decisions" USING btree ("undoes","startup_id") WHERE "decisions"."undoes" is not null;--> statement-breakpoint
INSERT INTO "decision_rules" ("kind", "is_reason_required") VALUES
  ('contacted', false), ('contract', false), ('investment', false), ('rejected', true);
--> statement-breakpoint
INSERT INTO "decision_reasons" ("kind", "label", "position", "needs_details") VALUES
  ('rejected', 'Too early', 1, false),
  ('rejected', 'Outside our sectors', 2, false),
  ('rejected', 'Outside Switzerland', 3, false),
  ('rejected', 'Team incomplete', 4, false),
  ('rejected', 'Terms not acceptable', 5, false),
  ('rejected', 'Too little evidence', 6, false),
  ('rejected', 'Other', 7, true);
--> statement-breakpoint
-- What was decided stays as it was; a merge and its undoing give it to another startup, and a startup that is gone for good takes it along.
CREATE FUNCTION refuse_decision_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'startup_id') = (to_jsonb(OLD) - 'startup_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'decisions do not change' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER decisions_do_not_change
  BEFORE UPDATE ON decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_decision_change();
