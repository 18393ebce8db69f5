-- Startups that the company register confirmed have a key more: they are compared again.
INSERT INTO "duplicate_marks" ("startup_id")
SELECT DISTINCT "startup_id" FROM "raw_startups"
WHERE "startup_id" IS NOT NULL AND "evidence" @? '$[*].register';
