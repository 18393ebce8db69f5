-- Each decision about a startup of an article is a step of Review since, by which it is undone. These were made before.
INSERT INTO "review_steps" ("article_id", "raw_id", "kind", "company_name", "words", "effects", "decided_by", "decided_at", "undone_by", "undone_at")
SELECT d."article_id", coalesce(d."raw_id", discard."raw_id"),
  CASE d."kind" WHEN 'accept' THEN 'accept' WHEN 'discard' THEN 'set_aside' ELSE 'allow' END,
  d."company_name",
  d."company_name" || CASE
    WHEN d."kind" = 'accept' THEN ' accepted'
    WHEN d."kind" = 'allow' THEN ' allowed again'
    WHEN d."reason" = 'not_in_article' THEN ' set aside: not in the article'
    ELSE ' set aside: not a startup' END,
  jsonb_build_object('values', '[]'::jsonb, 'carried', '[]'::jsonb, 'decisions', jsonb_build_array(d."id"),
    'changes', '[]'::jsonb, 'merges', '[]'::jsonb,
    'row', CASE WHEN d."kind" <> 'allow' THEN jsonb_build_object('startup_before', NULL, 'curated_before', NULL,
      'review_before', CASE WHEN d."kind" = 'accept' THEN 'waiting' ELSE d."review_before" END,
      'startup_after', NULL, 'is_new', false) END),
  d."decided_by", d."decided_at", d."undone_by", d."undone_at"
FROM "review_decisions" d
LEFT JOIN "review_decisions" discard ON discard."id" = d."discard_id"
WHERE coalesce(d."raw_id", discard."raw_id") IS NOT NULL
  AND NOT EXISTS (SELECT FROM "review_steps" s
    WHERE s."raw_id" = coalesce(d."raw_id", discard."raw_id") AND s."effects" -> 'decisions' @> jsonb_build_array(d."id"))
ORDER BY d."decided_at", d."id";
