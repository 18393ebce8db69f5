import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSession } from '@vaglio/auth-session';
import { registerUserLimits } from '@vaglio/contract';
import { FormField, FormSwitch, type FormControl } from '@vaglio/ui';
import type { InvitesBy } from '../invitation/invitation-text';
import { actorOf, mayGrantScopes } from '../rights';
import { EntryFields } from './EntryFields';
import type { Entry, UserForm } from './users-form';

interface UserFieldsProps {
  readonly control: FormControl<UserForm>;
  readonly isNew: boolean;
  readonly entry: Entry;
  readonly role: string;
  /** Invitation method, or undefined if the server does not support invitations. */
  readonly invitesBy: InvitesBy | undefined;
  readonly onPickRole: () => void;
}

/** Form fields of an account. Nickname and email of an existing account are read-only. */
export function UserFields(props: UserFieldsProps) {
  const { control, isNew, entry, role, invitesBy, onPickRole } = props;
  const session = useSession();
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
      {isNew && invitesBy && <NameFields control={control} />}
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
      {isNew && invitesBy && mayGrantScopes(actorOf(session)) && role !== 'admin' && (
        <FormSwitch control={control} name="canWrite" label="Mark and edit startups" />
      )}
      <EntryFields control={control} isNew={isNew} entry={entry} invitesBy={invitesBy} />
    </>
  );
}

/** Fields for the first and last name. They are side by side except on phones. */
function NameFields({ control }: Pick<UserFieldsProps, 'control'>) {
  const { first_name, last_name } = registerUserLimits;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
      <FormField
        control={control}
        name="firstName"
        label="First name"
        autoComplete="off"
        maxLength={first_name.maxLength}
      />
      <FormField
        control={control}
        name="lastName"
        label="Last name"
        autoComplete="off"
        maxLength={last_name.maxLength}
      />
    </Box>
  );
}
