import Box from '@mui/material/Box';
import { useState } from 'react';
import type { User } from '@vaglio/contract';
import { BusyButton, ErrorAlert, formatExact } from '@vaglio/ui';
import { AccountConflict } from './AccountConflict';
import { DisableDialog } from './DisableDialog';
import { StateRow } from './StateRow';
import { StatusBadge } from './StatusBadge';
import { useAccountStatus } from './use-account-change';

interface AccountStateProps {
  readonly user: User;
  readonly status: string;
  readonly onChanged: (user: User | null) => void;
}

/** Row with the status and last sign-in of an account, and a button that disables or enables it. */
export function AccountState({ user, status, onChanged }: AccountStateProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isRunning, failure, conflict } = useAccountStatus(onChanged);
  const { last_sign_in_at: signedInAt } = user;
  const isDisabled = status === 'disabled';
  const action = isDisabled ? (
    <BusyButton
      size="small"
      busy={isRunning}
      busyLabel="Enabling…"
      onClick={() => void run(user, { accountStatus: 'active' })}
    >
      Enable
    </BusyButton>
  ) : (
    <BusyButton size="small" color="error" busy={false} busyLabel="Disable" onClick={() => setIsAsking(true)}>
      Disable
    </BusyButton>
  );
  return (
    <>
      <StateRow label="Status" action={action}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <StatusBadge status={status} />
          {signedInAt !== undefined && (
            <Box component="span" sx={{ typography: 'caption', color: 'muted' }}>
              {signedInAt === null ? 'Never signed in' : `Last sign-in ${formatExact(signedInAt)}`}
            </Box>
          )}
        </Box>
      </StateRow>
      {conflict && <AccountConflict conflict={conflict} mine={{ Status: 'active' }} onSeen={onChanged} />}
      {failure && (
        <Box sx={{ mt: 2 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
      {isAsking && <DisableDialog user={user} onChanged={onChanged} onClose={() => setIsAsking(false)} />}
    </>
  );
}
