import Box from '@mui/material/Box';
import { useState } from 'react';
import { callApi, download, DownloadRefused, errorText, tryWithProof } from '@vaglio/api-client';
import { backupKeyShape, type BackupKey, type MadeBackup } from '@vaglio/contract';
import {
  BusyButton,
  ErrorAlert,
  FormDialog,
  FormField,
  FormSwitch,
  saveFile,
  useValidatedForm,
} from '@vaglio/ui';
import { fileText } from './backup-text';

const FAILURE = 'The download failed';
const BACKUPS = '/auth/admin/backups';
const KEY_FILE = 'vaglio-backup-key.txt';

interface DownloadDialogProps {
  readonly stored: MadeBackup;
  readonly onClose: () => void;
}

/**
 * Dialog that downloads the last backup in encrypted form. If the stored backup is not encrypted, the dialog creates a
 * key, which the user must save before the download starts. Its steps are numbered.
 */
export function DownloadDialog({ stored, onClose }: DownloadDialogProps) {
  const { key, save: saveKey, isMaking, failure } = useNewKey();
  const { control, status, clearErrors } = useValidatedForm({
    start: { password: '', isKeyStored: false },
    check: ({ isKeyStored }) => {
      if (stored.is_encrypted || (key && isKeyStored)) return null;
      return { field: null, text: key ? 'Confirm that you have stored the key.' : 'Save the key first.' };
    },
    save: async ({ password }) => {
      const answer = await tryWithProof(password, FAILURE, (proof) =>
        saveBackup(stored.made_at, key?.recipient, proof.password),
      );
      if ('failure' in answer) return answer.failure;
      if (answer.error !== undefined) return errorText(answer.error, FAILURE);
      onClose();
      return null;
    },
  });
  const saveFirstKey = async () => {
    if (await saveKey()) clearErrors('root');
  };
  const password = (
    <FormField
      control={control}
      name="password"
      label="Your password"
      type="password"
      autoComplete="current-password"
      hint="Leave blank if you have no password."
      autoFocus={stored.is_encrypted}
    />
  );
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
        <b>{fileText(stored)}</b> holds all data and the keys of this installation.{' '}
        {stored.is_encrypted
          ? 'It is encrypted: only the secret key of BACKUP_RECIPIENT restores it.'
          : 'The download is encrypted with a new key. Only this key opens it.'}
      </Box>
      {stored.is_encrypted ? (
        password
      ) : (
        <Box component="ol" sx={STEPS}>
          <li>
            Save the key as a file. The server does not keep it.
            {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
            <BusyButton
              variant="outlined"
              busy={isMaking}
              busyLabel="Creating the key…"
              onClick={key ? saveKey : saveFirstKey}
              sx={{ display: 'flex', mt: 2 }}
            >
              {key ? 'Save the key again' : 'Save the key'}
            </BusyButton>
          </li>
          <li>
            Keep key and backup in different places. If you lose it, the backup is lost.
            <FormSwitch
              control={control}
              name="isKeyStored"
              label={`I have stored ${KEY_FILE}`}
              disabled={!key}
            />
          </li>
          <li>
            <Box sx={{ mb: 3 }}>Enter your password and press Download.</Box>
            {password}
          </li>
        </Box>
      )}
    </FormDialog>
  );
}

const STEPS = { display: 'grid', gap: 4, m: 0, pl: 5, color: 'text.primary' };

/** Manages the key of a download. The first click creates the key, and every click saves it as a file. */
function useNewKey() {
  const [key, setKey] = useState<BackupKey | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /**
   * Saves the key as a file.
   * @returns true if the key was saved
   */
  const save = async (): Promise<boolean> => {
    setIsMaking(true);
    setFailure(null);
    try {
      const made = key ?? (await makeKey());
      saveFile(KEY_FILE, new Blob([keyText(made)], { type: 'text/plain' }));
      setKey(made);
      return true;
    } catch (error) {
      setFailure(errorText(refusalOf(error), 'The key could not be created'));
      return false;
    } finally {
      setIsMaking(false);
    }
  };
  return { key, save, isMaking, failure };
}

/**
 * Downloads the backup. It resolves to an object whose `error` is set after a refusal or a failure.
 * @param recipient recipient of a new key; undefined if the stored backup is encrypted
 */
async function saveBackup(
  made_at: string,
  recipient: string | undefined,
  own_password: string | undefined,
): Promise<{ readonly error?: unknown }> {
  const body = {
    ...(recipient !== undefined && { recipient }),
    ...(own_password !== undefined && { own_password }),
  };
  try {
    const { blob } = await download(`${BACKUPS}/download`, {
      method: 'POST',
      body,
      signal: new AbortController().signal,
      onPiece: () => undefined,
    });
    saveFile(`vaglio-${made_at.slice(0, 10)}.backup.age`, blob);
    return {};
  } catch (error) {
    return { error: refusalOf(error) };
  }
}

const refusalOf = (error: unknown): unknown => (error instanceof DownloadRefused ? error.answer : error);

/**
 * Requests a new key pair. The key pair is not kept in the store.
 * @throws DownloadRefused
 */
async function makeKey(): Promise<BackupKey> {
  const answer = await callApi(`${BACKUPS}/key`, { method: 'POST' });
  const key = answer.status < 400 ? backupKeyShape(answer.data) : undefined;
  if (!key) throw new DownloadRefused(answer);
  return key;
}

/** Formats a key pair in the format of age-keygen, for BACKUP_IDENTITY_FILE. */
const keyText = ({ recipient, identity }: BackupKey) => `# public key: ${recipient}\n${identity}\n`;
