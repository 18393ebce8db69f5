CREATE TABLE "split_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "split_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"split_id" bigint NOT NULL,
	"startup_id" bigint NOT NULL,
	"name_key" text NOT NULL,
	"website_host" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "startup_splits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "startup_splits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"startup_id" bigint NOT NULL,
	"company_name" text NOT NULL,
	"score_before" numeric(16, 4) NOT NULL,
	"score_after" numeric(16, 4) NOT NULL,
	"version_after" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"split_by" uuid,
	"split_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "split_keys_name" ON "split_keys" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "split_keys_split" ON "split_keys" USING btree ("split_id");--> statement-breakpoint
CREATE INDEX "split_keys_startup" ON "split_keys" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "startup_splits_startup" ON "startup_splits" USING btree ("startup_id");--> statement-breakpoint
CREATE INDEX "startup_splits_parts" ON "startup_splits" USING gin ("parts" jsonb_path_ops);