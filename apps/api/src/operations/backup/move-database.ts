import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/db/open-database';
import { withoutLimits } from '../../platform/db/without-limits';
import type { Keys } from '../../platform/keys/key-ring';
import { quoted } from './database-shape';
import type { BackedUpTable } from './manifest';
import { readProof } from './proof';
import { restoreBackup } from './restore-backup';
import { workFolder } from './work-folder';
import { writeBackup } from './write-backup';

type Move = { source: Database; target: Database; keys: Keys; dataDir: string; now: number };

/**
 * Copies all rows of an unused database into an empty database through a temporary backup. Then compares the rows of
 * each table, the sum of the scores and the last seal of the audit trail. The source is not changed.
 * @param dataDir data directory of the installation; contains the temporary backup
 * @returns the tables with their numbers of rows
 * @throws Error with a message for users when the source is in use, the target is not empty, or the copy differs from
 *   the source
 */
export async function moveDatabase({ source, target, keys, dataDir, now }: Move): Promise<BackedUpTable[]> {
  await expectNobodyElse(source);
  const folder = await workFolder(dataDir, now);
  try {
    const path = join(folder, 'vaglio.backup');
    const { tables } = await writeBackup(
      { pool: source.pool, keys, settings: '', recipients: [] },
      path,
      now,
    );
    // The installation keeps its keys. The keys restored from the backup are deleted with the temporary folder.
    await restoreBackup(path, { database: target, dataDir: folder });
    await expectSame(source, target, tables);
    return tables;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks that nobody else is connected, because concurrent changes would be missing in the new database. */
async function expectNobodyElse({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
  if (rows[0]?.others) throw new Error('The database is in use. Stop the server first.');
}

async function expectSame(
  source: Database,
  target: Database,
  tables: readonly BackedUpTable[],
): Promise<void> {
  const read = ({ pool }: Database) =>
    withoutLimits(pool, async (client) => {
      const counts: number[] = [];
      for (const { name } of tables) counts.push(await countOf(client, name));
      return { counts, proof: await readProof(client) };
    });
  const [before, after] = await Promise.all([read(source), read(target)]);
  for (const [index, { name }] of tables.entries())
    if (before.counts[index] !== after.counts[index])
      throw new Error(
        `The databases differ: ${name} has ${before.counts[index]} rows, and ${after.counts[index]} in the new one.`,
      );
  if (JSON.stringify(before.proof) !== JSON.stringify(after.proof))
    throw new Error('The databases differ in their scores or audit trail. Keep the old one, and try again.');
}

async function countOf(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 as count from ${quoted(table)}`,
  );
  return rows[0]?.count ?? 0;
}
