import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';

type Place = { dataDir: string; databaseUrl: string | undefined };

/**
 * Checks that an embedded database exists before it is opened. Opening a mistyped DATA_DIR would create a new
 * installation.
 * @throws Error with a message for users when there is no embedded database and no separate database is configured
 */
export function expectEmbeddedDatabase({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`There is no installation in ${dataDir}. DATA_DIR must be that of the server.`);
}

/**
 * Checks that a server has already prepared this database.
 * @throws Error with a message for users when no server has prepared it
 */
export async function expectInstallation(db: Db, { dataDir, databaseUrl }: Place): Promise<void> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('installation_keys') is not null as found`,
  );
  if (rows[0]?.found) return;
  const place = databaseUrl === undefined ? `in ${dataDir}` : 'that DATABASE_URL names';
  throw new Error(`The database ${place} holds no installation.`);
}
