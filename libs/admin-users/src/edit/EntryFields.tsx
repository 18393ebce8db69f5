import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { isSsoOnly } from '@vaglio/api-client';
import { FormField, useFormField, type FormControl } from '@vaglio/ui';
import type { InvitesBy } from '../invitation/invitation-text';
import { LENGTH_HINT } from '../password/password-form';
import type { Entry, UserForm } from './users-form';

interface EntryFieldsProps {
  readonly control: FormControl<UserForm>;
  readonly isNew: boolean;
  readonly entry: Entry;
  readonly invitesBy: InvitesBy | undefined;
}

/** Texts for both invitation methods. `hintAtProvider` is for servers on which most users have no password. */
const INVITE: Readonly<Record<InvitesBy, { label: string; hint: string; hintAtProvider: string }>> = {
  mail: {
    label: 'Send an invitation',
    hint: 'A mail with a link, valid for 7 days, by which the person chooses a password.',
    hintAtProvider: 'A mail with a link to the sign-in.',
  },
  link: {
    label: 'Make a link to hand over',
    hint: 'Mail is not set up: the link is shown once, valid for 7 days, and the person chooses a password with it.',
    hintAtProvider: 'Mail is not set up: the link to the sign-in is shown once.',
  },
};

/** Fields for the first sign-in of an account: the choice of an invitation, or a password that is typed twice. */
export function EntryFields({ control, isNew, entry, invitesBy }: EntryFieldsProps) {
  const isTyped = !isNew || entry === 'password';
  return (
    <>
      {isNew && invitesBy && <EntryChoice control={control} invitesBy={invitesBy} />}
      {isTyped && (
        <>
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
                : 'Leave blank to keep the current password.'
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
      )}
    </>
  );
}

interface EntryChoiceProps {
  readonly control: FormControl<UserForm>;
  readonly invitesBy: InvitesBy;
}

/** Both options for the first sign-in side by side, with a description of their effects. */
function EntryChoice({ control, invitesBy }: EntryChoiceProps) {
  const id = useId();
  const { name, value, onChange } = useFormField(control, 'entry');
  const { label, hint, hintAtProvider } = INVITE[invitesBy];
  const ways = [
    { way: invitesBy, label, hint: isSsoOnly() ? hintAtProvider : hint },
    { way: 'password', label: 'Set a password', hint: 'You type a first password and hand it over.' },
  ];
  return (
    <div>
      <Box id={id} sx={{ typography: 'label', color: 'text.primary', mb: 1 }}>
        First sign-in
      </Box>
      <RadioGroup
        aria-labelledby={id}
        name={name}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: { xs: 1, sm: 4 } }}
      >
        {ways.map((option) => (
          <div key={option.way}>
            <FormControlLabel
              value={option.way}
              label={option.label}
              sx={{ mr: 0 }}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${option.way}` } }} />}
            />
            <Box id={`${id}-${option.way}`} sx={{ typography: 'caption', color: 'text.secondary' }}>
              {option.hint}
            </Box>
          </div>
        ))}
      </RadioGroup>
    </div>
  );
}
