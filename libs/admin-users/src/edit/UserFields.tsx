import Button from '@mui/material/Button';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { Field } from '@vaglio/ui';
import type { Problem } from '../form-problem';
import { LENGTH_HINT } from '../password/password-form';
import { registerUserLimits } from '../limits.gen';
import type { UserField, UserForm } from './users-form';

interface UserFieldsProps {
  readonly form: UserForm;
  readonly problem: Problem<UserField> | null;
  readonly onChange: (form: UserForm) => void;
  readonly onPickRole: () => void;
}

/** Nickname, email, role, password and confirmation; of a known account the first two are only read. */
export function UserFields({ form, problem, onChange, onPickRole }: UserFieldsProps) {
  const isNew = form.userId === null;
  const fieldOf = (field: UserField) => ({
    name: field,
    value: form[field],
    onChange: (value: string) => onChange({ ...form, [field]: value }),
    error: problem?.field === field ? problem.text : null,
  });
  return (
    <>
      <Field
        label="Nickname"
        {...fieldOf('nickname')}
        required={isNew}
        readOnly={!isNew}
        autoFocus={isNew}
        autoComplete="off"
        maxLength={registerUserLimits.name.maxLength}
      />
      <Field
        label="Email"
        {...fieldOf('email')}
        type="email"
        required={isNew}
        readOnly={!isNew}
        autoComplete="off"
        maxLength={registerUserLimits.email.maxLength}
      />
      <Field
        label="Role"
        {...fieldOf('role')}
        readOnly
        required
        placeholder="Choose a role"
        end={
          <Button size="small" variant="text" aria-label="Change role" onClick={onPickRole}>
            Change
          </Button>
        }
      />
      <Field
        label="Password"
        {...fieldOf('password')}
        type="password"
        required={isNew}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        hint={
          isNew
            ? `${LENGTH_HINT}. A new one must be chosen at the first sign-in.`
            : 'Leave it empty to keep the present one.'
        }
      />
      <Field
        label="Confirm password"
        {...fieldOf('confirmation')}
        type="password"
        required={isNew}
        autoComplete="new-password"
      />
    </>
  );
}
