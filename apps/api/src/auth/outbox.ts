import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Message = { to: string; subject: string; text: string };

/**
 * Writes a message into `<dataDir>/outbox`, readable by the owner alone, for installations without mail.
 * @param nowMs names the file, so that messages sort by time
 */
export async function writeToOutbox(dataDir: string, { to, subject, text }: Message, nowMs: number): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const name = `${new Date(nowMs).toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  const draft = join(outbox, `.${name}`);
  await writeFile(draft, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, join(outbox, `${name}.txt`));
}
