import { useState, type ReactNode } from 'react';
import type { User } from '@vaglio/contract';
import { FormDialog, useVersionedForm } from '@vaglio/ui';
import { GivenPasswordTokens } from '../password/GivenPasswordTokens';
import { GivenPasswordWarning } from '../password/GivenPasswordWarning';
import { RoleDialog } from '../roles/RoleDialog';
import { accountText } from './account-text';
import { useSaveUser } from './use-save-user';
import { UserFields } from './UserFields';
import type { InvitesBy } from '../invitation/invitation-text';
import { checkUser, hasNewPassword, newUserForm, toUserForm, type UserForm } from './users-form';

interface UserDialogProps {
  /** Account as it was when the dialog was opened, including changes made in the dialog. null for a new account. */
  readonly user: User | null;
  /** Invitation method. If it is undefined, the administrator sets the first password. */
  readonly invitesBy?: InvitesBy | undefined;
  /** Receives an invitation link that the server does not send by mail. */
  readonly onLink?: (link: string) => void;
  readonly onClose: () => void;
  /** Receives the form values after they were saved. The dialog then closes. */
  readonly onSaved: (saved: UserForm) => void;
  /** Receives the account when the user accepts another user's changes. */
  readonly onSeen?: (user: User) => void;
  /** Further actions for an existing account, displayed below the form. */
  readonly children?: ReactNode;
}

/** Form that creates or edits an account, with a separate dialog for the role. Source: spec §2 and §5, users. */
export function UserDialog(props: UserDialogProps) {
  const { user, invitesBy, onLink, onClose, onSaved, onSeen, children } = props;
  const [isPicking, setIsPicking] = useState(false);
  const [start] = useState(user ? toUserForm(user) : newUserForm(invitesBy));
  const isNew = user === null;
  const { control, values, setValue, clearErrors, status, conflict } = useVersionedForm({
    row: user,
    start,
    toForm: toUserForm,
    check: checkUser,
    save: useSaveUser(start.role, onLink),
    onSaved: () => onSaved(values),
  });
  const choose = (role: string) => {
    setValue('role', role);
    clearErrors('role');
    setIsPicking(false);
  };
  return (
    <>
      <FormDialog
        title={isNew ? 'Create user' : 'Edit user'}
        form={status}
        saveLabel={isNew ? 'Create user' : 'Save'}
        savingLabel={isNew ? 'Creating…' : 'Saving…'}
        onClose={onClose}
        foot={children}
        conflict={{
          what: 'this account',
          textsOf: accountText,
          mine: () => ({ Role: values.role }),
          onTakeTheirs: () => {
            conflict?.takeTheirs();
            if (conflict) onSeen?.(conflict.current);
          },
        }}
      >
        <UserFields
          control={control}
          isNew={isNew}
          entry={values.entry}
          role={values.role}
          invitesBy={invitesBy}
          onPickRole={() => setIsPicking(true)}
        />
        {user && hasNewPassword(values) && (
          <>
            <GivenPasswordWarning email={user.email} />
            <GivenPasswordTokens
              user={user}
              isChosen={values.revokesTokens}
              onChange={(isChosen) => setValue('revokesTokens', isChosen)}
              disabled={status.isSaving}
            />
          </>
        )}
      </FormDialog>
      {isPicking && (
        <RoleDialog present={values.role} onChoose={choose} onClose={() => setIsPicking(false)} />
      )}
    </>
  );
}
