import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createApiTokenLimits, type CreatedApiToken } from '@vaglio/contract';
import { FormDialog, FormField, FormSelect, SecretFrame, useValidatedForm } from '@vaglio/ui';
import { roleLabel } from '../service-accounts/account-text';
import { scopesOfChoices, usableAreas, NOTHING_OPEN, type AreaChoices } from './token-areas';
import { type TokenOwner, useCreateToken } from './use-token-changes';

/** Form values of a new token, with a field per API area. */
type TokenForm = AreaChoices & { readonly name: string; readonly days: string };

const LIFETIMES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

const NEW_TOKEN: TokenForm = { ...NOTHING_OPEN, name: '', days: '90' };

/** Returns the first problem of the token form in field order, or null if the form is valid. */
function checkToken(form: TokenForm) {
  if (form.name.trim() === '') return { field: 'name', text: 'Name is required.' } as const;
  if (scopesOfChoices(form).length === 0)
    return { field: null, text: 'Choose Read or Read and write for at least one area.' } as const;
  return null;
}

const READ = [
  { value: 'none', label: 'No access' },
  { value: 'read', label: 'Read' },
];
const READ_AND_WRITE = [...READ, { value: 'write', label: 'Read and write' }];

interface NewTokenDialogProps {
  /** Service account that will own the token. null for a token of the signed-in user. */
  readonly owner: TokenOwner | null;
  /** Scopes that the owner may grant, or undefined if they are unknown. */
  readonly usableScopes: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Dialog that creates an API token and then shows it once. */
export function NewTokenDialog({ owner, usableScopes, onClose }: NewTokenDialogProps) {
  const create = useCreateToken(owner);
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const { control, status } = useValidatedForm<TokenForm>({
    start: NEW_TOKEN,
    check: checkToken,
    save: async (form) => {
      const body = { name: form.name.trim(), days: Number(form.days), scopes: scopesOfChoices(form) };
      const made = await create(body);
      if ('failure' in made) return { field: null, text: made.failure };
      setCreated(made.created);
      return null;
    },
  });
  if (created) return <NewTokenText created={created} owner={owner} onClose={onClose} />;
  return (
    <FormDialog
      title="Create API token"
      form={status}
      saveLabel="Create"
      savingLabel="Creating…"
      onClose={onClose}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        hint="Name the program that uses the token, such as 'CRM sync'."
        required
        autoFocus
        autoComplete="off"
        maxLength={createApiTokenLimits.name.maxLength}
      />
      <FormSelect control={control} name="days" label="Valid for" options={LIFETIMES} />
      {owner && (
        <Typography>
          {owner.name} has the role {roleLabel(owner.role)}. Its tokens cannot exceed the permissions of that
          role.
        </Typography>
      )}
      <Box
        role="group"
        aria-label="Permissions"
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {usableAreas(usableScopes).map(({ area, label, canWrite }) => (
          <FormSelect
            key={area}
            control={control}
            name={area}
            label={label}
            options={canWrite ? READ_AND_WRITE : READ}
          />
        ))}
      </Box>
    </FormDialog>
  );
}

interface NewTokenTextProps {
  readonly created: CreatedApiToken;
  /** Service account that owns the token. null for a token of the signed-in user. */
  readonly owner: TokenOwner | null;
  readonly onClose: () => void;
}

/** Dialog content with a new token, which is displayed only once. */
function NewTokenText({ created: { name, token }, owner, onClose }: NewTokenTextProps) {
  return (
    <SecretFrame title={`Token of ${name}`} label="Token" secret={token} what="token" onClose={onClose}>
      Copy the token into the settings of your program now: it is not shown again. Anyone with the token can
      send requests in {owner ? `the name of ${owner.name}` : 'your name'}.
    </SecretFrame>
  );
}
