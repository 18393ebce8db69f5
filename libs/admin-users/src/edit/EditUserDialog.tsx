import { useState } from 'react';
import { useSession } from '@vaglio/auth-session';
import type { User } from '@vaglio/contract';
import { statusOf } from '../list/user-words';
import { actorOf, mayGrantScopes } from '../rights';
import { PersonalDataRow } from '../personal-data/PersonalDataRow';
import { HeldRow } from '../sign-in/HeldRow';
import { IdentityRow } from '../sign-in/IdentityRow';
import { SecondFactorRow } from '../sign-in/SecondFactorRow';
import { AccountState } from '../state/AccountState';
import { ScopeSwitch } from '../state/ScopeSwitch';
import { UserDialog } from './UserDialog';
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
