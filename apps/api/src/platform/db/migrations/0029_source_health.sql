CREATE TABLE "news_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" bigint,
	"requested_by" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"current_source" text,
	"source_count" integer DEFAULT 0 NOT NULL,
	"sources_done" integer DEFAULT 0 NOT NULL,
	"failed_sources" integer DEFAULT 0 NOT NULL,
	"new_articles" integer DEFAULT 0 NOT NULL,
	"updated_articles" integer DEFAULT 0 NOT NULL,
	"unread_pages" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" bigint NOT NULL,
	"url_key" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone,
	"item_hash" text,
	"article_id" bigint,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "previous_id" bigint;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "text_from" text;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "kind" text DEFAULT 'feed' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "link_pattern" text;--> statement-breakpoint
ALTER TABLE "news_sources" ADD COLUMN "recent_attempts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "unread_pages" ADD COLUMN "article_id" bigint;--> statement-breakpoint
ALTER TABLE "news_readings" ADD CONSTRAINT "news_readings_source_id_news_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."news_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_items" ADD CONSTRAINT "source_items_source_id_news_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."news_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_readings_open" ON "news_readings" USING btree ("finished_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_items_item" ON "source_items" USING btree ("source_id","url_key");--> statement-breakpoint
CREATE INDEX "source_items_seen" ON "source_items" USING btree ("source_id","first_seen_at");--> statement-breakpoint
CREATE INDEX "source_items_article" ON "source_items" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_previous" ON "articles" USING btree ("previous_id");--> statement-breakpoint
ALTER TABLE "news_sources" ADD CONSTRAINT "news_sources_kind" CHECK ("news_sources"."kind" in ('feed', 'sitemap', 'list'));--> statement-breakpoint
-- What the sources have listed lately is known from what was stored and what could not be read.
INSERT INTO source_items (source_id, url_key, url, title, published_at, article_id, first_seen_at, last_seen_at, checked_at)
  SELECT a.source_id, a.url, coalesce(a.published_url, a.url), a.title, a.published_at, a.id, a.fetched_at, a.fetched_at, a.fetched_at
  FROM articles a JOIN news_sources s ON s.id = a.source_id
  WHERE a.fetched_at > now() - interval '90 days';
--> statement-breakpoint
INSERT INTO source_items (source_id, url_key, url, title, published_at, first_seen_at, last_seen_at)
  SELECT source_id, url_key, url, title, published_at, first_seen_at, last_seen_at FROM unread_pages
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The pattern of links and the kind are edited by people as well.
DROP TRIGGER news_sources_count_change ON news_sources;
--> statement-breakpoint
CREATE TRIGGER news_sources_count_change BEFORE UPDATE ON news_sources FOR EACH ROW
  WHEN ((OLD.name, OLD.url, OLD.enabled, OLD.kind, OLD.link_pattern)
    IS DISTINCT FROM (NEW.name, NEW.url, NEW.enabled, NEW.kind, NEW.link_pattern))
  EXECUTE FUNCTION count_change();
