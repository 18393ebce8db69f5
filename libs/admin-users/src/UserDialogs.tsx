import type { User } from '@vaglio/contract';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './edit/EditUserDialog';
import { NewUser } from './edit/NewUser';
import { hasNewPassword } from './edit/users-form';
import { InvitationDialog } from './invitation/InvitationDialog';
import type { InvitesBy } from './invitation/invitation-text';
import { givenPasswordNotice } from './password/given-password-notice';
import { ResetDialog } from './password/ResetDialog';

/** Which dialog is open, on which account. */
export type OpenDialog = { readonly kind: 'create' } | { readonly kind: UserAction; readonly user: User };
export type UserAction = 'edit' | 'reset' | 'delete' | 'invitation';

interface UserDialogsProps {
  readonly dialog: OpenDialog;
  /** The list as it now is: an account that is edited is shown as the server last returned it. */
  readonly users: readonly User[];
  /** How people are invited; undefined for a server that does not. */
  readonly invitesBy: InvitesBy | undefined;
  readonly onClose: () => void;
  /** Called with the message of what was done. */
  readonly onDone: (notice: string) => void;
}

/** The one dialog of the users section that is open. */
export function UserDialogs({ dialog, users, invitesBy, onClose, onDone }: UserDialogsProps) {
  if (dialog.kind === 'create') {
    return <NewUser invitesBy={invitesBy} onClose={onClose} onDone={onDone} />;
  }
  const { kind, user } = dialog;
  if (kind === 'reset')
    return <ResetDialog user={user} by={invitesBy ?? 'mail'} onClose={onClose} onDone={onDone} />;
  if (kind === 'delete')
    return (
      <DeleteUserDialog user={user} onClose={onClose} onDeleted={() => onDone(`${user.email} is deleted.`)} />
    );
  if (kind === 'invitation')
    return <InvitationDialog user={user} by={invitesBy ?? 'mail'} onClose={onClose} onDone={onDone} />;
  const latest = users.find(({ userId }) => userId === user.userId) ?? user;
  return (
    <EditUserDialog
      user={latest}
      onClose={onClose}
      onSaved={(saved) =>
        onDone(
          hasNewPassword(saved)
            ? givenPasswordNotice(latest, saved.revokesTokens)
            : `${user.email} is saved.`,
        )
      }
      onErased={() => onDone('The personal data are erased.')}
    />
  );
}
