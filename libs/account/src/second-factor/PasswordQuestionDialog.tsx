import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ConfirmDialog, FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { useSubmission } from '../use-submission';

interface PasswordQuestionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  /** Whether the person has a password; without one they are asked for a confirmation only. */
  readonly asksPassword?: boolean;
  /** Who has no password leaves it empty. */
  readonly isOptional?: boolean;
  /** Why the password is asked for. */
  readonly children: ReactNode;
  /** Receives '' where no password is asked for; resolves with why it was refused, or null. */
  readonly onPassword: (password: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the own password, before something is changed that opens the account. */
export function PasswordQuestionDialog({ asksPassword = true, ...question }: PasswordQuestionDialogProps) {
  return asksPassword ? <WithPassword {...question} /> : <WithoutPassword {...question} />;
}

type QuestionProps = Omit<PasswordQuestionDialogProps, 'asksPassword'>;

function WithPassword(props: QuestionProps) {
  const { title, confirmLabel, isDanger = false, isOptional = false, children, onPassword, onClose } = props;
  const { control, status } = useValidatedForm({
    start: { password: '' },
    check: ({ password }) =>
      password === '' && !isOptional
        ? { field: 'password' as const, text: 'Please enter your password.' }
        : null,
    save: async ({ password }) => onPassword(password),
  });
  return (
    <FormDialog
      title={title}
      form={{ ...status, isChanged: false }}
      saveLabel={confirmLabel}
      savingLabel="Checking…"
      isDanger={isDanger}
      width="narrow"
      onClose={onClose}
    >
      <Typography>{children}</Typography>
      <FormField
        control={control}
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required={!isOptional}
        hint={isOptional ? 'Empty if you have none.' : undefined}
        autoFocus
      />
    </FormDialog>
  );
}

function WithoutPassword({ title, confirmLabel, isDanger, children, onPassword, onClose }: QuestionProps) {
  const { isBusy, failure, run } = useSubmission();
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      busyLabel="Checking…"
      isDanger={isDanger}
      busy={isBusy}
      error={failure}
      onConfirm={() => void run(() => onPassword(''))}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
