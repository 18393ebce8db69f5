import { randomBytes } from 'node:crypto';
import { chown, link, mkdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyName, KeyRing } from './key-ring';

const KEY_BYTES = 32;
const KEY_TEXT = /^[0-9a-f]{64}$/;
/** More were never needed at once: each old key is removed when what it protects has expired. */
export const MAX_KEYS = 8;

/**
 * The keys in a text: 64 hex digits each, separated by commas, blanks or line breaks, the one in use first.
 * @returns undefined when the text is anything else, or empty
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
 * The key ring in `<dataDir>/keys/<name>.key`, or null when there is no such file.
 * @throws Error naming the file when it holds anything but keys
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
 * Writes a key file with mode 0600. Of two processes at the same time the first wins, and both read its key.
 * @param key random unless given
 * @returns what the file holds now
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
 * Puts other keys into a key file that is there: whole, or not at all.
 * @param ring the one that is used from the next start on first
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

/** Keys beside the file that is to hold them, on the disk; none are left there when they cannot be written. */
async function writeDraft(path: string, ring: readonly Uint8Array[]): Promise<string> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const text = ring.map((key) => `${Buffer.from(key).toString('hex')}\n`).join('');
  try {
    // A pepper lost in a power cut would make every password useless.
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
