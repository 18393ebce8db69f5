CREATE TABLE "award_aliases" (
	"award_key" text PRIMARY KEY NOT NULL,
	"award" text NOT NULL,
	"parameter_id" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ignored_awards" (
	"award_key" text PRIMARY KEY NOT NULL,
	"award" text NOT NULL,
	"ignored_by" uuid,
	"ignored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award_aliases" ADD CONSTRAINT "award_aliases_parameter_id_parameters_parameterID_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("parameterID") ON DELETE cascade ON UPDATE no action;