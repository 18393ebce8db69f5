import type { ServiceAccount, UpdateServiceAccountApiArg } from '@vaglio/contract';
import type { FormError, FieldTexts } from '@vaglio/ui';
import { roleLabel } from './account-text';

/** A service account as it is typed. */
export interface AccountForm {
  readonly name: string;
  readonly purpose: string;
  readonly role: ServiceAccount['role'];
  readonly mayEdit: boolean;
  readonly isActive: boolean;
  /** Whether switching it off revokes its tokens. */
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

/** First problem of the form, in the order of its fields; null when there is none. */
export function checkAccount({ name, purpose }: AccountForm): FormError<'name' | 'purpose'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Name is required.' };
  if (purpose.trim() === '') return { field: 'purpose', text: 'Say what it is for.' };
  return null;
}

/** What is sent of a form without problems. */
export function toAccountBody(form: AccountForm): UpdateServiceAccountApiArg['body'] {
  return {
    name: form.name.trim(),
    purpose: form.purpose.trim(),
    role: form.role,
    may_edit_investments: form.mayEdit,
    is_active: form.isActive,
  };
}

/** What was typed, as people read it. */
export function formText({ name, purpose, role, mayEdit, isActive }: AccountForm): FieldTexts {
  return {
    Name: name.trim(),
    'What it is for': purpose.trim(),
    Role: roleLabel(role),
    'Marks and edits startups': mayEdit ? 'yes' : 'no',
    State: isActive ? 'On' : 'Off',
  };
}
