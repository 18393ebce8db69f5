import { writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Generates an age secret key with its public key. */
export async function newIdentity(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Writes a new age secret key to a file that only its owner can read, as age-keygen does.
 * @returns the public key, for BACKUP_RECIPIENT
 * @throws Error with a message for users when the file exists
 */
export async function writeNewIdentity(path: string): Promise<string> {
  const { identity, recipient } = await newIdentity();
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new Error(`${path} exists already. A key is never replaced.`) : error;
  });
  return recipient;
}
