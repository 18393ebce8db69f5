import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { Badge, BusyButton, ConfirmDialog } from '@vaglio/ui';
import { useSeparateIdentityMutation } from '../admin-users.api';
import type { User } from '../endpoints.gen';
import { StateRow } from '../state/StateRow';

interface IdentityRowProps {
  readonly user: User;
  readonly onChanged: (user: User | null) => void;
}

/** That an account belongs to somebody at the sign-in provider, until an administrator separates it. */
export function IdentityRow({ user, onChanged }: IdentityRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [call, { isLoading, error, reset }] = useSeparateIdentityMutation();
  const separate = async () => {
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
    <BusyButton size="small" color="error" busy={false} busyLabel="Separate" onClick={ask}>
      Separate
    </BusyButton>
  );
  return (
    <>
      <StateRow label="Sign-in provider" action={action}>
        <Badge tone="green">known there</Badge>
      </StateRow>
      {isAsking && (
        <ConfirmDialog
          title="Separate from the sign-in provider"
          confirmLabel="Separate"
          busyLabel="Separating…"
          isDanger
          busy={isLoading}
          error={error ? errorText(error, 'Update failed') : null}
          onConfirm={() => void separate()}
          onCancel={() => setIsAsking(false)}
        >
          <b>{user.email}</b> is signed out everywhere, and is told by mail. Whoever signs in at the provider
          next with this confirmed address gets the account.
        </ConfirmDialog>
      )}
    </>
  );
}
