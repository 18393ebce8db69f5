import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { Field, WarningAlert } from '@vaglio/ui';
import type { Problem } from '../form-problem';
import { LENGTH_HINT, type TypedPassword } from './password-form';

interface ForceFieldsProps {
  readonly email: string;
  readonly typed: TypedPassword;
  readonly problem: Problem<keyof TypedPassword> | null;
  readonly onChange: (typed: TypedPassword) => void;
}

/** The mode 'force' of the reset dialog: its warning, and the password typed twice. Source: spec §2. */
export function ForceFields({ email, typed, problem, onChange }: ForceFieldsProps) {
  const fieldOf = (field: keyof TypedPassword) => ({
    type: 'password',
    name: field,
    value: typed[field],
    required: true,
    autoComplete: 'new-password',
    onChange: (value: string) => onChange({ ...typed, [field]: value }),
    error: problem?.field === field ? problem.text : null,
  });
  return (
    <>
      <WarningAlert>
        The present password of <b>{email}</b> stops working at once, and the person is signed out everywhere.
        Tell them the new one yourself.
      </WarningAlert>
      <Field
        label="New password"
        autoFocus
        minLength={MIN_PASSWORD_LENGTH}
        hint={LENGTH_HINT}
        {...fieldOf('password')}
      />
      <Field label="Confirm password" {...fieldOf('confirmation')} />
    </>
  );
}
