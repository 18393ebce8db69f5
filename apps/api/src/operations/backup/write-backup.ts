import { dirname } from 'node:path';
import { createWriteStream } from 'node:fs';
import { link, stat, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks';
import { withoutLimits } from '../../platform/db/without-limits';
import { KEY_NAMES, type Keys } from '../../platform/keys/key-ring';
import { encrypted } from './age-file';
import { migrationsOf, quoted, sequencesOf, tablesOf, type TableShape } from './database-shape';
import { FORMAT, type BackedUpTable, type BackupManifest } from './manifest';
import { measuringStream } from './measuring-stream';
import { readProof } from './proof';
import { syncFile } from './sync-file';

export type BackupSource = {
  pool: Pool;
  keys: Keys;
  settings: string;
  /** Age public keys for the encryption of the file; [] if it remains unencrypted. */
  recipients: readonly string[];
  /** Aborts the backup and deletes the unfinished file. */
  signal?: AbortSignal;
};
export type BackupReport = { tables: BackedUpTable[]; bytes: number };

/**
 * Writes one file with database, keys and settings while servers keep running. All rows come from one database
 * snapshot, and no query has to wait. The file gets its name only when it is complete and on disk.
 * @param path path of the file, which only its owner can read; must not exist
 * @param now milliseconds since 1970
 * @throws Error with a message for users when the path exists; otherwise errors of the database or disk; no file is
 *   left
 * Source: docs/decisions/0013-backups.md
 */
export async function writeBackup(source: BackupSource, path: string, now: number): Promise<BackupReport> {
  if (await exists(path)) throw new Error(`${path} exists already. A backup never replaces a file.`);
  if (!(await exists(dirname(path)))) throw new Error(`There is no folder ${dirname(path)}.`);
  const draft = `${path}.${process.pid}.partial`;
  try {
    const tables = await withoutLimits(source.pool, async (client) => {
      await client.query('select pg_advisory_lock_shared($1)', [ADVISORY_LOCKS.migrations]);
      source.signal?.throwIfAborted();
      await client.query('begin isolation level repeatable read read only');
      return writeArchive(client, source, draft, now);
    });
    await syncFile(draft);
    await link(draft, path).catch(() => {
      throw new Error(`${path} exists already. A backup never replaces a file.`);
    });
    return { tables, bytes: (await stat(path)).size };
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

async function writeArchive(
  client: PoolClient,
  { keys, settings, recipients, signal }: BackupSource,
  draft: string,
  now: number,
): Promise<BackedUpTable[]> {
  const zip = new ZipFile();
  const end = new AbortController();
  const zipped = Readable.from(zip.outputStream);
  const output = recipients.length > 0 ? await encrypted(zipped, recipients) : zipped;
  const written = pipeline(output, createWriteStream(draft, { flags: 'wx', mode: 0o600 }), {
    signal: signal ? AbortSignal.any([end.signal, signal]) : end.signal,
  });
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
  });
  const files: BackupManifest['files'] = {};
  const addText = async (name: string, text: string) => {
    files[name] = await add(zip, name, Readable.from([text]));
  };
  const work = async () => {
    for (const name of KEY_NAMES) await addText(`keys/${name}.key`, keyText(keys, name));
    await addText('settings.env', settings);
    const tables: BackedUpTable[] = [];
    for (const table of await tablesOf(client)) tables.push(await addTable(zip, client, table));
    const manifest = await manifestOf(client, tables, files, now);
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'manifest.json');
    zip.end();
    await written;
    return tables;
  };
  // On a full disk, the output fails in the middle of a table, and the work would never end.
  return Promise.race([work(), failed, written.then(() => failed)]).catch((error: unknown) => {
    end.abort();
    throw error;
  });
}

function keyText(keys: Keys, name: keyof Keys): string {
  return keys[name].map((key) => `${Buffer.from(key).toString('hex')}\n`).join('');
}

/**
 * Adds a file to the zip archive and waits until it is written.
 * @returns its SHA-256
 */
async function add(zip: ZipFile, name: string, content: Readable): Promise<string> {
  return (await addMeasured(zip, name, content)).sha256;
}

async function addTable(zip: ZipFile, client: PoolClient, table: TableShape): Promise<BackedUpTable> {
  const order = table.key.length > 0 ? ` order by ${table.key.map(quoted).join(', ')}` : '';
  const columns = table.columns.map(quoted).join(', ');
  const rows = client.query(copyTo(`copy (select ${columns} from ${quoted(table.name)}${order}) to stdout`));
  return {
    name: table.name,
    columns: table.columns,
    ...(await addMeasured(zip, `tables/${table.name}.copy`, rows)),
  };
}

async function addMeasured(zip: ZipFile, name: string, content: Readable) {
  const { stream, measured } = measuringStream();
  // Zip64 is necessary: sizes are unknown in advance, and a table may exceed 4 GB.
  zip.addReadStream(stream, name, { mode: 0o600, forceZip64Format: true });
  await pipeline(content, stream);
  return measured();
}

async function manifestOf(
  client: PoolClient,
  tables: BackedUpTable[],
  files: BackupManifest['files'],
  now: number,
): Promise<BackupManifest> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return {
    format: FORMAT,
    created_at: new Date(now).toISOString(),
    postgres: rows[0]?.version ?? 0,
    migrations: await migrationsOf(client),
    tables,
    sequences: await sequencesOf(client),
    proof: await readProof(client),
    files,
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
