import Box from '@mui/material/Box';
import { callApi, download, DownloadRefused, errorText, tryWithProof } from '@vaglio/api-client';
import { backupKeyShape, type BackupKey, type MadeBackup } from '@vaglio/contract';
import { FormDialog, FormField, saveFile, useValidatedForm } from '@vaglio/ui';
import { sizeText } from './backup-text';

const FAILURE = 'The download failed';
const BACKUPS = '/auth/admin/backups';
const KEY_FILE = 'vaglio-backup-key.txt';

interface DownloadDialogProps {
  readonly last: MadeBackup;
  readonly onClose: () => void;
}

/** Saves the last backup, encrypted; one that is not encrypted where it is kept gets a new key, saved beside it. */
export function DownloadDialog({ last, onClose }: DownloadDialogProps) {
  const { control, status } = useValidatedForm({
    start: { password: '' },
    save: async ({ password }) => {
      const answer = await tryWithProof(password, FAILURE, (proof) => saveBackup(last, proof.password));
      if ('failure' in answer) return answer.failure;
      if (answer.error !== undefined) return errorText(answer.error, FAILURE);
      onClose();
      return null;
    },
  });
  return (
    <FormDialog
      title="Download the last backup"
      form={{ ...status, isChanged: false }}
      saveLabel="Download"
      savingLabel="Downloading…"
      width="narrow"
      onClose={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <b>{last.name}</b>, {sizeText(last.bytes)}, holds all data and the keys of this installation.{' '}
        {last.is_encrypted
          ? 'It is encrypted: only the secret key of BACKUP_RECIPIENT restores it.'
          : `It is encrypted with a new key, which is saved as a second file, ${KEY_FILE}. Keep the two apart: without the key the backup is lost, and the server does not keep it.`}
      </Box>
      <FormField
        control={control}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        hint="Empty if you have none."
        autoFocus
      />
    </FormDialog>
  );
}

/** Resolves with the answer that refused it, or what broke it; without an error when the files are saved. */
async function saveBackup(
  { made_at, is_encrypted }: MadeBackup,
  own_password: string | undefined,
): Promise<{ readonly error?: unknown }> {
  try {
    const key = is_encrypted ? null : await makeKey();
    const body = {
      ...(key && { recipient: key.recipient }),
      ...(own_password !== undefined && { own_password }),
    };
    const { blob } = await download(`${BACKUPS}/download`, {
      method: 'POST',
      body,
      signal: new AbortController().signal,
      onPiece: () => undefined,
    });
    saveFile(`vaglio-${made_at.slice(0, 10)}.backup.age`, blob);
    if (key) saveFile(KEY_FILE, new Blob([keyText(key)], { type: 'text/plain' }));
    return {};
  } catch (error) {
    return { error: error instanceof DownloadRefused ? error.answer : error };
  }
}

/** A new pair of keys, which the store of the app never holds. @throws DownloadRefused */
async function makeKey(): Promise<BackupKey> {
  const answer = await callApi(`${BACKUPS}/key`, { method: 'POST' });
  const key = answer.status < 400 ? backupKeyShape(answer.data) : undefined;
  if (!key) throw new DownloadRefused(answer);
  return key;
}

/** As age-keygen writes it, for BACKUP_IDENTITY_FILE. */
const keyText = ({ recipient, identity }: BackupKey) => `# public key: ${recipient}\n${identity}\n`;
