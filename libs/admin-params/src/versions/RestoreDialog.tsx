import Box from '@mui/material/Box';
import { errorText } from '@vaglio/api-client';
import { ConfirmDialog } from '@vaglio/ui';
import { useRestoreScoringVersionMutation } from '../hooks.gen';
import { PreviewEffect } from '../preview/PreviewEffect';
import type { VersionDialogProps } from './version-dialog-props';

/** Asks before a version is made to hold again, and shows first what that would do. */
export function RestoreDialog({ version: { number }, onClose }: VersionDialogProps) {
  const [restore, { isLoading, error }] = useRestoreScoringVersionMutation();
  const confirm = async () => {
    if ((await restore({ number })).error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      title={`Restore version ${number}`}
      confirmLabel="Restore"
      busyLabel="Restoring…"
      busy={isLoading}
      error={error ? errorText(error, 'Restore failed') : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Box sx={{ mb: 4 }}>
        Parameters, groups, threshold and top percent become what they were, as a new version; every score
        follows. Nothing is lost: the present stays a version too.
      </Box>
      <PreviewEffect isAtOnce changes={[{ restore_version: { number } }]} />
    </ConfirmDialog>
  );
}
