import { canSeeSettings } from '@vaglio/access-control';
import { useSeparateIdentityMutation } from '../hooks.gen';
import { ConfirmedRow, type AccountRowProps } from './ConfirmedRow';

/** That an account belongs to somebody at the sign-in provider, until an administrator separates it. */
export function IdentityRow({ user, onChanged }: AccountRowProps) {
  return (
    <ConfirmedRow
      user={user}
      onChanged={onChanged}
      label="Sign-in provider"
      badge="known there"
      verb="Separate"
      busyLabel="Separating…"
      title="Separate from the sign-in provider"
      mutation={useSeparateIdentityMutation()}
    >
      <b>{user.email}</b> is signed out everywhere, and gets a mail.{' '}
      {canSeeSettings(user.role)
        ? 'The person can connect the account again in the profile, after a sign-in with the password.'
        : 'The next person who signs in at the provider with this confirmed address gets the account.'}
    </ConfirmedRow>
  );
}
