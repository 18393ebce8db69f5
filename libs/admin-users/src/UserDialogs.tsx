import type { User } from '@vaglio/contract';
import { DeleteUserDialog } from './DeleteUserDialog';
import { EditUserDialog } from './edit/EditUserDialog';
import { NewUser } from './edit/NewUser';
import { hasNewPassword } from './edit/users-form';
import { InvitationDialog } from './invitation/InvitationDialog';
import type { InvitesBy } from './invitation/invitation-text';
import { givenPasswordNotice } from './password/given-password-notice';
import { ResetDialog } from './password/ResetDialog';

/** Kind of the open dialog and its account. */
export type OpenDialog = { readonly kind: 'create' } | { readonly kind: UserAction; readonly user: User };
export type UserAction = 'edit' | 'reset' | 'delete' | 'invitation';

interface UserDialogsProps {
  readonly dialog: OpenDialog;
  /** Current list of accounts. The dialogs take the edited account from it. */
  readonly users: readonly User[];
  /** Invitation method, or undefined if the server does not support invitations. */
  readonly invitesBy: InvitesBy | undefined;
  readonly onClose: () => void;
  /** Receives a message about the completed change. */
  readonly onDone: (notice: string) => void;
}

/** Dialog that is currently open in the users section. */
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
