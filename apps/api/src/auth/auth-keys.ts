import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The server's secrets: generated into 0600 files of the data directory at the first start, or put there beforehand. */
export type AuthKeys = {
  /** Signs access tokens (HS256). */
  token: Uint8Array;
  /** Mixed into every password hash, kept out of the database. */
  pepper: Uint8Array;
  /** Derives refresh tokens from a session's nonce. */
  refresh: Uint8Array;
};

const KEY_BYTES = 32;
const KEY_TEXT = /^[0-9a-f]{64}$/;

/**
 * Reads the three keys from `<dataDir>/keys`, making each that is missing.
 * Two starts at the same moment agree: whoever links its file first wins, and both read that one.
 * @throws Error naming the file when one holds anything but 64 hex digits
 */
export async function readAuthKeys(dataDir: string): Promise<AuthKeys> {
  const directory = join(dataDir, 'keys');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const readKey = async (name: string) =>
    (await readKeyFile(join(directory, name))) ?? makeKeyFile(join(directory, name));
  return {
    token: await readKey('token.key'),
    pepper: await readKey('pepper.key'),
    refresh: await readKey('refresh.key'),
  };
}

async function readKeyFile(path: string): Promise<Uint8Array | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (text === null) return null;
  if (!KEY_TEXT.test(text.trim())) throw new Error(`The key file ${path} must hold 64 hex digits.`);
  return Buffer.from(text.trim(), 'hex');
}

async function makeKeyFile(path: string): Promise<Uint8Array> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`);
    // A pepper lost with the power would lose every password.
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  const key = await readKeyFile(path);
  if (!key) throw new Error(`The key file ${path} vanished while it was made.`);
  return key;
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
