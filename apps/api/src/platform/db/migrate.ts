import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks';

/** Beside this file in the source, beside the program in the build. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to the schema of this program; any number of processes may do so at once.
 * Migrations may take as long as they need: the pool's time limits do not hold.
 * @throws Error in words when a newer program has migrated it; Error in words without the extension pg_trgm;
 * the database's error when a migration fails, which is then undone
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

/** Similar names and duplicates need the extension, which the owner of a database may usually create. */
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
 * A program that does not have the newest applied migration would write rows that lack what it requires. Servers that run
 * already continue beside a newer one: each migration keeps them working.
 * A release has one file for all its migrations, so that a database between two releases cannot be completed.
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
