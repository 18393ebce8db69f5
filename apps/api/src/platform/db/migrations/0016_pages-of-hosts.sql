DROP INDEX "startups_website_host";--> statement-breakpoint
CREATE INDEX "startups_website_key" ON "startups" USING btree ("website_host" text_pattern_ops);