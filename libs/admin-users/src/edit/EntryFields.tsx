import { MIN_PASSWORD_LENGTH } from '@vaglio/access-control';
import { isSsoOnly } from '@vaglio/api-client';
import { FormField, FormSelect, type FormControl } from '@vaglio/ui';
import type { InvitesBy } from '../invitation/invitation-text';
import { LENGTH_HINT } from '../password/password-form';
import type { Entry, UserForm } from './users-form';

interface EntryFieldsProps {
  readonly control: FormControl<UserForm>;
  readonly isNew: boolean;
  readonly entry: Entry;
  readonly invitesBy: InvitesBy | undefined;
}

/** `hintAtProvider`: where few people or none have a password. */
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

/** How the person of an account gets in: by an invitation, or with a password that is typed twice. */
export function EntryFields({ control, isNew, entry, invitesBy }: EntryFieldsProps) {
  const isTyped = !isNew || entry === 'password';
  const inviteHint = isSsoOnly() ? 'hintAtProvider' : 'hint';
  return (
    <>
      {isNew && invitesBy && (
        <FormSelect
          control={control}
          name="entry"
          label="First sign-in"
          options={[
            { value: invitesBy, label: INVITE[invitesBy].label },
            { value: 'password', label: 'Set a password' },
          ]}
          hint={entry === 'password' ? undefined : INVITE[invitesBy][inviteHint]}
        />
      )}
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
      )}
    </>
  );
}
