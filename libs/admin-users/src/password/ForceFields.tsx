import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { FormField, WarningAlert, type FormControl } from '@vaglio/ui';
import { LENGTH_HINT, type ResetForm } from './password-form';

interface ForceFieldsProps {
  readonly email: string;
  readonly control: FormControl<ResetForm>;
}

/** The mode 'force' of the reset dialog: its warning, and the password typed twice. Source: spec §2. */
export function ForceFields({ email, control }: ForceFieldsProps) {
  const password = { control, type: 'password', required: true, autoComplete: 'new-password' } as const;
  return (
    <>
      <WarningAlert>
        The present password of <b>{email}</b> stops working at once, and the person is signed out everywhere.
        Tell them the new one yourself.
      </WarningAlert>
      <FormField
        {...password}
        name="password"
        label="New password"
        autoFocus
        minLength={MIN_PASSWORD_LENGTH}
        hint={LENGTH_HINT}
      />
      <FormField {...password} name="confirmation" label="Confirm password" />
    </>
  );
}
