CREATE TABLE "import_lines" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"company_name" text,
	"found_by" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prevented" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" jsonb,
	"raw_id" bigint,
	"raw_version" integer,
	"startup_id" bigint,
	"startup_version" integer,
	"before" jsonb,
	"written_version" integer,
	"kept" text,
	CONSTRAINT "import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_aliases" (
	"field" text NOT NULL,
	"alias_key" text NOT NULL,
	"alias" text NOT NULL,
	"code" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_aliases_field_alias_key_pk" PRIMARY KEY("field","alias_key")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"headers_key" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"import_id" bigint NOT NULL,
	"position" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"problem" text,
	"chosen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"format" text,
	"encoding" text,
	"delimiter" text,
	"sheet" text,
	"sheets" text[] DEFAULT '{}' NOT NULL,
	"headers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"header_line" integer DEFAULT 1 NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"value_choices" jsonb DEFAULT '{"canton":{},"sector":{}}'::jsonb NOT NULL,
	"unknown_values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"blank" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"epoch" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"actor" jsonb,
	"created_by" uuid,
	"committed_by" uuid,
	"undone_by" uuid,
	"checked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"committed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('uploading', 'reading', 'checking', 'checked', 'committing', 'committed', 'undoing', 'undone', 'cancelled', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_outcome" ON "import_lines" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "import_lines_raw" ON "import_lines" USING btree ("raw_id");--> statement-breakpoint
CREATE INDEX "imports_working" ON "imports" USING btree ("id") WHERE "imports"."state" in ('reading', 'checking', 'committing', 'undoing');