import {
  FormDialog,
  FormField,
  FormSelect,
  FormSwitch,
  RevokeTokensChoice,
  useVersionedForm,
} from '@vaglio/ui';
import { createServiceAccountLimits, type ServiceAccount } from '@vaglio/contract';
import { checkAccount, formText, NEW_ACCOUNT, toAccountForm } from './account-form';
import { ACCOUNT_ROLES } from './account-text';
import { useSaveAccount } from './use-account-changes';

interface ServiceAccountDialogProps {
  /** Service account as it was when the dialog was opened. null for a new account. */
  readonly account: ServiceAccount | null;
  readonly onClose: () => void;
}

/**
 * Dialog that creates or edits a service account with its name, its purpose and the maximum permissions of its tokens.
 */
export function ServiceAccountDialog({ account, onClose }: ServiceAccountDialogProps) {
  const isNew = account === null;
  const { control, values, setValue, status } = useVersionedForm({
    row: account,
    start: account ? toAccountForm(account) : NEW_ACCOUNT,
    toForm: toAccountForm,
    check: checkAccount,
    save: useSaveAccount(),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={isNew ? 'Create service account' : 'Edit service account'}
      form={status}
      saveLabel={isNew ? 'Create' : 'Save'}
      savingLabel={isNew ? 'Creating…' : 'Saving…'}
      onClose={onClose}
      conflict={{
        what: 'this service account',
        textsOf: (row: ServiceAccount) => formText(toAccountForm(row)),
        mine: () => formText(values),
      }}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        hint="Shown as the author of its actions."
        required
        autoFocus
        autoComplete="off"
        maxLength={createServiceAccountLimits.name.maxLength}
      />
      <FormField
        control={control}
        name="purpose"
        label="Purpose"
        hint="Such as the program that uses it, and the person responsible."
        required
        autoComplete="off"
        maxLength={createServiceAccountLimits.purpose.maxLength}
      />
      <FormSelect
        control={control}
        name="role"
        label="Role"
        hint="The highest role that its tokens can use."
        options={ACCOUNT_ROLES}
      />
      {values.role !== 'admin' && (
        <FormSwitch control={control} name="mayEdit" label="Marks and edits startups" />
      )}
      {!isNew && <FormSwitch control={control} name="isActive" label="Switched on" />}
      {account?.is_active && !values.isActive && (
        <RevokeTokensChoice
          count={account.tokens}
          isChosen={values.revokesTokens}
          onChange={(isChosen) => setValue('revokesTokens', isChosen)}
          disabled={status.isSaving}
        />
      )}
    </FormDialog>
  );
}
