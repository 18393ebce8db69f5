import { useState, type ReactNode } from 'react';
import { FormDialog, useCheckedForm } from '@vaglio/ui';
import { RoleDialog } from '../roles/RoleDialog';
import { useSaveUser } from './use-save-user';
import { UserFields } from './UserFields';
import { checkUser, type UserForm } from './users-form';

interface UserDialogProps {
  readonly start: UserForm;
  readonly onClose: () => void;
  /** Receives the email address of what was saved, after which the dialog is closed. */
  readonly onSaved: (email: string) => void;
  /** What else may be done to a known account, below its form. */
  readonly children?: ReactNode;
}

/** Creates or edits an account; the role is picked in a dialog of its own. Source: spec §2 and §5, users. */
export function UserDialog({ start, onClose, onSaved, children }: UserDialogProps) {
  const [isPicking, setIsPicking] = useState(false);
  const isNew = start.userId === null;
  const save = useSaveUser(({ email }) => onSaved(email.trim()));
  const { control, values, setValue, clearErrors, status } = useCheckedForm({
    start,
    check: checkUser,
    save,
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
      >
        <UserFields control={control} isNew={isNew} onPickRole={() => setIsPicking(true)} />
      </FormDialog>
      {isPicking && (
        <RoleDialog present={values.role} onChoose={choose} onClose={() => setIsPicking(false)} />
      )}
    </>
  );
}
