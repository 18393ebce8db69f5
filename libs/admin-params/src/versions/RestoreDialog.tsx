import Box from '@mui/material/Box';
import { errorText } from '@vaglio/api-client';
import { ConfirmDialog } from '@vaglio/ui';
import { useRestoreScoringVersionMutation } from '../hooks.gen';
import { PreviewEffect } from '../preview/PreviewEffect';
import type { VersionDialogProps } from './version-dialog-props';

/** Confirmation dialog that previews the effect of restoring a scoring version. */
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
        Restores parameters, groups, threshold and top percent as a new version, and recalculates all scores.
        The current version stays in the history.
      </Box>
      <PreviewEffect isAtOnce changes={[{ restore_version: { number } }]} />
    </ConfirmDialog>
  );
}
