import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Decrypter } from 'age-encryption';

/** First line of a file encrypted with age. */
const HEADER = 'age-encryption.org/v1\n';

/** Imports the age library on first use: few servers need it, and loading it adds a tenth to the start time. */
const library = () => import('age-encryption');

/** Error for an invalid age public key. */
export class MistypedRecipient extends Error {}

/**
 * Encrypts a stream for age public keys. Only owners of the secret keys can decrypt it; this server cannot.
 * @throws MistypedRecipient
 */
export async function encrypted(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const { Encrypter } = await library();
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new MistypedRecipient(`BACKUP_RECIPIENT holds ${recipient}, which is no public key of age.`);
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
 * Decrypts a file into a new file that only its owner can read.
 * @param identityFile file with one secret key per line, as written by age-keygen
 * @throws Error with a message for users when the key file is unusable or lacks the right key, or the encrypted file is
 *   damaged
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

/**
 * Adds a secret key to a decrypter. The library's error is replaced, because it quotes an invalid key, which would
 * reach the log and the list of restore tests.
 */
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

/** Converts a Node stream to a web stream. Only the type declarations of the two libraries differ. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function nodeStream(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
