import { useResetSecondFactorMutation } from '../hooks.gen';
import { ConfirmedRow, type AccountRowProps } from './ConfirmedRow';

/** That a person signs in with an app or a passkey too, which an administrator removes where it was lost. */
export function SecondFactorRow({ user, onChanged }: AccountRowProps) {
  return (
    <ConfirmedRow
      user={user}
      onChanged={onChanged}
      label="Second factor"
      badge="on"
      verb="Remove"
      busyLabel="Removing…"
      title="Remove the second factor"
      mutation={useResetSecondFactorMutation()}
    >
      <b>{user.email}</b> is signed out everywhere and signs in with the password alone, until an app or a
      passkey is set up again. Make sure that it is this person who asks for it.
    </ConfirmedRow>
  );
}
