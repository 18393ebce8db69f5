import { ifMatch, outcomeOf } from '@vaglio/api-client';
import type { Outcome } from '@vaglio/ui';
import { serviceAccount } from '../answers.gen';
import {
  useCreateServiceAccountMutation,
  useDeleteServiceAccountMutation,
  useUpdateServiceAccountMutation,
  type ServiceAccount,
} from '../endpoints.gen';
import { toAccountBody, type AccountForm } from './account-form';

/** Creates or changes a service account: what saves a form without problems over the account that the person saw. */
export function useSaveAccount() {
  const [create] = useCreateServiceAccountMutation();
  const [update] = useUpdateServiceAccountMutation();
  return async (form: AccountForm, seen: ServiceAccount | null): Promise<Outcome<ServiceAccount>> => {
    const body = toAccountBody(form);
    if (seen === null) return outcomeOf(await create({ body }), serviceAccount, 'Create failed');
    const updated = await update({ id: seen.id, ...ifMatch(seen.version), body });
    return outcomeOf(updated, serviceAccount, 'Update failed');
  };
}

/** Deletes a service account over the version that the person saw. */
export function useDeleteAccount() {
  const [remove] = useDeleteServiceAccountMutation();
  return async ({ id, version }: ServiceAccount): Promise<Outcome<ServiceAccount>> =>
    outcomeOf(await remove({ id, ...ifMatch(version) }), serviceAccount, 'Delete failed');
}
