CREATE TABLE "fact_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_key" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"text_before" text,
	"text_after" text,
	"note" text,
	"suggestion_id" bigint,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_key" text NOT NULL,
	"value_key" text NOT NULL,
	"suggested" jsonb NOT NULL,
	"raw_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "fact_changes_fact" ON "fact_changes" USING btree ("startup_id","list","entry_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "suggestions_value" ON "suggestions" USING btree ("startup_id","list","entry_key","value_key");--> statement-breakpoint
CREATE INDEX "suggestions_open" ON "suggestions" USING btree ("found_at" DESC NULLS LAST,"id") WHERE "suggestions"."state" = 'open';