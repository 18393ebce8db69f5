import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Decrypter } from 'age-encryption';

/** The first line of a file that age has encrypted. */
const HEADER = 'age-encryption.org/v1\n';

/** Loaded when a file is read or written: few servers need it, and it would be a tenth of the start. */
const library = () => import('age-encryption');

/**
 * Encrypts for public keys of age: without one of their secret keys nobody, not even this server, reads the result.
 * @throws Error in words when a public key is mistyped
 */
export async function encrypted(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const { Encrypter } = await library();
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Error(`BACKUP_RECIPIENT holds ${recipient}, which is no public key of age.`);
    }
  }
  return nodeStream(await encrypter.encrypt(webStream(plain)));
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === HEADER;
  } finally {
    await file.close();
  }
}

/**
 * Decrypts a file into another one, readable by its owner only.
 * @param identityFile with one secret key a line, as age-keygen writes it
 * @throws Error in words when the file of keys cannot be used or has not the right one, or the encrypted file is damaged
 */
export async function decryptFile(path: string, identityFile: string, target: string): Promise<void> {
  const { Decrypter: AgeDecrypter } = await library();
  const decrypter = new AgeDecrypter();
  for (const identity of await readIdentities(identityFile)) addIdentity(decrypter, identity, identityFile);
  const plain = await decrypter.decrypt(webStream(createReadStream(path))).catch(() => {
    throw new Error(`${identityFile} has no key of this backup, or the backup is damaged.`);
  });
  await pipeline(nodeStream(plain), createWriteStream(target, { flags: 'wx', mode: 0o600 })).catch(
    (error: unknown) => {
      throw error instanceof Error && 'code' in error ? error : new Error('The backup is damaged.');
    },
  );
}

/** The library quotes a mistyped key in its error, which would reach the log and the list of drills. */
function addIdentity(decrypter: Decrypter, identity: string, identityFile: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new Error(`${identityFile} holds a line that is no secret key of age.`);
  }
}

async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path}, which BACKUP_IDENTITY_FILE names, cannot be read.`);
  });
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new Error(`${path} holds no secret key of age.`);
  return identities;
}

/** The types of both kinds of streams differ between the libraries, not the streams. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function nodeStream(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
