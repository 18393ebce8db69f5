-- Startups from before former rows were kept have values that no row states any more: of rows that were imported again
-- with others. Each becomes a former row of its origin, or making the startup again would lose it.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT coalesce((o.origin ->> 'raw_id')::bigint, 0), s.id,
  jsonb_build_object('id', coalesce((o.origin ->> 'raw_id')::bigint, 0), 'company_name', '', 'origin', o.origin ->> 'by',
    'received', '{}'::jsonb, 'awards', '[]'::jsonb, 'articles', '[]'::jsonb, 'article_date', o.origin ->> 'published',
    'curated_at', o.origin ->> 'at', 'updated_at', o.origin ->> 'at')
  || jsonb_object_agg(o.field, v.own -> o.field)
  || CASE WHEN bool_or(o.field = 'raised_money') THEN jsonb_build_object('raised_currency', s.raised_currency) ELSE '{}' END
FROM startups s
CROSS JOIN LATERAL (SELECT to_jsonb(s) AS own, (
  SELECT coalesce(jsonb_agg(known.content), '[]') FROM (
    SELECT to_jsonb(r) - 'received' - 'evidence' AS content FROM raw_startups r
    WHERE r.startup_id = s.id AND r.curated_at IS NOT NULL
    UNION ALL SELECT f.content FROM former_rows f WHERE f.startup_id = s.id) known) AS rows
  -- Once for each startup, not for each of its fields.
  OFFSET 0) v
CROSS JOIN LATERAL jsonb_each(s.origins) AS o (field, origin)
WHERE NOT EXISTS (SELECT FROM fact_changes c WHERE c.startup_id = s.id)
  AND o.origin ->> 'by' IN ('import', 'article') AND NOT o.origin ? 'confirmed' AND NOT o.origin ? 'derived'
  AND coalesce(o.origin ->> 'at', '') <> ''
  AND coalesce(v.own ->> o.field, '') NOT IN ('', '0')
  -- What was raised follows from the sums of articles.
  AND NOT (o.field = 'raised_money' AND o.origin ->> 'by' = 'article' AND s.financings <> '[]')
  AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(v.rows) AS r (content)
    WHERE (NOT o.origin ? 'raw_id' OR r.content -> 'id' = o.origin -> 'raw_id')
      AND (r.content -> o.field = v.own -> o.field
        OR o.field = 'interested' AND r.content ->> 'investment' = '1'))
GROUP BY s.id, s.raised_currency, o.origin ->> 'by', o.origin ->> 'raw_id', o.origin ->> 'at', o.origin ->> 'published';
--> statement-breakpoint
-- Sums of articles that are gone, as the article stated them.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT (sum ->> 'raw_id')::bigint, s.id,
  jsonb_build_object('id', (sum ->> 'raw_id')::bigint, 'company_name', '', 'origin', 'article', 'received', '{}'::jsonb,
    'awards', '[]'::jsonb, 'articles', '[]'::jsonb, 'url', sum ->> 'url', 'financings', jsonb_agg(sum),
    'curated_at', coalesce(sum ->> 'at', s.created_at::text), 'updated_at', coalesce(sum ->> 'at', s.created_at::text))
FROM startups s CROSS JOIN LATERAL jsonb_array_elements(s.financings) AS sum
WHERE NOT EXISTS (SELECT FROM fact_changes c WHERE c.startup_id = s.id)
  AND sum ->> 'raw_id' IS NOT NULL
  AND NOT EXISTS (
    SELECT FROM raw_startups r WHERE r.id = (sum ->> 'raw_id')::bigint AND r.startup_id = s.id)
  AND NOT EXISTS (
    SELECT FROM former_rows f
    WHERE f.startup_id = s.id AND f.raw_id = (sum ->> 'raw_id')::bigint AND f.content ? 'financings')
GROUP BY s.id, s.created_at, sum ->> 'raw_id', sum ->> 'at', sum ->> 'url';
--> statement-breakpoint
-- Awards, articles, founders and names that no row states, which have no origin of their own.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT 0, s.id,
  jsonb_build_object('id', 0, 'company_name', '', 'origin', 'import', 'received', '{}'::jsonb,
    'awards', l.awards, 'articles', l.articles, 'founders', l.founders, 'also', l.also,
    'curated_at', s.created_at, 'updated_at', s.created_at)
FROM startups s
CROSS JOIN LATERAL (
  SELECT coalesce(jsonb_agg(known.content), '[]') AS rows FROM (
    SELECT jsonb_build_object('company_name', r.company_name, 'first_name', r.first_name, 'last_name', r.last_name,
      'awards', to_jsonb(r.awards), 'articles', r.articles, 'founders', r.founders) AS content FROM raw_startups r
    WHERE r.startup_id = s.id AND r.curated_at IS NOT NULL
    UNION ALL SELECT f.content FROM former_rows f WHERE f.startup_id = s.id) known
  OFFSET 0) v
CROSS JOIN LATERAL (
  SELECT
    (SELECT coalesce(jsonb_agg(a.award_name ORDER BY a.award_key), '[]') FROM startup_awards a
      WHERE a.startup_id = s.id AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content), jsonb_array_elements_text(r.content -> 'awards') AS name
        WHERE lower(name) = lower(a.award_name))) AS awards,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('url', a.url, 'link', a.link, 'title', a.title,
        'published_at', a.published_at, 'source', a.source) ORDER BY a.url), '[]') FROM startup_articles a
      WHERE a.startup_id = s.id AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content)
        WHERE r.content -> 'articles' @> jsonb_build_array(jsonb_build_object('url', a.url)))) AS articles,
    (SELECT coalesce(jsonb_agg(founder), '[]') FROM jsonb_array_elements(s.founders) AS founder
      WHERE NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content)
        WHERE r.content -> 'founders' @> jsonb_build_array(founder)
          OR (coalesce(r.content ->> 'first_name', ''), r.content ->> 'last_name')
            = (founder ->> 'first_name', founder ->> 'last_name'))) AS founders,
    (SELECT coalesce(jsonb_agg(name), '[]') FROM jsonb_array_elements_text(s.also) AS name
      WHERE NOT EXISTS (
        SELECT FROM jsonb_array_elements(v.rows) AS r (content) WHERE r.content ->> 'company_name' = name)) AS also) l
WHERE NOT EXISTS (SELECT FROM fact_changes c WHERE c.startup_id = s.id)
  AND jsonb_build_array(l.awards, l.articles, l.founders, l.also) <> '[[], [], [], []]';
