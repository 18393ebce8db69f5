import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/db/open-database';
import { openKeys } from '../../platform/keys/open-keys';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { addAccount } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { bareDatabase } from '../../testing/test-database';
import { quoted, tablesOf } from './database-shape';
import { writeBackup } from './write-backup';

export const NOW = Date.UTC(2026, 10, 22);

/** Starts an installation with two curated startups and a person, and provides folders for backups and restores. */
export async function backupWorld() {
  const world = await testApp();
  const directory = mkdtempSync(join(tmpdir(), 'vaglio-backup-'));
  const newDataDir = () => mkdtempSync(join(directory, 'data-'));
  const opened: Database[] = [];
  let count = 0;

  async function call(method: 'POST' | 'PUT', url: string, payload: object): Promise<number> {
    const answer = await world.app.inject({ method, url, headers: world.asRole('admin'), payload });
    return answer.statusCode;
  }

  await storeParameters(world.db, { 'fif grant': 1, eurostars: 0.25 });
  for (const row of [
    {
      company_name: 'Zürich \\N "AG"',
      company_description: 'Zürich\tTab\nLine \\N "AG"',
      awards: ['fif grant'],
    },
    { company_name: 'Zwei', awards: ['fif grant', 'eurostars'] },
  ])
    await call('POST', '/auth/startups/import-raw', row);
  await call('POST', '/auth/startups/curate/run', { limit: 500 });
  Object.assign(world.deps, {
    keys: await openKeys(world.db, { dataDir: newDataDir(), environmentKeys: {} }),
  });
  const { email } = await addAccount(world);

  return {
    ...world,
    call,
    email,
    directory,
    newDataDir,
    newPath: () => join(directory, `${(count += 1)}.backup`),
    backUp: (path: string, source: { pool?: Database['pool']; signal?: AbortSignal } = {}) =>
      writeBackup(
        {
          pool: world.pool,
          keys: world.deps.keys,
          settings: 'PRODUCT_TITLE="Sieve"\n',
          recipients: [],
          ...source,
        },
        path,
        NOW,
      ),
    /** Registers a database to be dropped after the test. */
    keep: (database: Database) => {
      opened.push(database);
      return database;
    },
    bare: async () => {
      const database = await bareDatabase();
      opened.push(database);
      return database;
    },
    dropDatabases: async () => {
      for (const database of opened.splice(0)) await database.close();
    },
    close: async () => {
      await world.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Returns the rows of every table as text, keyed by table name. */
export async function contentOf({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const content: Record<string, string> = {};
    for (const { name, key } of await tablesOf(client)) {
      const { rows } = await client.query<{ text: string }>(
        `select coalesce(string_agg(t::text, chr(10) order by ${[...key.map(quoted), 't::text'].join(', ')}), '') as text
         from ${quoted(name)} t`,
      );
      content[name] = rows[0]?.text ?? '';
    }
    return content;
  } finally {
    client.release();
  }
}
