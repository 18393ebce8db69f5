import { sql } from 'drizzle-orm';

/**
 * Up to where the log of a database holds every change that was acknowledged to anybody, in bytes since its beginning: the
 * end of what is written to the disk, or, where commits do not wait for the disk, of what is written at all. Null on a
 * replica.
 */
export const POSITION_OF_LOG = sql<number | null>`case when pg_is_in_recovery() then null
  when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn() - '0/0'::pg_lsn
  else pg_current_wal_flush_lsn() - '0/0'::pg_lsn end::float8`;

/** In its place where nobody asks. */
export const NO_POSITION = sql<number | null>`null::float8`;

/** Up to where a replica shows the log of its primary, in bytes; of a primary, its own log. */
export const POSITION_SHOWN = sql<number | null>`case when pg_is_in_recovery()
  then pg_last_wal_replay_lsn() - '0/0'::pg_lsn else pg_current_wal_flush_lsn() - '0/0'::pg_lsn end::float8`;
