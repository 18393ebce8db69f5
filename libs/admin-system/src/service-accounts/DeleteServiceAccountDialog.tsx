import Box from '@mui/material/Box';
import type { ServiceAccount } from '@vaglio/contract';
import { ConflictNotice, DeleteDialog, useVersionedChange } from '@vaglio/ui';
import { formText, toAccountForm } from './account-form';
import { useDeleteAccount } from './use-account-changes';

interface DeleteServiceAccountDialogProps {
  /** Service account as it was when the dialog was opened. */
  readonly account: ServiceAccount;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog for deleting a service account, which also revokes its tokens. */
export function DeleteServiceAccountDialog({ account, onDeleted, onClose }: DeleteServiceAccountDialogProps) {
  const { run, isRunning, failure, conflict } = useVersionedChange(useDeleteAccount(), onDeleted);
  return (
    <DeleteDialog
      isConflict={conflict !== null}
      busy={isRunning}
      error={failure}
      onConfirm={() => void run(conflict?.current ?? account, null)}
      onCancel={onClose}
    >
      {conflict && (
        <Box sx={{ mb: 4 }}>
          <ConflictNotice
            what="this service account"
            conflict={conflict}
            textsOf={(row: ServiceAccount) => formText(toAccountForm(row))}
          />
        </Box>
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the service account <b>{account.name}</b>? Programs that use its tokens are refused from their
        next request. Its actions stay in the history under its name.
      </Box>
    </DeleteDialog>
  );
}
