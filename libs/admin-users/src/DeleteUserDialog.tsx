import Box from '@mui/material/Box';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type User, userShape, type Outcome } from '@vaglio/contract';
import { ConflictNotice, DeleteDialog, useVersionedChange } from '@vaglio/ui';
import { useDeleteUserMutation } from './hooks.gen';
import { accountText } from './edit/account-text';
import { MISSING_ID_TEXT } from './missing-id';

interface DeleteUserDialogProps {
  /** Account as it was when the dialog was opened. */
  readonly user: User;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Confirmation dialog for deleting an account. Source: spec §2 and §8, users. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const [remove] = useDeleteUserMutation();
  const { run, isRunning, failure, conflict } = useVersionedChange(
    async ({ userId, version }: User): Promise<Outcome<User>> => {
      if (userId === '') return { kind: 'failed', text: MISSING_ID_TEXT };
      return outcomeOf(await remove({ id: userId, ...ifMatch(version) }), userShape, 'Delete failed');
    },
    onDeleted,
  );
  return (
    <DeleteDialog
      isConflict={conflict !== null}
      busy={isRunning}
      error={failure}
      onConfirm={() => void run(conflict?.current ?? user, null)}
      onCancel={onClose}
    >
      {conflict && (
        <Box sx={{ mb: 4 }}>
          <ConflictNotice what="this account" conflict={conflict} textsOf={accountText} />
        </Box>
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the account <b>{user.email}</b>? The person is signed out everywhere and cannot sign in again.
      </Box>
    </DeleteDialog>
  );
}
