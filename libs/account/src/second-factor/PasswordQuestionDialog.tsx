import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ConfirmDialog, FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { useSubmission } from '../use-submission';

interface PasswordQuestionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  /** True if the user has a password. Otherwise the dialog asks only for confirmation. */
  readonly asksPassword?: boolean;
  /** True if the field may stay empty for users without a password. */
  readonly isOptional?: boolean;
  /** Explanation of why the password is needed. */
  readonly children: ReactNode;
  /** Receives the password, or '' without a password. It resolves to the reason for a refusal, or to null. */
  readonly onPassword: (password: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Dialog that asks for the password, or only for confirmation, before the sign-in methods are changed. */
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
        ? { field: 'password' as const, text: i18n.t('Please enter your password.') }
        : null,
    save: async ({ password }) => onPassword(password),
  });
  return (
    <FormDialog
      title={title}
      form={{ ...status, isChanged: false }}
      saveLabel={confirmLabel}
      savingLabel={i18n.t('Checking…')}
      isDanger={isDanger}
      width="narrow"
      onClose={onClose}
    >
      <Typography>{children}</Typography>
      <FormField
        control={control}
        name="password"
        label={i18n.t('Your password')}
        type="password"
        autoComplete="current-password"
        required={!isOptional}
        hint={isOptional ? i18n.t('Leave blank if you have no password.') : undefined}
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
      busyLabel={i18n.t('Checking…')}
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
