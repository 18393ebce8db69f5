import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withoutLimits } from '../../platform/db/without-limits';
import type { BackupFile } from './backup-file';
import { copyTarget, quoted, tablesOf } from './database-shape';
import type { BackedUpTable } from './manifest';
import { measuringStream } from './measuring-stream';

/**
 * Fills all tables of a database that has the schema of the backup, in one transaction. Triggers are disabled, so that
 * rows and audit seals are restored unchanged. Foreign keys and checks apply.
 * @param onTable called after each table, to report progress
 * @throws Error with a message for users when a row was changed after the backup; the database is then unchanged
 */
export async function restoreTables(
  pool: Pool,
  backup: BackupFile,
  onTable: (table: BackedUpTable) => void,
): Promise<void> {
  await withoutLimits(pool, async (client) => {
    await client.query('begin');
    const present = (await tablesOf(client)).map(({ name }) => name);
    const wanted = new Set(backup.manifest.tables.map(({ name }) => name));
    if (present.length !== wanted.size || !present.every((name) => wanted.has(name)))
      throw new Error('The backup is damaged: its tables are not those of its version.');
    for (const name of present) await client.query(`alter table ${quoted(name)} disable trigger user`);
    // Some tables contain rows that a migration inserted.
    for (const name of [...present].reverse()) await client.query(`delete from ${quoted(name)}`);
    for (const table of backup.manifest.tables) {
      await restoreTable(client, backup, table);
      onTable(table);
    }
    for (const { table, column, value } of backup.manifest.sequences)
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [quoted(table), column, value]);
    for (const name of present) await client.query(`alter table ${quoted(name)} enable trigger user`);
    await client.query('commit');
    // Runs after the commit, because the statistics only include committed rows. May take minutes for all tables.
    await client.query('analyze');
  });
}

async function restoreTable(client: PoolClient, backup: BackupFile, table: BackedUpTable): Promise<void> {
  const { stream, measured } = measuringStream();
  await pipeline(
    await backup.rows(table.name),
    stream,
    client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
  );
  const { rows, bytes, sha256 } = measured();
  if (rows !== table.rows || bytes !== table.bytes || sha256 !== table.sha256)
    throw new Error(`The backup is damaged: the rows of ${table.name} are not what was written.`);
}
