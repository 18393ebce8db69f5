import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrate, MIGRATIONS } from '../../platform/db/migrate';

/**
 * Releases whose database can be upgraded: the number of their migration files, and the hash of the last file. Those
 * releases had one migration file per change; this version has one per release, at the index of the release in this
 * list.
 */
const RELEASES = [
  { version: '0.1.0', files: 4, last: '3ac9d1723152c0d2d11c07d9aa5f5a061a16a18b37b78c253caf6b2748bf2928' },
  { version: '0.2.0', files: 19, last: 'a93e09cc9dafdbe8cf0cd46ce6f4a4ec7241f3c5301650bd9bbf15c9bb39e327' },
  { version: '0.3.0', files: 76, last: '4d0fd39427feb43335841f6467b1a13e9200c2df85e6e52d8721a26b824470a4' },
];

type Journal = { version: string; dialect: string; entries: { tag: string }[] };

/**
 * Migrates an empty database to the schema of a backup: applies the migrations of this program up to the last migration
 * of the backup.
 * @param hashes applied migrations of the backup's database, oldest first
 * @throws Error with a message for users when this program lacks these migrations, because the backup comes from a
 *   newer version or another program
 */
export async function migrateTo(pool: Pool, hashes: readonly string[]): Promise<void> {
  const journal = await readJournal();
  const entries = journal.entries.slice(0, await countMigrations(hashes));
  const folder = await mkdtemp(join(tmpdir(), 'vaglio-migrations-'));
  try {
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(pool, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the number of migration files of this program that produce the schema of the given migrations.
 * @param hashes hashes of applied migrations, oldest first
 * @throws Error with a message for users when this program does not have these migrations
 */
export async function countMigrations(hashes: readonly string[]): Promise<number> {
  const { entries } = await readJournal();
  const known = await Promise.all(entries.map(({ tag }) => hashOf(tag)));
  const release = RELEASES.findLastIndex(({ files, last }) => hashes[files - 1] === last);
  const rest = hashes.slice(RELEASES[release]?.files ?? 0);
  const expected = known.slice(release + 1);
  const different = rest.findIndex((hash, index) => hash !== expected[index]);
  if (different < 0) return release + 1 + rest.length;
  throw new Error(
    different === expected.length
      ? 'This backup was written by a newer Vaglio. Restore it with that version.'
      : 'The migrations of this backup are not those of this Vaglio.',
  );
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'));
}

/** Returns the hash of a migration file, computed as the migrator does. */
async function hashOf(tag: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(MIGRATIONS, `${tag}.sql`)))
    .digest('hex');
}
