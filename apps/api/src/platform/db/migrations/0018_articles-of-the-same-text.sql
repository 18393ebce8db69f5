DROP INDEX "articles_text";--> statement-breakpoint
CREATE INDEX "articles_text" ON "articles" USING btree ("text_hash");