ALTER TABLE "news_readings" ADD COLUMN "ordered_by" uuid;--> statement-breakpoint
-- What everybody chose of each topic, or what holds for who chose nothing; also those without access, who may still end their mails.
CREATE VIEW all_notification_choices AS
SELECT u.id AS user_id, t.topic,
  coalesce((s.choices #>> ARRAY[t.topic, 'inbox'])::boolean, true) AS inbox,
  coalesce(s.choices #>> ARRAY[t.topic, 'mail'], t.mail) AS mail,
  coalesce(s.digest, 'working_days') AS digest,
  u.account_status
FROM users u
CROSS JOIN (VALUES ('mentions', 'now'), ('assigned', 'digest'), ('threshold', 'digest'), ('followed', 'digest'),
  ('sources', 'now'), ('runs', 'never')) t(topic, mail)
LEFT JOIN notification_settings s ON s.user_id = u.id;
--> statement-breakpoint
CREATE OR REPLACE VIEW notification_choices AS
SELECT user_id, topic, inbox, mail FROM all_notification_choices WHERE account_status = 'active';
--> statement-breakpoint
-- Who decides about a startup follows it, and who follows it is notified; by whatever statement the decision is stored.
-- What one act on many decided, or took back, is one notification for each follower. A copy of a decision keeps its time
-- and notifies nobody.
CREATE OR REPLACE FUNCTION notify_of_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, cause, startup_id, actor_id, subject_id, details, in_inbox, mail, created_at)
  WITH RECURSIVE parts AS (
    SELECT DISTINCT startup_id AS whole, startup_id AS part FROM made WHERE made_at >= now()
    UNION
    SELECT p.whole, m.merged_id FROM parts p
    JOIN startup_merges m ON m.survivor_id = p.part AND m.undone_at IS NULL
  ), caused AS (
    SELECT d.id, d.startup_id, d.made_by, d.made_at, CASE
      WHEN d.bulk_id IS NOT NULL THEN 'bulk:' || d.bulk_id
      WHEN d.origin = 'bulk' AND u.bulk_id IS NOT NULL THEN 'bulk-undone:' || u.bulk_id
      ELSE 'decision:' || d.id END AS cause
    FROM made d LEFT JOIN decisions u ON u.id = d.undoes
    WHERE d.made_at >= now()
  ), told AS (
    SELECT f.user_id, d.cause, d.startup_id, d.made_by, min(d.id) AS first, min(d.made_at) AS made_at
    FROM caused d
    JOIN parts p ON p.whole = d.startup_id
    JOIN startup_followers f ON f.startup_id = p.part AND f.user_id IS DISTINCT FROM d.made_by
    GROUP BY f.user_id, d.cause, d.startup_id, d.made_by
  ), one AS (
    SELECT user_id, cause, made_by, min(first) AS first, min(made_at) AS made_at,
      array_agg(startup_id ORDER BY first) AS startups
    FROM told GROUP BY user_id, cause, made_by
  )
  SELECT o.user_id, 'decision', o.cause, CASE WHEN cardinality(o.startups) = 1 THEN o.startups[1] END, o.made_by, o.first,
    CASE WHEN cardinality(o.startups) > 1
      THEN jsonb_build_object('startups', o.startups[1:50], 'count', cardinality(o.startups)) END,
    c.inbox, c.mail, o.made_at
  FROM one o
  JOIN notification_choices c ON c.user_id = o.user_id AND c.topic = 'followed'
  WHERE c.inbox OR c.mail <> 'never'
  -- An act that gives startups back to different days of Later stores them in several statements.
  ON CONFLICT (user_id, kind, cause) DO UPDATE SET
    startup_id = NULL,
    details = jsonb_build_object(
      'startups', jsonb_path_query_array(
        coalesce(notifications.details -> 'startups', jsonb_build_array(notifications.startup_id))
          || coalesce(excluded.details -> 'startups', jsonb_build_array(excluded.startup_id)), '$[0 to 49]'),
      'count', coalesce((notifications.details ->> 'count')::int, 1) + coalesce((excluded.details ->> 'count')::int, 1))
  WHERE excluded.cause LIKE 'bulk%';
  INSERT INTO startup_followers (startup_id, user_id)
  SELECT DISTINCT d.startup_id, d.made_by FROM made d JOIN users u ON u.id = d.made_by WHERE d.made_at >= now()
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
