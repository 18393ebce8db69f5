CREATE TABLE "startup_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startup_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" NOT NULL,
	"startup_ids" bigint[],
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "startup_changes_xid" ON "startup_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "startup_changes_changed_at" ON "startup_changes" USING btree ("changed_at");
--> statement-breakpoint
-- Names are ordered by their code points, whatever the language of the database: the index in memory orders them so too.
ALTER TABLE "startups" ALTER COLUMN "name_key" TYPE text COLLATE "C";
--> statement-breakpoint
-- Notes ids that a statement changed; of very many only that there were many.
CREATE FUNCTION note_startup_ids(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO startup_changes (xid, startup_ids, changed_at)
  SELECT pg_current_xact_id(), CASE WHEN cardinality(ids) <= 1000 THEN ids END, clock_timestamp()
  WHERE cardinality(ids) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION note_startup_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'startups' THEN
    IF TG_OP = 'UPDATE' THEN
      PERFORM note_startup_ids(array(SELECT id FROM changed UNION SELECT id FROM former));
    ELSE
      PERFORM note_startup_ids(array(SELECT id FROM changed));
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_startup_ids(array(SELECT startup_id FROM changed UNION SELECT startup_id FROM former));
  ELSE
    PERFORM note_startup_ids(array(SELECT DISTINCT startup_id FROM changed));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A table that was emptied at once, and the rules of the lists.
CREATE FUNCTION note_all_startups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO startup_changes (xid, startup_ids, changed_at)
  VALUES (pg_current_xact_id(), CASE WHEN TG_TABLE_NAME = 'score_config' THEN '{}'::bigint[] END, clock_timestamp());
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY['startups', 'startup_awards', 'startup_articles'] LOOP
    EXECUTE format('CREATE TRIGGER note_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change()', noted);
    EXECUTE format('CREATE TRIGGER note_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change()', noted);
    EXECUTE format('CREATE TRIGGER note_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change()', noted);
    EXECUTE format('CREATE TRIGGER note_truncated AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_all_startups()', noted);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON score_config
  FOR EACH STATEMENT EXECUTE FUNCTION note_all_startups();
