import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { BusyButton, DialogFrame, ErrorAlert, focusField, useDiscardQuestion } from '@vaglio/ui';
import { RoleDialog } from '../roles/RoleDialog';
import { useSaveUser } from './use-save-user';
import { UserFields } from './UserFields';
import { checkUser, isSameForm, type UserForm } from './users-form';

interface UserDialogProps {
  readonly start: UserForm;
  readonly onClose: () => void;
  /** Told the email address of what was saved, after which the dialog is closed. */
  readonly onSaved: (email: string) => void;
  /** What else may be done to a known account, below its form. */
  readonly children?: ReactNode;
}

/** Creates or edits an account; the role is picked in a dialog of its own. Source: spec §2 and §5, users. */
export function UserDialog({ start, onClose, onSaved, children }: UserDialogProps) {
  const [form, setForm] = useState(start);
  const [problem, setProblem] = useState<ReturnType<typeof checkUser>>(null);
  const [isPicking, setIsPicking] = useState(false);
  const isNew = start.userId === null;
  const { save, isSaving, failure } = useSaveUser(isNew);
  const [initial] = useState(start);
  const { close, question } = useDiscardQuestion(!isSameForm(form, initial) && !isSaving, onClose);
  const formId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkUser(form);
    setProblem(found);
    if (found) focusField(event.currentTarget, found.field ?? '');
    else void save(form, () => onSaved(form.email.trim()));
  };
  const choose = (role: string) => {
    setForm({ ...form, role });
    if (problem?.field === 'role') setProblem(null);
    setIsPicking(false);
  };
  const alert = failure ?? (problem?.field === null ? problem.text : null);

  const actions = (
    <>
      <Button disabled={isSaving} onClick={close}>
        Cancel
      </Button>
      <BusyButton
        type="submit"
        form={formId}
        variant="contained"
        busy={isSaving}
        busyLabel={isNew ? 'Creating…' : 'Saving…'}
      >
        {isNew ? 'Create user' : 'Save'}
      </BusyButton>
    </>
  );
  return (
    <>
      <DialogFrame
        title={isNew ? 'Create user' : 'Edit user'}
        isClosingBlocked={isSaving}
        onClose={close}
        actions={actions}
      >
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', gap: 4, pt: 1 }}
        >
          {alert && <ErrorAlert>{alert}</ErrorAlert>}
          <UserFields
            form={form}
            problem={problem}
            onChange={setForm}
            onPickRole={() => setIsPicking(true)}
          />
        </Box>
        {children}
      </DialogFrame>
      {isPicking && <RoleDialog present={form.role} onChoose={choose} onClose={() => setIsPicking(false)} />}
      {question}
    </>
  );
}
