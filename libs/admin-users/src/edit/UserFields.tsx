import Button from '@mui/material/Button';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { FormField, type FormControl } from '@vaglio/ui';
import { registerUserLimits } from '../limits.gen';
import { LENGTH_HINT } from '../password/password-form';
import type { UserForm } from './users-form';

interface UserFieldsProps {
  readonly control: FormControl<UserForm>;
  readonly isNew: boolean;
  readonly onPickRole: () => void;
}

/** Nickname, email, role, password and confirmation; of a known account the first two are only read. */
export function UserFields({ control, isNew, onPickRole }: UserFieldsProps) {
  return (
    <>
      <FormField
        control={control}
        name="nickname"
        label="Nickname"
        required={isNew}
        readOnly={!isNew}
        autoFocus={isNew}
        autoComplete="off"
        maxLength={registerUserLimits.name.maxLength}
      />
      <FormField
        control={control}
        name="email"
        label="Email"
        type="email"
        required={isNew}
        readOnly={!isNew}
        autoComplete="off"
        maxLength={registerUserLimits.email.maxLength}
      />
      <FormField
        control={control}
        name="role"
        label="Role"
        readOnly
        required
        placeholder="Choose a role"
        end={
          <Button size="small" variant="text" aria-label="Change role" onClick={onPickRole}>
            Change
          </Button>
        }
      />
      <FormField
        control={control}
        name="password"
        label="Password"
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
      <FormField
        control={control}
        name="confirmation"
        label="Confirm password"
        type="password"
        required={isNew}
        autoComplete="new-password"
      />
    </>
  );
}
