CREATE TABLE "provider_logouts" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_sid" text;--> statement-breakpoint
CREATE INDEX "provider_logouts_end" ON "provider_logouts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_provider" ON "sessions" USING btree ("provider_sid");