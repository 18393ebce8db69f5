import { randomBytes } from 'node:crypto';
import { chown, link, mkdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyName, KeyRing } from './key-ring';

const KEY_BYTES = 32;
const KEY_TEXT = /^[0-9a-f]{64}$/;
/** Maximum number of keys per ring. An old key can be removed after everything that it protects has expired. */
export const MAX_KEYS = 8;

/**
 * Parses a key ring. Each key has 64 hex digits; keys are separated by commas or white space, and the current key comes
 * first.
 * @returns undefined for an empty or invalid text
 */
export function readKeyRing(text: string): KeyRing | undefined {
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => (KEY_TEXT.test(part) ? Buffer.from(part, 'hex') : null));
  if (!first || others.length >= MAX_KEYS) return undefined;
  const old = others.filter((key) => key !== null);
  return old.length === others.length ? [first, ...old] : undefined;
}

/**
 * Reads the key ring from `<dataDir>/keys/<name>.key`; null if the file does not exist.
 * @throws Error with the file path if the content is invalid
 */
export async function readKeyFile(dataDir: string, name: KeyName): Promise<KeyRing | null> {
  const path = pathOf(dataDir, name);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (text === null) return null;
  const ring = readKeyRing(text);
  if (!ring) throw new Error(`The key file ${path} must hold 64 hex digits, one key a line.`);
  return ring;
}

/**
 * Writes a key file with mode 0600. If two processes write at the same time, both use the key that was written first.
 * @param key random by default
 * @returns the keys that the file contains
 */
export async function makeKeyFile(
  dataDir: string,
  name: KeyName,
  key: Uint8Array = randomBytes(KEY_BYTES),
): Promise<KeyRing> {
  const path = pathOf(dataDir, name);
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const draft = await writeDraft(path, [key]);
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  const ring = await readKeyFile(dataDir, name);
  if (!ring) throw new Error(`The key file ${path} was removed while it was written.`);
  return ring;
}

/**
 * Atomically replaces the keys in an existing key file.
 * @param ring new keys. The first key is used from the next start on.
 */
export async function replaceKeyFile(dataDir: string, name: KeyName, ring: KeyRing): Promise<void> {
  const path = pathOf(dataDir, name);
  const draft = await writeDraft(path, ring);
  try {
    const { uid, gid } = await stat(path);
    await chown(draft, uid, gid).catch(() => undefined);
    await rename(draft, path);
  } catch (error) {
    await unlink(draft);
    throw error;
  }
}

/**
 * Writes keys to a temporary file in the same folder and flushes it to disk. If this fails, the temporary file is
 * deleted.
 */
async function writeDraft(path: string, ring: readonly Uint8Array[]): Promise<string> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const text = ring.map((key) => `${Buffer.from(key).toString('hex')}\n`).join('');
  try {
    // The file is flushed, because losing a pepper in a power failure would invalidate every password.
    await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  return draft;
}

function pathOf(dataDir: string, name: KeyName): string {
  return join(dataDir, 'keys', `${name}.key`);
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
