DROP INDEX "startups_name_key";--> statement-breakpoint
CREATE INDEX "startups_name" ON "startups" USING btree ("name_key");