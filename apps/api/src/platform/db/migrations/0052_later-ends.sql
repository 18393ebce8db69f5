-- Why a person looks at a startup later, and whether they must say so.
INSERT INTO "decision_rules" ("kind", "is_reason_required") VALUES ('later', false);
--> statement-breakpoint
INSERT INTO "decision_reasons" ("kind", "label", "position", "needs_details") VALUES
  ('later', 'Waits for a financing round', 1, false),
  ('later', 'Too early', 2, false),
  ('later', 'Waits for an answer', 3, false),
  ('later', 'Other', 4, true);
--> statement-breakpoint
-- A statement that sets a flag or changes the score ends Later, unless it sets Later itself.
CREATE FUNCTION end_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.later_until := NULL;
  NEW.later_watched_since := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER end_later BEFORE UPDATE ON startups FOR EACH ROW
  WHEN (OLD.later_until IS NOT NULL AND NEW.later_until IS NOT DISTINCT FROM OLD.later_until AND (
    NEW.email_sent > OLD.email_sent OR NEW.create_contract > OLD.create_contract OR NEW.interested > OLD.interested
    OR NEW.investment > OLD.investment OR NEW.rejected > OLD.rejected
    OR (OLD.later_watched_since IS NOT NULL AND NEW.score IS DISTINCT FROM OLD.score)))
  EXECUTE FUNCTION end_later();
--> statement-breakpoint
-- An article that is connected again, as when a merge is undone, keeps its time and ends nothing.
CREATE FUNCTION end_later_by_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE startups s SET later_until = NULL, later_watched_since = NULL
  FROM (SELECT DISTINCT startup_id FROM added WHERE added_at >= now()) a
  WHERE s.id = a.startup_id AND s.later_watched_since IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER end_later AFTER INSERT ON startup_articles REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION end_later_by_article();
