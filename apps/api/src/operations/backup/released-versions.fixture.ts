import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { migrate } from '../../platform/db/migrate';
import type { Database } from '../../platform/db/open-database';
import { restoreBackup } from './restore-backup';

const FOLDER = join(__dirname, '../../../fixtures/versions');

/** What `npm run tool tools/versions/make-fixture.ts` wrote of a released version. */
type ReleasedVersion = {
  version: string;
  /** Of each of its people. */
  password: string;
  startups: number;
  score_sum: string;
  audit_events: number;
  audit_seal: string;
  /** Only of versions without backups of their own. */
  keys?: Record<string, string>;
  tables: Record<string, { rows: number; columns: string[] }>;
};

/** The oldest first. */
export function releasedVersions(): ReleasedVersion[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
}

/** The statements that the server of a version sends; [] where they were not recorded. */
export function statementsOf({ version }: ReleasedVersion): string[] {
  const path = join(FOLDER, `${version}.statements.json.gz`);
  return existsSync(path) ? JSON.parse(gunzipSync(readFileSync(path)).toString()) : [];
}

/** Brings an installation of a released version into an empty database, and up to the present one. */
export async function upgradeFrom(
  { version, keys }: ReleasedVersion,
  { database, dataDir }: { database: Database; dataDir: string },
): Promise<void> {
  if (!keys) {
    await restoreBackup(join(FOLDER, `${version}.backup`), { database, dataDir });
    return;
  }
  // A connection of its own: the dump changes its settings.
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
