ALTER TABLE "llm_usage" ADD COLUMN "prompt_id" bigint;--> statement-breakpoint
ALTER TABLE "llm_usage" ADD COLUMN "answer" text;