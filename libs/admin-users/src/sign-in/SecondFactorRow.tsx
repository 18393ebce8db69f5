import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { Badge, BusyButton, ConfirmDialog } from '@vaglio/ui';
import { useResetSecondFactorMutation } from '../admin-users.api';
import type { User } from '../endpoints.gen';
import { StateRow } from '../state/StateRow';

interface SecondFactorRowProps {
  readonly user: User;
  readonly onChanged: (user: User | null) => void;
}

/** That a person signs in with an authenticator app, which an administrator removes where it was lost. */
export function SecondFactorRow({ user, onChanged }: SecondFactorRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [call, { isLoading, error, reset }] = useResetSecondFactorMutation();
  const remove = async () => {
    const answer = await call({ id: user.userId });
    if (answer.error) return;
    setIsAsking(false);
    onChanged(answer.data ?? null);
  };
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  const action = (
    <BusyButton size="small" color="error" busy={false} busyLabel="Remove" onClick={ask}>
      Remove
    </BusyButton>
  );
  return (
    <>
      <StateRow label="Second factor" action={action}>
        <Badge tone="green">on</Badge>
      </StateRow>
      {isAsking && (
        <ConfirmDialog
          title="Remove the second factor"
          confirmLabel="Remove"
          busyLabel="Removing…"
          isDanger
          busy={isLoading}
          error={error ? errorText(error, 'Update failed') : null}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        >
          <b>{user.email}</b> is signed out everywhere and signs in with the password alone, until an app is
          set up again. Make sure that it is this person who asks for it.
        </ConfirmDialog>
      )}
    </>
  );
}
