import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Beside this file in the source, beside the program in the build. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Advisory lock: one process migrates, the others wait and then find nothing to do; backups share it. */
export const MIGRATION_LOCK = 7_302_641;

/**
 * Brings the database to the schema of this program; any number of processes may do so at once.
 * Migrations may take as long as they need: the pool's time limits do not hold.
 * @throws the database's error when a migration fails; that migration is then undone
 */
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await applyMigrations(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release(true);
  }
}
