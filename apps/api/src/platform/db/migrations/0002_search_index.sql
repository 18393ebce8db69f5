-- Search by a part of a name. A server that refuses the extension searches without an index: slower, with the same answers.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS "startups_search" ON "startups" USING gin ("search_key" gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS "raw_startups_search" ON "raw_startups" USING gin ("search_key" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
    RAISE NOTICE 'No index for searches: %', SQLERRM;
END
$$;
