-- A row that a later version of its article states too has moved there: what was decided about it counts there.
CREATE OR REPLACE FUNCTION mark_decided_values_for_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_marks (article_id)
    SELECT article_id FROM changed WHERE article_id IS NOT NULL
    UNION
    SELECT e.article_id FROM changed c JOIN raw_startups r ON r.id = c.raw_id JOIN extractions e ON e.id = r.extraction_id;
  RETURN NULL;
END
$$;
