import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrate, MIGRATIONS } from '../../platform/db/migrate';

type Journal = { version: string; dialect: string; entries: { tag: string }[] };

/**
 * Brings an empty database to the schema of a backup: the first migrations of this program, up to its last.
 * @param hashes of the migrations that the backup's database had
 * @throws Error in words when this program does not know them: the backup is of a newer version, or of another program
 */
export async function migrateTo(pool: Pool, hashes: readonly string[]): Promise<void> {
  const journal: Journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));
  const known = await Promise.all(journal.entries.map(({ tag }) => hashOf(tag)));
  if (!hashes.every((hash, index) => hash === known[index]))
    throw new Error(
      hashes.length > known.length
        ? 'This backup was written by a newer Vaglio. Restore it with that version.'
        : 'The migrations of this backup are not those of this Vaglio.',
    );
  const folder = await mkdtemp(join(tmpdir(), 'vaglio-migrations-'));
  try {
    const entries = journal.entries.slice(0, hashes.length);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(pool, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As the migrator stores it. */
async function hashOf(tag: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(MIGRATIONS, `${tag}.sql`)))
    .digest('hex');
}
