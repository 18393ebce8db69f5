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
  /** Public keys of age for which the file is encrypted; [] for none. */
  recipients: readonly string[];
  /** Ends the backup: no file is left. */
  signal?: AbortSignal;
};
export type BackupReport = { tables: BackedUpTable[]; bytes: number };

/**
 * Writes one file with database, keys and settings, while servers work on: all rows come from one snapshot of the
 * database, and nobody waits for the backup. The file appears under its name only when it is whole and on disk.
 * @param path of the file, readable by its owner only; it must not exist
 * @param now milliseconds since 1970
 * @throws Error in words when the path exists; the database's or the disk's error otherwise, and no file is left
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
  // A full disk ends the output while a table is under way.
  return Promise.race([work(), failed, written.then(() => failed)]).catch((error: unknown) => {
    end.abort();
    throw error;
  });
}

function keyText(keys: Keys, name: keyof Keys): string {
  return keys[name].map((key) => `${Buffer.from(key).toString('hex')}\n`).join('');
}

/** Adds an entry and waits until it is written. @returns its SHA-256 */
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
  // Sizes are not known beforehand, and a table may be larger than 4 GB.
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
