import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { FormField, type FormControl } from '@vaglio/ui';
import { GivenPasswordWarning } from './GivenPasswordWarning';
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
      <GivenPasswordWarning email={email} />
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
