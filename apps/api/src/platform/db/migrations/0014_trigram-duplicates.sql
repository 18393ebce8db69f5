CREATE TABLE "startup_traits" (
	"startup_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startups_to_compare" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startups_to_compare_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL
);
--> statement-breakpoint
-- Installations of database servers that once refused the extension get it and its indexes now.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "startups_search" ON "startups" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "raw_startups_search" ON "raw_startups" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "startup_traits_startup" ON "startup_traits" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "startup_traits_equal" ON "startup_traits" USING btree ("text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "startup_traits_similar" ON "startup_traits" USING gin (text gin_trgm_ops) WHERE kind = 'name';
--> statement-breakpoint
-- The application notes changes itself. Servers of 0.3.0 use duplicate_keys and duplicate_marks until the upgrade ends;
-- the next release drops both tables.
DROP TRIGGER compare_inserted ON startups;--> statement-breakpoint
DROP TRIGGER compare_deleted ON startups;--> statement-breakpoint
DROP TRIGGER compare_updated ON startups;--> statement-breakpoint
DROP TRIGGER compare_truncated ON startups;--> statement-breakpoint
DROP FUNCTION mark_startups_for_comparison();--> statement-breakpoint
DROP FUNCTION mark_startup_for_comparison();--> statement-breakpoint
DROP FUNCTION forget_comparisons();--> statement-breakpoint
DELETE FROM duplicate_marks;
--> statement-breakpoint
-- All startups are compared once by the new rules, beside the requests.
INSERT INTO startups_to_compare (startup_id) SELECT id FROM startups ORDER BY id;
