-- Lists are narrowed by assignee and next step too: the index in memory has to see their changes.
CREATE TRIGGER note_inserted AFTER INSERT ON "startup_work" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change();
--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON "startup_work" REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change();
--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON "startup_work" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_startup_change();
--> statement-breakpoint
CREATE TRIGGER note_truncated AFTER TRUNCATE ON "startup_work"
  FOR EACH STATEMENT EXECUTE FUNCTION note_all_startups();
