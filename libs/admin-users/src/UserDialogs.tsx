import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './edit/EditUserDialog';
import { UserDialog } from './edit/UserDialog';
import type { User } from './endpoints.gen';
import { ResetDialog } from './password/ResetDialog';

/** Which dialog is open, on which account. */
export type OpenDialog = { readonly kind: 'create' } | { readonly kind: UserAction; readonly user: User };
export type UserAction = 'edit' | 'reset' | 'delete';

interface UserDialogsProps {
  readonly dialog: OpenDialog;
  /** The list as it now is: an account that is edited is shown as the server last returned it. */
  readonly users: readonly User[];
  readonly onClose: () => void;
  /** Called with the message of what was done. */
  readonly onDone: (notice: string) => void;
}

/** The one dialog of the users section that is open. */
export function UserDialogs({ dialog, users, onClose, onDone }: UserDialogsProps) {
  if (dialog.kind === 'create') {
    return (
      <UserDialog user={null} onClose={onClose} onSaved={(email) => onDone(`${email} has an account.`)} />
    );
  }
  const { kind, user } = dialog;
  if (kind === 'reset') return <ResetDialog user={user} onClose={onClose} onDone={onDone} />;
  if (kind === 'delete')
    return (
      <DeleteUserDialog user={user} onClose={onClose} onDeleted={() => onDone(`${user.email} is deleted.`)} />
    );
  const latest = users.find(({ userId }) => userId === user.userId) ?? user;
  return <EditUserDialog user={latest} onClose={onClose} onSaved={() => onDone(`${user.email} is saved.`)} />;
}
