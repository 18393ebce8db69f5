CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"url" text NOT NULL,
	"search_key" text NOT NULL,
	"kinds" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"off_reason" text,
	"nonce" text NOT NULL,
	"key_id" text NOT NULL,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("due_at") WHERE "webhook_deliveries"."delivered_at" is null and "webhook_deliveries"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
-- An event for each webhook that is switched on and wants it, whatever statement caused it.
CREATE FUNCTION enqueue_webhook_event(event_kind text, named text, happened_at timestamptz, what jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, event_id, kind, data, occurred_at)
  SELECT w.id, named, event_kind, what, happened_at FROM webhooks w
  WHERE w.is_active AND event_kind = ANY (w.kinds);
$$;
--> statement-breakpoint
-- A copy of a decision keeps its time and is no event.
CREATE FUNCTION enqueue_decision_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active) THEN RETURN NULL; END IF;
  PERFORM enqueue_webhook_event('decision.set', 'decision-' || d.id, d.made_at, jsonb_build_object(
    'id', d.id::text,
    'startup', jsonb_build_object('id', d.startup_id::text, 'company_name', s.company_name),
    'kind', d.kind, 'from', d."from", 'to', d."to", 'until', d.until, 'reason', d.reason, 'details', d.details,
    'score', d.score, 'rank', d.rank, 'made_by', d.made_by))
  FROM made d LEFT JOIN startups s ON s.id = d.startup_id
  WHERE d.made_at >= now()
  ORDER BY d.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_decision_events AFTER INSERT ON decisions REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION enqueue_decision_events();
--> statement-breakpoint
-- One event for all that reached the threshold together: a lower threshold moves thousands. It names the best 100.
CREATE FUNCTION enqueue_reached_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE is_active AND 'startups.reached_threshold' = ANY (kinds)) THEN RETURN NULL; END IF;
  PERFORM enqueue_webhook_event('startups.reached_threshold', 'reached-' || NEW.id, NEW.moment, jsonb_build_object(
    'count', (SELECT count(*) FROM startups WHERE "firstTime_appear_inscore" = NEW.moment),
    'startups', (SELECT jsonb_agg(jsonb_build_object('id', id::text, 'company_name', company_name, 'score', score)
        ORDER BY score DESC, company_name, id)
      FROM (SELECT id, company_name, score FROM startups WHERE "firstTime_appear_inscore" = NEW.moment
        ORDER BY score DESC, company_name, id LIMIT 100) best)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_reached_event AFTER INSERT ON reached_moments
  FOR EACH ROW EXECUTE FUNCTION enqueue_reached_event();
--> statement-breakpoint
CREATE FUNCTION enqueue_extraction_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_webhook_event('run.finished', 'extraction-' || NEW.id, now(), jsonb_build_object(
    'id', NEW.id::text, 'of', 'extraction', 'state', NEW.state, 'reason', NEW.reason, 'started_by', NEW.started_by,
    'processed', NEW.processed, 'succeeded', NEW.succeeded, 'failed', NEW.failed, 'startups', NEW.outputs_count));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_extraction_event AFTER UPDATE OF state ON extraction_runs FOR EACH ROW
  WHEN (NEW.state IN ('finished', 'cancelled') AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION enqueue_extraction_event();
--> statement-breakpoint
CREATE FUNCTION enqueue_chain_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_webhook_event('run.finished', 'chain-' || NEW.id, now(), jsonb_build_object(
    'id', NEW.id::text, 'of', 'chain', 'state', NEW.state, 'reason', NEW.reason, 'started_by', NEW.started_by));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_chain_event AFTER UPDATE OF state ON chain_runs FOR EACH ROW
  WHEN (NEW.state <> 'running' AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION enqueue_chain_event();
--> statement-breakpoint
CREATE FUNCTION enqueue_reading_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_webhook_event('run.finished', 'reading-' || NEW.id, now(), jsonb_build_object(
    'id', NEW.id::text, 'of', 'reading', 'state', 'finished', 'reason', NULL, 'started_by', NEW.ordered_by,
    'sources', NEW.source_count, 'failed_sources', NEW.failed_sources, 'new_articles', NEW.new_articles));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enqueue_reading_event AFTER UPDATE OF finished_at ON news_readings FOR EACH ROW
  WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL)
  EXECUTE FUNCTION enqueue_reading_event();
