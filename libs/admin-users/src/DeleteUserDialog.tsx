import Box from '@mui/material/Box';
import { errorText } from '@vaglio/api-client';
import { ConfirmDialog } from '@vaglio/ui';
import { useDeleteUserMutation } from './admin-users.api';
import { MISSING_ID_TEXT } from './form-problem';
import type { ListedUser } from './list/user';
import { useTask } from './use-task';

interface DeleteUserDialogProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an account is deleted. Source: spec §2 and §8, users. */
export function DeleteUserDialog({ user: { userId, email }, onClose, onDeleted }: DeleteUserDialogProps) {
  const [remove] = useDeleteUserMutation();
  const { isRunning, failure, run } = useTask('Delete failed');
  const confirm = () =>
    run(async () => {
      if (userId === '') return MISSING_ID_TEXT;
      const { error } = await remove({ id: userId });
      if (!error) onDeleted();
      return error ? errorText(error, 'Delete failed') : null;
    });
  return (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      busy={isRunning}
      error={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the account <b>{email}</b>? The person is signed out everywhere and cannot sign in again.
      </Box>
    </ConfirmDialog>
  );
}
