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
  /** As it is when the dialog opens; null for a new one. */
  readonly account: ServiceAccount | null;
  readonly onClose: () => void;
}

/** Creates or edits a service account: name, purpose, the most that its tokens can open. */
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
        hint="What it does is signed with it."
        required
        autoFocus
        autoComplete="off"
        maxLength={createServiceAccountLimits.name.maxLength}
      />
      <FormField
        control={control}
        name="purpose"
        label="What it is for"
        hint="Such as the program that uses it, and who looks after it."
        required
        autoComplete="off"
        maxLength={createServiceAccountLimits.purpose.maxLength}
      />
      <FormSelect
        control={control}
        name="role"
        label="Role"
        hint="The most that its tokens can open."
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
