ALTER TABLE "source_items" ADD COLUMN "state" text DEFAULT 'listed' NOT NULL;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "feed_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "last_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "lease_owner" text;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "source_items" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "source_items_waiting" ON "source_items" USING btree ("source_id","attempts","id") WHERE "source_items"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "source_items_unread" ON "source_items" USING btree ("source_id","last_attempt_at") WHERE "source_items"."state" <> 'listed';--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_state" CHECK ("source_items"."state" in ('listed', 'waiting', 'given_up', 'never'));
--> statement-breakpoint
-- The queue moves into the items of the sources. A page whose article another source has brought meanwhile leaves the queue.
INSERT INTO source_items (source_id, url_key, url, title, published_at, article_id, feed_html, state, reason, message,
    last_attempt_at, first_seen_at, last_seen_at, queued_at, due_at, attempts)
  SELECT source_id, url_key, url, title, published_at, article_id, feed_html, state, reason, message,
    last_attempt_at, first_seen_at, last_seen_at, first_seen_at, due_at, attempts
  FROM unread_pages ORDER BY id
  ON CONFLICT (source_id, url_key) DO UPDATE SET feed_html = excluded.feed_html, state = excluded.state,
    reason = excluded.reason, message = excluded.message, last_attempt_at = excluded.last_attempt_at,
    queued_at = excluded.queued_at, due_at = excluded.due_at, attempts = excluded.attempts
  WHERE source_items.article_id IS NULL OR excluded.article_id IS NOT NULL OR excluded.state = 'never';
--> statement-breakpoint
-- The empty table stays until the next release: servers of 0.3.0 send statements to it during an upgrade.
DELETE FROM unread_pages;
