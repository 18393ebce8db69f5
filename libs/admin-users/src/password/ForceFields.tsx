import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { FormField, type FormControl } from '@vaglio/ui';
import { GivenPasswordWarning } from './GivenPasswordWarning';
import { LENGTH_HINT, type ResetForm } from './password-form';

interface ForceFieldsProps {
  readonly email: string;
  readonly control: FormControl<ResetForm>;
}

/** Fields of the reset dialog in the mode 'force': a warning, the password and its confirmation. Source: spec §2. */
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
