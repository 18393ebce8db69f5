import Box from '@mui/material/Box';
import { ConfirmDialog } from '@vaglio/ui';
import type { User } from '../endpoints.gen';
import { useAccountStatus } from './use-account-change';

/** Asks before an account is disabled. */
export function DisableDialog({
  user: { userId, email },
  onClose,
}: {
  readonly user: User;
  readonly onClose: () => void;
}) {
  const { setStatus, isRunning, failure } = useAccountStatus(userId);
  return (
    <ConfirmDialog
      title="Disable account"
      confirmLabel="Disable"
      busyLabel="Disabling..."
      isDanger
      busy={isRunning}
      error={failure}
      onConfirm={() => void setStatus('disabled', onClose)}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <b>{email}</b> is signed out everywhere and cannot sign in until the account is enabled again. Nothing
        is deleted.
      </Box>
    </ConfirmDialog>
  );
}
