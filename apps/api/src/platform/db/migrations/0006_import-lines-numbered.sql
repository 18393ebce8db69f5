-- Lines get the numbers of their new rows at the check. The server of the last release, which gives them when it writes, does
-- not know that a line which it checks again may have one: such a line has written nothing. Later servers store the line
-- anew. To be removed in the release after.
CREATE FUNCTION forget_written_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.written_version := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER import_lines_checked_again
  BEFORE UPDATE OF outcome ON import_lines FOR EACH ROW EXECUTE FUNCTION forget_written_version();
