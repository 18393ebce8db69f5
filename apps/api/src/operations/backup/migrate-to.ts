import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrate, MIGRATIONS } from '../../platform/db/migrate';

/**
 * Earlier releases had one migration file per change, this version has one per release: the number of files of each
 * release and the hash of its last. The file at the same index holds all of them and those of no earlier release.
 */
const RELEASES = [
  { version: '0.1.0', files: 4, last: '3ac9d1723152c0d2d11c07d9aa5f5a061a16a18b37b78c253caf6b2748bf2928' },
  { version: '0.2.0', files: 19, last: 'a93e09cc9dafdbe8cf0cd46ce6f4a4ec7241f3c5301650bd9bbf15c9bb39e327' },
  { version: '0.3.0', files: 76, last: '4d0fd39427feb43335841f6467b1a13e9200c2df85e6e52d8721a26b824470a4' },
];

type Journal = { version: string; dialect: string; entries: { tag: string }[] };

/**
 * Brings an empty database to the schema of a backup: the first migrations of this program, up to the backup's last.
 * @param hashes of the migrations that the backup's database had, oldest first
 * @throws Error with a message for people if this program does not have them: the backup is of a newer version, or of
 *   another program
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
 * Returns how many migration files of this program make the schema that the given migrations have made.
 * @param hashes of applied migrations, oldest first
 * @throws Error with a message for people if this program does not have them
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

/** The hash that the migrator stores. */
async function hashOf(tag: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(MIGRATIONS, `${tag}.sql`)))
    .digest('hex');
}
