import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, type Readable } from 'node:stream';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict, notFound } from '../../platform/http/errors/errors';
import { encrypted, isEncrypted, MistypedRecipient } from './age-file';
import { backupFailure } from './backup-failure';
import { lastBackupIn } from './backups.queries';
import { withStorageTarget } from './storage-target-settings';
import { openTarget } from './targets/open-target';
import { workFolder } from './work-folder';

/**
 * Returns the newest backup for download. The download is always encrypted, because it contains the keys of the
 * installation.
 * @param recipient age public key, for a backup that is stored unencrypted
 * @throws Refusal 400 for a missing or invalid key, 404 without a backup, 409 if the backup is missing in its location
 */
export async function downloadBackup(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  recipient: string | undefined,
  actor: Actor,
): Promise<{ name: string; content: Readable }> {
  const { place: placeSettings } = withStorageTarget(settings).backups;
  const place = placeSettings && openTarget(placeSettings);
  const made = place && (await lastBackupIn(db, place.label));
  if (!made) throw notFound('There is no backup yet.');
  if (!made.is_encrypted && recipient === undefined) throw badRequest(NEEDS_KEY);
  const folder = await workFolder(settings.dataDir, now());
  const drop = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  try {
    const path = join(folder, made.name);
    await place.get(made.name, path).catch((error: unknown) => {
      throw conflict(`The backup cannot be read: ${backupFailure(error)}`);
    });
    const isReady = await isEncrypted(path);
    const content = isReady ? createReadStream(path) : await encryptedFor(recipient, path);
    const name = isReady ? made.name : `${made.name}.age`;
    await db.transaction((tx) =>
      recordEvent(tx, actor, { action: 'backup_downloaded', after: { name: made.name } }),
    );
    finished(content, () => void drop());
    return { name, content };
  } catch (error) {
    await drop();
    throw error;
  }
}

const NEEDS_KEY = 'This backup is not encrypted: a key is needed to download it.';

async function encryptedFor(recipient: string | undefined, path: string): Promise<Readable> {
  if (recipient === undefined) throw badRequest(NEEDS_KEY);
  const plain = createReadStream(path);
  return encrypted(plain, [recipient]).catch((error: unknown) => {
    plain.destroy();
    throw error instanceof MistypedRecipient ? badRequest('This is not a public key of age.') : error;
  });
}
