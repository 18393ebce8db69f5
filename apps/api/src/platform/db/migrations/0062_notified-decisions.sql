-- What each active person chose of each topic, or what holds for who chose nothing.
CREATE VIEW notification_choices AS
SELECT u.id AS user_id, t.topic,
  coalesce((s.choices #>> ARRAY[t.topic, 'inbox'])::boolean, true) AS inbox,
  coalesce(s.choices #>> ARRAY[t.topic, 'mail'], t.mail) AS mail
FROM users u
CROSS JOIN (VALUES ('mentions', 'now'), ('assigned', 'digest'), ('threshold', 'digest'), ('followed', 'digest'),
  ('sources', 'now'), ('runs', 'never')) t(topic, mail)
LEFT JOIN notification_settings s ON s.user_id = u.id
WHERE u.account_status = 'active';
--> statement-breakpoint
-- Who decides about a startup follows it, and who follows it is notified; by whatever statement the decision is stored.
-- A copy of a decision keeps its time and notifies nobody.
CREATE FUNCTION notify_of_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (user_id, kind, cause, startup_id, actor_id, subject_id, in_inbox, mail, created_at)
  WITH RECURSIVE parts AS (
    SELECT DISTINCT startup_id AS whole, startup_id AS part FROM made WHERE made_at >= now()
    UNION
    SELECT p.whole, m.merged_id FROM parts p
    JOIN startup_merges m ON m.survivor_id = p.part AND m.undone_at IS NULL
  )
  SELECT DISTINCT f.user_id, 'decision', 'decision:' || d.id, d.startup_id, d.made_by, d.id, c.inbox, c.mail, d.made_at
  FROM made d
  JOIN parts p ON p.whole = d.startup_id
  JOIN startup_followers f ON f.startup_id = p.part AND f.user_id IS DISTINCT FROM d.made_by
  JOIN notification_choices c ON c.user_id = f.user_id AND c.topic = 'followed'
  WHERE d.made_at >= now() AND (c.inbox OR c.mail <> 'never')
  ON CONFLICT DO NOTHING;
  INSERT INTO startup_followers (startup_id, user_id)
  SELECT DISTINCT d.startup_id, d.made_by FROM made d JOIN users u ON u.id = d.made_by WHERE d.made_at >= now()
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notify_of_decisions AFTER INSERT ON decisions REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_decisions();
