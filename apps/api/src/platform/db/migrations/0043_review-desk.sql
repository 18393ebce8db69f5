CREATE TABLE "value_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "value_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"raw_id" bigint NOT NULL,
	"article_id" bigint,
	"name_key" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"value_key" text NOT NULL,
	"kind" text NOT NULL,
	"corrected" jsonb,
	"note" text,
	"carried_out_at" timestamp with time zone,
	"replaced_by" bigint,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_articles" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"companies" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"priority" smallint DEFAULT 3 NOT NULL,
	"has_conflicts" boolean DEFAULT false NOT NULL,
	"has_no_source" boolean DEFAULT false NOT NULL,
	"has_money" boolean DEFAULT false NOT NULL,
	"has_awards" boolean DEFAULT false NOT NULL,
	"sorted_at" timestamp with time zone NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"later_at" timestamp with time zone,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint,
	"raw_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"company_name" text NOT NULL,
	"words" text NOT NULL,
	"effects" jsonb NOT NULL,
	"content" jsonb,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "value_decisions" ADD CONSTRAINT "value_decisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_articles" ADD CONSTRAINT "review_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_steps" ADD CONSTRAINT "review_steps_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "value_decisions_row" ON "value_decisions" USING btree ("raw_id");--> statement-breakpoint
CREATE INDEX "value_decisions_discarded" ON "value_decisions" USING btree ("article_id") WHERE "value_decisions"."kind" = 'discard' and "value_decisions"."undone_at" is null and "value_decisions"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "value_decisions_discarded_name" ON "value_decisions" USING btree ("name_key") WHERE "value_decisions"."kind" = 'discard' and "value_decisions"."undone_at" is null and "value_decisions"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "review_articles_queue" ON "review_articles" USING btree ("later_at" NULLS FIRST,"priority","sorted_at" DESC NULLS LAST,"article_id" DESC NULLS LAST) WHERE "review_articles"."open" > 0;--> statement-breakpoint
CREATE INDEX "review_steps_row" ON "review_steps" USING btree ("raw_id","id");--> statement-breakpoint
CREATE INDEX "review_steps_article" ON "review_steps" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "review_steps_person" ON "review_steps" USING btree ("decided_by","decided_at");
--> statement-breakpoint
-- Whoever changes what an article asks of people: its state at the desk is found again.
CREATE FUNCTION mark_inserted_rows_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM changed c JOIN extractions e ON e.id = c.extraction_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_updated_rows_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM was o JOIN changed n ON n.id = o.id
      JOIN extractions e ON e.id IN (o.extraction_id, n.extraction_id)
    WHERE (o.extraction_id, o.review, o.curated_at, o.startup_id, o.deletion_id, o.evidence)
      IS DISTINCT FROM (n.extraction_id, n.review, n.curated_at, n.startup_id, n.deletion_id, n.evidence);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_startups_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM was o JOIN changed n ON n.id = o.id
      JOIN raw_startups r ON r.startup_id = n.id JOIN extractions e ON e.id = r.extraction_id
    WHERE (o.origins, o.founders, o.financings, o.award_set) IS DISTINCT FROM (n.origins, n.founders, n.financings, n.award_set);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_suggestions_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM changed c JOIN raw_startups r ON r.startup_id = c.startup_id
      JOIN extractions e ON e.id = r.extraction_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_suggestions_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT DISTINCT e.article_id FROM was o JOIN changed n ON n.id = o.id
      JOIN raw_startups r ON r.startup_id = n.startup_id JOIN extractions e ON e.id = r.extraction_id
    WHERE o.state <> n.state;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_decided_values_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id) SELECT DISTINCT article_id FROM changed WHERE article_id IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER review_inserted AFTER INSERT ON raw_startups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_inserted_rows_for_review();
--> statement-breakpoint
CREATE TRIGGER review_deleted AFTER DELETE ON raw_startups REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_inserted_rows_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON raw_startups REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_updated_rows_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON startups REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_startups_for_review();
--> statement-breakpoint
CREATE TRIGGER review_inserted AFTER INSERT ON suggestions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_suggestions_for_review();
--> statement-breakpoint
CREATE TRIGGER review_deleted AFTER DELETE ON suggestions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_suggestions_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON suggestions REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_suggestions_for_review();
--> statement-breakpoint
CREATE TRIGGER review_inserted AFTER INSERT ON value_decisions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_decided_values_for_review();
--> statement-breakpoint
CREATE TRIGGER review_updated AFTER UPDATE ON value_decisions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_decided_values_for_review();
--> statement-breakpoint
-- Articles that are there already come to the desk after the start, beside the requests.
INSERT INTO review_marks (article_id)
SELECT DISTINCT e.article_id FROM extractions e JOIN raw_startups r ON r.extraction_id = e.id ORDER BY 1;
