import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { migrate } from '../../platform/db/migrate';
import type { Database } from '../../platform/db/open-database';
import { restoreBackup } from './restore-backup';

const FOLDER = join(__dirname, '../../../fixtures/versions');

/** Data of a released version, written by `npm run tool tools/versions/make-fixture.ts`. */
type ReleasedVersion = {
  version: string;
  /** Password of all users of the installation. */
  password: string;
  startups: number;
  score_sum: string;
  audit_events: number;
  audit_seal: string;
  /** Keys of the installation; only for versions without backups, which are restored from a database dump. */
  keys?: Record<string, string>;
  tables: Record<string, { rows: number; columns: string[] }>;
};

/** Returns the released versions, oldest first. */
export function releasedVersions(): ReleasedVersion[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
}

/** Returns the SQL statements that the server of a version executes; [] if they were not recorded. */
export function statementsOf({ version }: ReleasedVersion): string[] {
  const path = join(FOLDER, `${version}.statements.json.gz`);
  return existsSync(path) ? JSON.parse(gunzipSync(readFileSync(path)).toString()) : [];
}

/** Restores an installation of a released version into an empty database and upgrades it to the current version. */
export async function upgradeFrom(
  { version, keys }: ReleasedVersion,
  { database, dataDir }: { database: Database; dataDir: string },
): Promise<void> {
  if (!keys) {
    await restoreBackup(join(FOLDER, `${version}.backup`), { database, dataDir });
    return;
  }
  // The dump changes connection settings, so it gets a separate connection.
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(gunzipSync(readFileSync(join(FOLDER, `${version}.sql.gz`))).toString());
  } finally {
    await client.end();
  }
  mkdirSync(join(dataDir, 'keys'), { recursive: true });
  for (const [name, key] of Object.entries(keys))
    writeFileSync(join(dataDir, 'keys', `${name}.key`), `${key}\n`);
  await migrate(database.pool);
}
