ALTER TABLE "one_time_tokens" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "provider_sid" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "second_factor" = true WHERE "way" IN ('password_code', 'passkey') AND "ended_at" IS NULL;
