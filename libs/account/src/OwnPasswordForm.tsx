import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { AskBeforeLeaving, BusyButton, ErrorAlert, Field, Section, SuccessAlert } from '@vaglio/ui';
import { checkOwnPassword, LENGTH_HINT, type OwnPassword } from './password-form';
import { useOwnPassword } from './use-own-password';

const EMPTY: OwnPassword = { current: '', next: '', confirmation: '' };

/** The change-password form of the profile: current, new, confirmation. Source: spec §2 and §5. */
export function OwnPasswordForm() {
  const [form, setForm] = useState(EMPTY);
  const [problem, setProblem] = useState<ReturnType<typeof checkOwnPassword>>(null);
  const inputs = {
    current: useRef<HTMLInputElement>(null),
    next: useRef<HTMLInputElement>(null),
    confirmation: useRef<HTMLInputElement>(null),
  };
  const { isBusy, failure, isDone, change } = useOwnPassword();

  const submit = () => {
    const found = checkOwnPassword(form);
    setProblem(found);
    if (found) inputs[found.field].current?.focus();
    else void change(form, () => setForm(EMPTY));
  };
  const fieldOf = (field: keyof OwnPassword) => ({
    type: 'password',
    required: true,
    value: form[field],
    inputRef: inputs[field],
    onChange: (value: string) => setForm({ ...form, [field]: value }),
    error: problem?.field === field ? problem.text : null,
  });

  return (
    <Section title="Change password" purpose="Your other sessions are signed out." headingLevel={2} isFlush>
      <AskBeforeLeaving when={form.next !== '' || form.confirmation !== ''} />
      <Box
        component="form"
        noValidate
        aria-label="Change password"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, pb: 5, maxWidth: 420 }}>
          {failure && <ErrorAlert>{failure}</ErrorAlert>}
          {isDone && <SuccessAlert>Password changed.</SuccessAlert>}
          <Field
            label="Current password"
            name="current-password"
            autoComplete="current-password"
            placeholder="enter password"
            {...fieldOf('current')}
          />
          <Field
            label="New password"
            name="new-password"
            autoComplete="new-password"
            placeholder="enter password"
            hint={LENGTH_HINT}
            minLength={MIN_PASSWORD_LENGTH}
            {...fieldOf('next')}
          />
          <Field
            label="Confirm password"
            name="confirm-password"
            autoComplete="new-password"
            placeholder="Repeat the password"
            {...fieldOf('confirmation')}
          />
        </Box>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            borderTop: 1,
            borderColor: 'border',
            px: 5,
            py: '14px',
          }}
        >
          <BusyButton type="submit" variant="contained" busy={isBusy} busyLabel="Saving…">
            Change password
          </BusyButton>
        </Box>
      </Box>
    </Section>
  );
}
