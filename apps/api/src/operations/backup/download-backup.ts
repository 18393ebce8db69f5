import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, type Readable } from 'node:stream';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { encrypted, isEncrypted } from './age-file';
import { backupFailure } from './backup-failure';
import { lastBackups } from './backups.queries';
import { withPlace } from './manual-place';
import { openTarget } from './places/place-of';
import { workFolder } from './work-folder';

/**
 * The last backup as it leaves the server: always encrypted, since it holds the keys of the installation.
 * @param recipient public key of age, for a backup that is not encrypted where it is kept
 * @throws Refusal 400 without a key where one is needed, 404 without a backup, 409 where its place does not have it
 */
export async function downloadBackup(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  recipient: string | undefined,
  actor: Actor,
): Promise<{ name: string; content: Readable }> {
  const { made } = await lastBackups(db);
  const { place } = withPlace(settings).backups;
  if (!made || !place) throw notFound('There is no backup yet.');
  if (!made.is_encrypted && recipient === undefined)
    throw badRequest('This backup is not encrypted: a key is needed to download it.');
  const folder = await workFolder(settings.dataDir, now());
  const drop = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  try {
    const path = join(folder, made.name);
    await openTarget(place).get(made.name, path);
    const isReady = await isEncrypted(path);
    const content =
      isReady || recipient === undefined
        ? createReadStream(path)
        : await encrypted(createReadStream(path), [recipient]);
    const name = isReady ? made.name : `${made.name}.age`;
    await db.transaction((tx) =>
      recordEvent(tx, actor, { action: 'backup_downloaded', after: { name: made.name } }),
    );
    finished(content, () => void drop());
    return { name, content };
  } catch (error) {
    await drop();
    throw conflict(`The backup cannot be read: ${backupFailure(error)}`);
  }
}
