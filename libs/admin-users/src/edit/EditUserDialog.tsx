import { useState } from 'react';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { User } from '@vaglio/contract';
import { statusOf } from '../list/user-roles';
import { actorOf, mayGrantScopes } from '../rights';
import { PersonalDataRow } from '../personal-data/PersonalDataRow';
import { LockedAccountRow } from '../sign-in/LockedAccountRow';
import { AccountState } from '../state/AccountState';
import { ScopeSwitch } from '../state/ScopeSwitch';
import { UserDialog } from './UserDialog';
import { useSeparateIdentityMutation, useResetSecondFactorMutation } from '../hooks.gen';
import { ConfirmedRow, type AccountRowProps } from '../sign-in/ConfirmedRow';
import type { UserForm } from './users-form';

interface EditUserDialogProps {
  /** Account as it appears in the current list. */
  readonly user: User;
  readonly onClose: () => void;
  /** Receives the form values after they were saved. */
  readonly onSaved: (saved: UserForm) => void;
  readonly onErased: () => void;
}

/**
 * Dialog that edits an account. The actions below the form take effect immediately. Their availability depends on the
 * server.
 */
export function EditUserDialog({ user: latest, onClose, onSaved, onErased }: EditUserDialogProps) {
  const session = useSession();
  // Account as it was when the dialog was opened, including changes made in the dialog. Other users' changes appear as
  // a conflict.
  const [seen, setSeen] = useState(latest);
  const user = seen.version === undefined ? latest : seen;
  const see = (answer: User | null) => setSeen(answer ?? latest);
  const status = statusOf(user);
  const { scopes } = user;
  return (
    <UserDialog user={seen} onClose={onClose} onSaved={onSaved} onSeen={setSeen}>
      {status !== null && <AccountState user={user} status={status} onChanged={see} />}
      {user.held_by_codes === true && <LockedAccountRow user={user} onChanged={see} />}
      {user.provider_linked === true && <IdentityRow user={user} onChanged={see} />}
      {user.second_factor === true && <SecondFactorRow user={user} onChanged={see} />}
      {scopes && mayGrantScopes(actorOf(session)) && (
        <ScopeSwitch user={user} scopes={scopes} onChanged={see} />
      )}
      {user.userId !== '' && <PersonalDataRow user={user} onErased={onErased} />}
    </UserDialog>
  );
}

/** Row with a button that unlinks the account from the sign-in provider. It applies to linked accounts. */
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

/** Row with a button that removes a lost second factor. It applies to accounts with a second factor. */
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
