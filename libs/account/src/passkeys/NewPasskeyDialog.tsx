import Typography from '@mui/material/Typography';
import { addPasskeyLimits } from '@vaglio/contract';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { usePasskeyChanges } from './use-passkeys';

interface NewPasskeyDialogProps {
  readonly asksPassword: boolean;
  /** True if the user has no second factor yet. */
  readonly isFirst: boolean;
  /** Receives the new recovery codes. The list is empty if the user already has codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Dialog that adds a passkey. It asks for a name and the password, and then the browser verifies the user. */
export function NewPasskeyDialog({ asksPassword, isFirst, onDone, onClose }: NewPasskeyDialogProps) {
  const { add } = usePasskeyChanges();
  const { control, status } = useValidatedForm({
    start: { name: '', password: '' },
    check: ({ name, password }) => {
      if (name.trim() === '') return { field: 'name' as const, text: i18n.t('Please enter a name.') };
      const isMissing = asksPassword && password === '';
      return isMissing ? { field: 'password' as const, text: i18n.t('Please enter your password.') } : null;
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
      title={i18n.t('Add a passkey')}
      form={{ ...status, isChanged: false }}
      saveLabel={i18n.t('Continue')}
      savingLabel={i18n.t('Waiting for your device…')}
      width="narrow"
      onClose={onClose}
    >
      <Typography>
        {i18n.t('Your device then asks for your finger, face or PIN.')} {whatFollows(asksPassword, isFirst)}
      </Typography>
      <FormField
        control={control}
        name="name"
        label={i18n.t('Name')}
        placeholder={i18n.t('Work laptop')}
        hint={i18n.t('A name that helps you recognise it.')}
        maxLength={addPasskeyLimits.name.maxLength}
        required
        autoFocus
      />
      {asksPassword && (
        <FormField
          control={control}
          name="password"
          label={i18n.t('Your password')}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
    </FormDialog>
  );
}

function whatFollows(hasPassword: boolean, isFirst: boolean): string {
  if (!hasPassword) return i18n.t('You can sign in with this passkey alone.');
  return isFirst
    ? i18n.t(
        'You can sign in with this passkey instead of your password. Signing in with your password will also require a passkey.',
      )
    : i18n.t('You can sign in with this passkey instead of your password.');
}
