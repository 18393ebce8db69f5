import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks';

/** Path of the migrations: next to this file in the source tree, and next to the program in the build. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Migrates the database to the schema of this program. Any number of processes may call this function concurrently. The
 * pool's timeouts do not apply.
 * @throws Error with a message for the console if a newer program has migrated the database, or if the extension
 * pg_trgm is missing; the database error if a migration fails and is rolled back
 */
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    try {
      await refuseUnknown(client, migrationsFolder);
      await createTrigrams(client);
      await applyMigrations(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations]);
    }
  } finally {
    client.release(true);
  }
}

/**
 * Creates the extension pg_trgm, which is needed to search for similar names and duplicates. The owner of a database is
 * usually allowed to create it.
 */
async function createTrigrams(client: PoolClient): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (error) {
    throw new Error(
      [
        `Vaglio needs the PostgreSQL extension pg_trgm: ${error instanceof Error ? error.message : String(error)}.`,
        'Install the contrib package of your PostgreSQL, and run "create extension pg_trgm" in this database as its administrator.',
      ].join('\n'),
      { cause: error },
    );
  }
}

/**
 * Throws if the database has a migration that this program does not have, because rows written by this program could
 * lack required values. Servers that are already running may continue, because each migration remains compatible with
 * them. A release has one file for all its migrations. A database between two releases therefore cannot be migrated.
 */
async function refuseUnknown(client: PoolClient, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  if (!tables[0]?.found) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  if (!rows[0]?.newest) return;
  const newest = Number(rows[0].newest);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (known.every((time) => time < newest))
    throw new Error(
      [
        'This database was brought to the schema of a newer Vaglio, which this one does not know.',
        'Start the newer version again, or restore the backup from before the upgrade into an empty installation.',
      ].join('\n'),
    );
  if (known.some((time) => time < newest) && !known.includes(newest))
    throw new Error(
      [
        'This database has the schema of a development version between two releases.',
        'Start the next release first (0.2.0 or 0.3.0), which completes the schema, and then this version.',
      ].join('\n'),
    );
}
