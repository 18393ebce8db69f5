import type { ServiceAccount, UpdateServiceAccountApiArg } from '@vaglio/contract';
import type { FormError, FieldTexts } from '@vaglio/ui';
import { roleLabel } from './account-text';

/** Form values of a service account. */
export interface AccountForm {
  readonly name: string;
  readonly purpose: string;
  readonly role: ServiceAccount['role'];
  readonly mayEdit: boolean;
  readonly isActive: boolean;
  /** True if disabling the service account also revokes its tokens. */
  readonly revokesTokens: boolean;
}

export const NEW_ACCOUNT: AccountForm = {
  name: '',
  purpose: '',
  role: 'user',
  mayEdit: false,
  isActive: true,
  revokesTokens: true,
};

export function toAccountForm({
  name,
  purpose,
  role,
  may_edit_investments,
  is_active,
}: ServiceAccount): AccountForm {
  return {
    name,
    purpose,
    role,
    mayEdit: may_edit_investments,
    isActive: is_active,
    revokesTokens: true,
  };
}

/** Returns the first problem of the account form in field order, or null if the form is valid. */
export function checkAccount({ name, purpose }: AccountForm): FormError<'name' | 'purpose'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (purpose.trim() === '') return { field: 'purpose', text: 'Purpose is required.' };
  return null;
}

/** Converts a valid account form to a request body. */
export function toAccountBody(form: AccountForm): UpdateServiceAccountApiArg['body'] {
  return {
    name: form.name.trim(),
    purpose: form.purpose.trim(),
    role: form.role,
    may_edit_investments: form.mayEdit,
    is_active: form.isActive,
  };
}

/** Returns the values of an account form as text. */
export function formText({ name, purpose, role, mayEdit, isActive }: AccountForm): FieldTexts {
  return {
    Name: name.trim(),
    Purpose: purpose.trim(),
    Role: roleLabel(role),
    'Marks and edits startups': mayEdit ? 'yes' : 'no',
    State: isActive ? 'On' : 'Off',
  };
}
