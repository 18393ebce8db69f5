import { useState } from 'react';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { User } from '@vaglio/contract';
import { statusOf } from '../list/user-roles';
import { actorOf, mayGrantScopes } from '../rights';
import { PersonalDataRow } from '../personal-data/PersonalDataRow';
import { HeldRow } from '../sign-in/HeldRow';
import { AccountState } from '../state/AccountState';
import { ScopeSwitch } from '../state/ScopeSwitch';
import { UserDialog } from './UserDialog';
import { useSeparateIdentityMutation, useResetSecondFactorMutation } from '../hooks.gen';
import { ConfirmedRow, type AccountRowProps } from '../sign-in/ConfirmedRow';
import type { UserForm } from './users-form';

interface EditUserDialogProps {
  /** As the list shows it now. */
  readonly user: User;
  readonly onClose: () => void;
  /** Receives what was saved. */
  readonly onSaved: (saved: UserForm) => void;
  readonly onErased: () => void;
}

/** Edits an account; what goes beyond its form acts at once, and is there where the server supports it. */
export function EditUserDialog({ user: latest, onClose, onSaved, onErased }: EditUserDialogProps) {
  const session = useSession();
  // As the dialog was opened, with the own changes since: what others change is shown as a conflict.
  const [seen, setSeen] = useState(latest);
  const user = seen.version === undefined ? latest : seen;
  const see = (answer: User | null) => setSeen(answer ?? latest);
  const status = statusOf(user);
  const { scopes } = user;
  return (
    <UserDialog user={seen} onClose={onClose} onSaved={onSaved} onSeen={setSeen}>
      {status !== null && <AccountState user={user} status={status} onChanged={see} />}
      {user.held_by_codes === true && <HeldRow user={user} onChanged={see} />}
      {user.provider_linked === true && <IdentityRow user={user} onChanged={see} />}
      {user.second_factor === true && <SecondFactorRow user={user} onChanged={see} />}
      {scopes && mayGrantScopes(actorOf(session)) && (
        <ScopeSwitch user={user} scopes={scopes} onChanged={see} />
      )}
      {user.userId !== '' && <PersonalDataRow user={user} onErased={onErased} />}
    </UserDialog>
  );
}

/** That an account belongs to somebody at the sign-in provider, until an administrator separates it. */
function IdentityRow({ user, onChanged }: AccountRowProps) {
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

/** That a person signs in with an app or a passkey too, which an administrator removes where it was lost. */
function SecondFactorRow({ user, onChanged }: AccountRowProps) {
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
