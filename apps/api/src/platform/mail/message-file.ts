import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from './message-content';

/**
 * Writes a message to `<dataDir>/outbox`, for installations without a mail server. Only the owner of the file can read
 * it.
 * @param nowMs time in the file name, so that files sort by time
 * @returns path of the file
 */
export async function writeMessageFile(
  dataDir: string,
  { to, subject, text }: Message,
  nowMs: number,
): Promise<string> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date(nowMs).toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  const draft = join(folder, `.${name}`);
  const path = join(folder, `${name}.txt`);
  await writeFile(draft, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
  return path;
}
