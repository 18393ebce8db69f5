import Box from '@mui/material/Box';
import { errorText } from '@vaglio/api-client';
import { Badge, BusyButton, ErrorAlert } from '@vaglio/ui';
import { useReleaseSecondStepMutation } from '../hooks.gen';
import { StateRow } from '../state/StateRow';
import type { AccountRowProps } from './ConfirmedRow';

/** Row for an account that is blocked at the second step after too many wrong codes, with a button that unblocks it. */
export function LockedAccountRow({ user, onChanged }: AccountRowProps) {
  const [call, { isLoading, error }] = useReleaseSecondStepMutation();
  const release = async () => {
    const answer = await call({ id: user.userId });
    if (!answer.error) onChanged(answer.data ?? null);
  };
  const action = (
    <BusyButton size="small" busy={isLoading} busyLabel="Unlocking…" onClick={() => void release()}>
      Unlock
    </BusyButton>
  );
  return (
    <>
      <StateRow label="Wrong codes" action={action}>
        <Badge tone="red">locked</Badge>
        <Box sx={{ typography: 'caption', color: 'muted', mt: 1 }}>
          Somebody entered the correct password and too many wrong codes. If it was not this person, set a new
          password too.
        </Box>
      </StateRow>
      {error && (
        <Box sx={{ mt: 2 }}>
          <ErrorAlert>{errorText(error, 'Update failed')}</ErrorAlert>
        </Box>
      )}
    </>
  );
}
