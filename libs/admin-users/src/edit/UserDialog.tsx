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
  /** As it is when the dialog opens, or as own changes made it since; null for a new one. */
  readonly user: User | null;
  /** How people are invited; undefined: an administrator sets the first password. */
  readonly invitesBy?: InvitesBy | undefined;
  /** Receives the link of an invitation that is not mailed. */
  readonly onLink?: (link: string) => void;
  readonly onClose: () => void;
  /** Receives what was saved, after which the dialog is closed. */
  readonly onSaved: (saved: UserForm) => void;
  /** Receives the account as another person left it, when that is taken over. */
  readonly onSeen?: (user: User) => void;
  /** What else may be done to a known account, below its form. */
  readonly children?: ReactNode;
}

/** Creates or edits an account; the role is picked in a dialog of its own. Source: spec §2 and §5, users. */
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
