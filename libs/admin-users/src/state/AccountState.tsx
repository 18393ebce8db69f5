import Box from '@mui/material/Box';
import { useState } from 'react';
import { BusyButton, ErrorAlert, formatExact } from '@vaglio/ui';
import type { User } from '../endpoints.gen';
import { DisableDialog } from './DisableDialog';
import { StateRow } from './StateRow';
import { StatusBadge } from './StatusBadge';
import { useAccountStatus } from './use-account-change';

/** The status of an account and when it was last used, with Disable (after a question) or Enable. */
export function AccountState({ user, status }: { readonly user: User; readonly status: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { setStatus, isRunning, failure } = useAccountStatus(user.userId);
  const { last_sign_in_at: signedInAt } = user;
  const isDisabled = status === 'disabled';
  const action = isDisabled ? (
    <BusyButton size="small" busy={isRunning} busyLabel="Enabling…" onClick={() => void setStatus('active')}>
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
      {failure && (
        <Box sx={{ mt: 2 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
      {isAsking && <DisableDialog user={user} onClose={() => setIsAsking(false)} />}
    </>
  );
}
