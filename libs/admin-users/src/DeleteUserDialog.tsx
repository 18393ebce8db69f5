import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { ConfirmDialog } from '@vaglio/ui';
import { useDeleteUserMutation } from './admin-users.api';
import { MISSING_ID_TEXT } from './missing-id';
import type { User } from './endpoints.gen';

interface DeleteUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an account is deleted. Source: spec §2 and §8, users. */
export function DeleteUserDialog({ user: { userId, email }, onClose, onDeleted }: DeleteUserDialogProps) {
  const [remove, { isLoading }] = useDeleteUserMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    if (userId === '') return setFailure(MISSING_ID_TEXT);
    setFailure(null);
    const { error } = await remove({ id: userId });
    if (error) setFailure(errorText(error, 'Delete failed'));
    else onDeleted();
  };
  return (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      busy={isLoading}
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
