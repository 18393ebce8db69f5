import { ifMatch, keepTokens, outcomeOf } from '@vaglio/api-client';
import type { ServiceAccount } from '@vaglio/contract';
import { serviceAccountShape } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import {
  useCreateServiceAccountMutation,
  useDeleteServiceAccountMutation,
  useUpdateServiceAccountMutation,
} from '../endpoints.gen';
import { toAccountBody, type AccountForm } from './account-form';

/** Creates or changes a service account: what saves a form without problems over the account that the person saw. */
export function useSaveAccount() {
  const [create] = useCreateServiceAccountMutation();
  const [update] = useUpdateServiceAccountMutation();
  return async (form: AccountForm, seen: ServiceAccount | null): Promise<Outcome<ServiceAccount>> => {
    const body = toAccountBody(form);
    if (seen === null) return outcomeOf(await create({ body }), serviceAccountShape, 'Create failed');
    const updated = await update({
      id: seen.id,
      ...ifMatch(seen.version),
      body: { ...body, ...keepTokens(form.revokesTokens) },
    });
    return outcomeOf(updated, serviceAccountShape, 'Update failed');
  };
}

/** Deletes a service account over the version that the person saw. */
export function useDeleteAccount() {
  const [remove] = useDeleteServiceAccountMutation();
  return async ({ id, version }: ServiceAccount): Promise<Outcome<ServiceAccount>> =>
    outcomeOf(await remove({ id, ...ifMatch(version) }), serviceAccountShape, 'Delete failed');
}
