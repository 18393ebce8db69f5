import Typography from '@mui/material/Typography';
import { addPasskeyLimits } from '@vaglio/contract';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { usePasskeyChanges } from './use-passkeys';

interface NewPasskeyDialogProps {
  readonly asksPassword: boolean;
  /** Whether the password alone signs the person in until now. */
  readonly isFirst: boolean;
  /** Receives recovery codes, none where the person has them already. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Adds a passkey: a name for it and the password, then the browser asks for a finger, a face or a PIN. */
export function NewPasskeyDialog({ asksPassword, isFirst, onDone, onClose }: NewPasskeyDialogProps) {
  const { add } = usePasskeyChanges();
  const { control, status } = useValidatedForm({
    start: { name: '', password: '' },
    check: ({ name, password }) => {
      if (name.trim() === '') return { field: 'name' as const, text: 'Please enter a name.' };
      const isMissing = asksPassword && password === '';
      return isMissing ? { field: 'password' as const, text: 'Please enter your password.' } : null;
    },
    save: async (form) => {
      const added = await add(form);
      if (typeof added === 'string') return added;
      onDone(added);
      return null;
    },
  });
  return (
    <FormDialog
      title="Add a passkey"
      form={{ ...status, isChanged: false }}
      saveLabel="Continue"
      savingLabel="Waiting for your device…"
      width="narrow"
      onClose={onClose}
    >
      <Typography>
        Your device then asks for your finger, face or PIN. {whatFollows(asksPassword, isFirst)}
      </Typography>
      <FormField
        control={control}
        name="name"
        label="Name"
        placeholder="Work laptop"
        hint="By which you recognise it in this list."
        maxLength={addPasskeyLimits.name.maxLength}
        required
        autoFocus
      />
      {asksPassword && (
        <FormField
          control={control}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          required
        />
      )}
    </FormDialog>
  );
}

function whatFollows(hasPassword: boolean, isFirst: boolean): string {
  if (!hasPassword) return 'With it alone you sign in.';
  return isFirst
    ? 'With it you sign in without your password, and your password alone no longer signs you in: it asks for a passkey besides.'
    : 'With it you sign in without your password.';
}
