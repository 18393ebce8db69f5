import Box from '@mui/material/Box';
import { useState } from 'react';
import { keepTokens } from '@vaglio/api-client';
import type { User } from '@vaglio/contract';
import { ConfirmDialog, ConflictNotice, RevokeTokensChoice } from '@vaglio/ui';
import { accountText } from '../edit/account-text';
import { useAccountStatus } from './use-account-change';

interface DisableDialogProps {
  readonly user: User;
  readonly onChanged: (user: User | null) => void;
  readonly onClose: () => void;
}

/** Confirmation dialog for disabling an account. */
export function DisableDialog({ user, onChanged, onClose }: DisableDialogProps) {
  const [revokes, setRevokes] = useState(true);
  const { run, isRunning, failure, conflict } = useAccountStatus((changed) => {
    onChanged(changed);
    onClose();
  });
  return (
    <ConfirmDialog
      title="Disable account"
      confirmLabel={conflict ? 'Disable anyway' : 'Disable'}
      busyLabel="Disabling..."
      isDanger
      busy={isRunning}
      error={failure}
      onConfirm={() =>
        void run(conflict?.current ?? user, { accountStatus: 'disabled', ...keepTokens(revokes) })
      }
      onCancel={onClose}
    >
      {conflict && (
        <Box sx={{ mb: 4 }}>
          <ConflictNotice what="this account" conflict={conflict} textsOf={accountText} />
        </Box>
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <b>{user.email}</b> is signed out everywhere and cannot sign in until the account is enabled again.
        Nothing is deleted.
      </Box>
      <RevokeTokensChoice
        count={user.api_tokens}
        isChosen={revokes}
        onChange={setRevokes}
        disabled={isRunning}
      />
    </ConfirmDialog>
  );
}
