CREATE TABLE "fact_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"list" text NOT NULL,
	"entry_key" text NOT NULL,
	"founder" jsonb,
	"money" jsonb,
	"award" text,
	"raw_id" bigint,
	"note" text,
	"said_by" uuid,
	"said_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"raw_id" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "fact_statements_entry" ON "fact_statements" USING btree ("startup_id","list","entry_key");--> statement-breakpoint
CREATE INDEX "former_rows_startup" ON "former_rows" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "former_rows_raw" ON "former_rows" USING btree ("raw_id");
--> statement-breakpoint
-- What curation took from raw rows that were deleted meanwhile stays in their startups.
INSERT INTO former_rows (raw_id, startup_id, content)
SELECT row_id, startup_id, content FROM deletions
WHERE kind = 'raw_startup' AND startup_id IS NOT NULL AND content ->> 'curated_at' IS NOT NULL;
