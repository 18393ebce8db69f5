CREATE TABLE "view_drafts" (
	"view_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"base_version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_drafts_view_id_user_id_pk" PRIMARY KEY("view_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "view_pins" (
	"view_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"pinned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_pins_view_id_user_id_pk" PRIMARY KEY("view_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "view_snapshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "view_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"digest" text NOT NULL,
	"ids" "bytea" NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_snapshots_content" UNIQUE("query","digest")
);
--> statement-breakpoint
CREATE TABLE "view_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "view_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"view_id" bigint,
	"baseline_id" bigint NOT NULL,
	"baseline_at" timestamp with time zone NOT NULL,
	"current_id" bigint NOT NULL,
	"current_at" timestamp with time zone NOT NULL,
	"former_id" bigint,
	"former_at" timestamp with time zone,
	CONSTRAINT "view_visits_person" UNIQUE NULLS NOT DISTINCT("user_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_team" boolean DEFAULT false NOT NULL,
	"query" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "view_drafts" ADD CONSTRAINT "view_drafts_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_drafts" ADD CONSTRAINT "view_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_pins" ADD CONSTRAINT "view_pins_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_pins" ADD CONSTRAINT "view_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_baseline_id_view_snapshots_id_fk" FOREIGN KEY ("baseline_id") REFERENCES "public"."view_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_current_id_view_snapshots_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."view_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_visits" ADD CONSTRAINT "view_visits_former_id_view_snapshots_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."view_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_drafts_user" ON "view_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "view_pins_user" ON "view_pins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "view_visits_baseline" ON "view_visits" USING btree ("baseline_id");--> statement-breakpoint
CREATE INDEX "view_visits_current" ON "view_visits" USING btree ("current_id");--> statement-breakpoint
CREATE INDEX "view_visits_former" ON "view_visits" USING btree ("former_id");--> statement-breakpoint
CREATE UNIQUE INDEX "views_team_name" ON "views" USING btree (lower("name")) WHERE "views"."is_team" and "views"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "views_own_name" ON "views" USING btree ("owner_id",lower("name")) WHERE not "views"."is_team" and "views"."deleted_at" is null;