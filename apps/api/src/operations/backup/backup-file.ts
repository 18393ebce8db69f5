import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { readManifest, type BackupManifest } from './manifest';

/**
 * Size limit for a file of the backup that is read into memory at once. Manifest, keys and settings are far smaller.
 */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const MAX_ENTRIES = 1_000;

/** Backup opened for reading. Only its manifest has been verified. */
export type BackupFile = {
  manifest: BackupManifest;
  /**
   * Returns the text of a file in the backup.
   * @throws Error with a message for users when the file is missing or was changed
   */
  text: (name: string) => Promise<string>;
  /** Returns the rows of a table. The caller compares their SHA-256 with the manifest. */
  rows: (table: string) => Promise<Readable>;
  close: () => void;
};

/**
 * Opens a backup and reads its manifest.
 * @throws Error with a message for users when the file is not a backup, is truncated, or was written by a newer Vaglio
 */
export async function openBackup(path: string): Promise<BackupFile> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new Error(`There is no file ${path}.`);
    throw new Error(
      `${path} is not a whole backup: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new Error(`${path} is not a backup of Vaglio.`);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const stream = (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`The backup is damaged: ${name} is missing.`);
      return { entry, open: () => zip.openReadStreamPromise(entry) };
    };
    const readText = async (name: string) => {
      const { entry, open } = stream(name);
      if (entry.uncompressedSize > MAX_TEXT_BYTES)
        throw new Error(`The backup is damaged: ${name} is too large.`);
      const parts: Buffer[] = [];
      for await (const part of await open()) parts.push(part);
      return Buffer.concat(parts).toString('utf8');
    };
    const manifest = readManifest(await readText('manifest.json'));
    return {
      manifest,
      text: async (name) => {
        const text = await readText(name);
        if (createHash('sha256').update(text).digest('hex') !== manifest.files[name])
          throw new Error(`The backup is damaged: ${name} is not what was written.`);
        return text;
      },
      rows: (table) => stream(`tables/${table}.copy`).open(),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);
