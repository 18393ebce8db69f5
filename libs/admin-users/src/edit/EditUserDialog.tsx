import { useSession } from '@vaglio/auth-session';
import type { User } from '../endpoints.gen';
import { statusOf } from '../list/user-words';
import { actorOf, mayGrantScopes } from '../rights';
import { AccountState } from '../state/AccountState';
import { ScopeSwitch } from '../state/ScopeSwitch';
import { UserDialog } from './UserDialog';
import { toUserForm } from './users-form';

interface EditUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits an account; what goes beyond its form acts at once, and is there where the server supports it. */
export function EditUserDialog({ user, onClose, onSaved }: EditUserDialogProps) {
  const session = useSession();
  const status = statusOf(user);
  const { scopes } = user;
  return (
    <UserDialog start={toUserForm(user)} onClose={onClose} onSaved={onSaved}>
      {status !== null && <AccountState user={user} status={status} />}
      {scopes && mayGrantScopes(actorOf(session)) && <ScopeSwitch user={user} scopes={scopes} />}
    </UserDialog>
  );
}
