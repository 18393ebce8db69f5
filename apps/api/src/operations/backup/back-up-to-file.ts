import { basename, dirname, resolve } from 'node:path';
import { backups } from '../../platform/db/schema/backups.table';
import type { Db } from '../../platform/db/open-database';
import { toTimestamp } from '../../platform/time/timestamps';
import { hashOf } from './make-backup';
import { writeBackup, type BackupSource } from './write-backup';

/**
 * Writes a backup to a file chosen by the operator, and records the backup for the system status.
 * @param now milliseconds since 1970
 * @returns the numbers of tables and rows, and the size of the file in bytes
 * @throws the errors of writeBackup; failed attempts are not recorded
 */
export async function backUpToFile(
  db: Db,
  source: BackupSource,
  path: string,
  now: number,
): Promise<{ tables: number; rows: number; bytes: number }> {
  const { tables, bytes } = await writeBackup(source, path, now);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await db.insert(backups).values({
    started_at: toTimestamp(now),
    name: basename(path),
    place: dirname(resolve(path)),
    is_encrypted: source.recipients.length > 0,
    bytes,
    row_count: rows,
    sha256: await hashOf(path),
  });
  return { tables: tables.length, rows, bytes };
}
