ALTER TABLE "decisions" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
-- Before 0.3.0, flags were stored as audit events only. Each of them becomes a decision without score and reason, about
-- the startup into which its startup was merged since. Negative ids place these decisions before all others. They notify
-- nobody, because their time is in the past. Open merges and splits list them, so that undoing these moves and compares
-- them like all decisions.
WITH RECURSIVE chain AS (
  SELECT merged_id, survivor_id, 1 AS depth FROM startup_merges WHERE undone_at IS NULL
  UNION ALL
  SELECT chain.merged_id, next.survivor_id, chain.depth + 1 FROM chain
  JOIN startup_merges next ON next.merged_id = chain.survivor_id AND next.undone_at IS NULL
), survivors AS (
  SELECT DISTINCT ON (merged_id) merged_id, survivor_id FROM chain ORDER BY merged_id, depth DESC
), events AS MATERIALIZED (
  SELECT id, at, actor_id, target_id::bigint AS part_id, before, after FROM audit_events
  WHERE target_type = 'startup' AND action = 'startup_flags_set'
    AND CASE WHEN target_id ~ '^[0-9]{1,15}$' THEN true ELSE false END
), former AS MATERIALIZED (
  SELECT -row_number() OVER (ORDER BY e.id DESC, flag.place DESC) AS id, e.part_id, known.startup_id, flag.kind,
    1 - known."to" AS "from", known."to", e.actor_id, e.at
  FROM events e
  LEFT JOIN survivors s ON s.merged_id = e.part_id
  CROSS JOIN (VALUES (1, 'contacted', 'email_sent'), (2, 'contract', 'create_contract'),
    (3, 'investment', 'interested'), (4, 'rejected', 'rejected')) flag (place, kind, name)
  CROSS JOIN LATERAL (SELECT coalesce(s.survivor_id, e.part_id) AS startup_id,
    CASE e.after ->> flag.name WHEN '1' THEN 1 WHEN '0' THEN 0 END AS "to",
    CASE e.before ->> flag.name WHEN '1' THEN 1 ELSE 0 END AS "from") known
  WHERE known."to" <> known."from"
    AND NOT EXISTS (SELECT FROM decisions d
      WHERE d.startup_id = known.startup_id AND d.made_at <= e.at + interval '1 minute')
    AND (EXISTS (SELECT FROM startups WHERE startups.id = known.startup_id)
      OR EXISTS (SELECT FROM deletions
        WHERE deletions.kind = 'startup' AND deletions.row_id = known.startup_id AND deletions.purged_at IS NULL))
), merges AS (
  UPDATE startup_merges m SET content = jsonb_set(m.content, '{merged,decision_ids}',
    coalesce(m.content #> '{merged,decision_ids}', '[]') || added.ids)
  FROM (
    SELECT open.id, jsonb_agg(former.id ORDER BY former.id) AS ids
    FROM startup_merges open
    JOIN former ON former.part_id = open.merged_id
      OR EXISTS (SELECT FROM chain WHERE chain.merged_id = former.part_id AND chain.survivor_id = open.merged_id)
    WHERE open.undone_at IS NULL GROUP BY open.id) added
  WHERE added.id = m.id
), splits AS (
  UPDATE startup_splits s SET content = jsonb_set(s.content, ARRAY['after', s.startup_id::text, 'ids', 'decisions'], (
    SELECT jsonb_agg(value ORDER BY value #>> '{}')
    FROM jsonb_array_elements((s.content #> ARRAY['after', s.startup_id::text, 'ids', 'decisions']) || added.ids)))
  FROM (SELECT startup_id, jsonb_agg(id) AS ids FROM former GROUP BY startup_id) added
  WHERE added.startup_id = s.startup_id AND s.undone_at IS NULL
    AND s.content #> ARRAY['after', s.startup_id::text, 'ids', 'decisions'] IS NOT NULL
)
INSERT INTO decisions (id, startup_id, kind, "from", "to", made_by, made_at, origin)
OVERRIDING SYSTEM VALUE
SELECT id, startup_id, kind, "from", "to", actor_id, at, 'api' FROM former ORDER BY id;
