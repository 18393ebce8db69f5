CREATE TABLE "duplicate_keys" (
	"key" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	CONSTRAINT "duplicate_keys_key_startup_id_pk" PRIMARY KEY("key","startup_id")
);
--> statement-breakpoint
CREATE TABLE "duplicate_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duplicate_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duplicate_pairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duplicate_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"certainty" numeric(3, 2) NOT NULL,
	"reasons" jsonb NOT NULL,
	"has_website" boolean NOT NULL,
	"has_founder" boolean NOT NULL,
	"later_at" timestamp with time zone,
	"named_by" uuid,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duplicate_pairs_order" CHECK ("duplicate_pairs"."low_id" < "duplicate_pairs"."high_id")
);
--> statement-breakpoint
CREATE TABLE "kept_apart" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_apart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"low_name" text NOT NULL,
	"high_name" text NOT NULL,
	"low_identity" text NOT NULL,
	"high_identity" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "duplicate_keys_startup" ON "duplicate_keys" USING btree ("startup_id");--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_pairs_pair" ON "duplicate_pairs" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_high" ON "duplicate_pairs" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_surest" ON "duplicate_pairs" USING btree ("later_at" NULLS FIRST,"certainty" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "kept_apart_pair" ON "kept_apart" USING btree ("low_id","high_id");
--> statement-breakpoint
-- Whoever changes what a startup is recognised by: it is compared again. Rows of a table that is written as a whole are noted at once.
CREATE FUNCTION mark_startups_for_comparison() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO duplicate_marks (startup_id) SELECT id FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_startup_for_comparison() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO duplicate_marks (startup_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION forget_comparisons() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM duplicate_marks;
  DELETE FROM duplicate_keys;
  DELETE FROM duplicate_pairs;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER compare_inserted AFTER INSERT ON startups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_startups_for_comparison();
--> statement-breakpoint
CREATE TRIGGER compare_deleted AFTER DELETE ON startups REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_startups_for_comparison();
--> statement-breakpoint
CREATE TRIGGER compare_updated AFTER UPDATE OF company_name, social_reason, also, first_name, last_name, founders, founding_year, canton, sector, website ON startups
  FOR EACH ROW WHEN (
    (OLD.company_name, OLD.social_reason, OLD.also, OLD.first_name, OLD.last_name, OLD.founders, OLD.founding_year, OLD.canton, OLD.sector, OLD.website)
    IS DISTINCT FROM
    (NEW.company_name, NEW.social_reason, NEW.also, NEW.first_name, NEW.last_name, NEW.founders, NEW.founding_year, NEW.canton, NEW.sector, NEW.website))
  EXECUTE FUNCTION mark_startup_for_comparison();
--> statement-breakpoint
CREATE TRIGGER compare_truncated AFTER TRUNCATE ON startups
  FOR EACH STATEMENT EXECUTE FUNCTION forget_comparisons();
--> statement-breakpoint
-- Startups that are there already are compared after the start, beside the requests.
INSERT INTO duplicate_marks (startup_id) SELECT id FROM startups ORDER BY id;
