import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { FormDialog, FormField, FormSelect, useCheckedForm } from '@vaglio/ui';
import { useCreateApiTokenMutation, type CreatedApiToken } from './endpoints.gen';
import { createApiTokenLimits } from './limits.gen';
import { NewTokenText } from './NewTokenText';
import { scopesOfChoices, TOKEN_AREAS } from './token-areas';
import { checkToken, LIFETIMES, NEW_TOKEN, type TokenForm } from './token-form';

const READ = [
  { value: 'none', label: 'No access' },
  { value: 'read', label: 'Read' },
];
const READ_AND_WRITE = [...READ, { value: 'write', label: 'Read and write' }];

/** Makes a token: name, end, what it opens; then shows its text, once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const [create, { reset }] = useCreateApiTokenMutation();
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const { control, status } = useCheckedForm<TokenForm>({
    start: NEW_TOKEN,
    check: checkToken,
    save: async (form) => {
      const body = { name: form.name.trim(), days: Number(form.days), scopes: scopesOfChoices(form) };
      const { data, error } = await create({ body });
      if (error) return { field: null, text: errorText(error, 'Update failed') };
      reset(); // the store forgets the text
      setCreated(data ?? null);
      return null;
    },
  });
  if (created) return <NewTokenText created={created} onClose={onClose} />;
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
        hint="What uses it, such as 'CRM sync'."
        required
        autoFocus
        autoComplete="off"
        maxLength={createApiTokenLimits.name.maxLength}
      />
      <FormSelect control={control} name="days" label="Valid for" options={LIFETIMES} />
      <Box
        role="group"
        aria-label="What it opens"
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {TOKEN_AREAS.map(({ area, label, canWrite }) => (
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
