import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDialog, FormField, useCheckedForm } from '@vaglio/ui';

interface PasswordQuestionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  /** Who has no password leaves it empty. */
  readonly isOptional?: boolean;
  /** Why the password is asked for. */
  readonly children: ReactNode;
  /** Resolves with why it was refused, or null. */
  readonly onPassword: (password: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the own password, before something is changed that opens the account. */
export function PasswordQuestionDialog(props: PasswordQuestionDialogProps) {
  const { title, confirmLabel, isDanger = false, isOptional = false, children, onPassword, onClose } = props;
  const { control, status } = useCheckedForm({
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
