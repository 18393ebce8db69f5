import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';

type Place = { dataDir: string; databaseUrl: string | undefined };

/**
 * Before the database is opened, which would make an embedded one: a mistyped DATA_DIR must not become an installation.
 * @throws Error in words when there is no embedded database and no other one is named
 */
export function expectEmbeddedDatabase({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`There is no installation in ${dataDir}. DATA_DIR must be that of the server.`);
}

/** @throws Error in words when no start has ever prepared this database */
export async function expectInstallation(db: Db, { dataDir, databaseUrl }: Place): Promise<void> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('installation_keys') is not null as found`,
  );
  if (rows[0]?.found) return;
  const place = databaseUrl === undefined ? `in ${dataDir}` : 'that DATABASE_URL names';
  throw new Error(`The database ${place} holds no installation.`);
}
