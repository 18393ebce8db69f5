import { ifMatch, keepTokens, outcomeOf } from '@vaglio/api-client';
import { serviceAccountShape, type ServiceAccount, type Outcome } from '@vaglio/contract';
import {
  useCreateServiceAccountMutation,
  useDeleteServiceAccountMutation,
  useUpdateServiceAccountMutation,
} from '../endpoints.gen';
import { toAccountBody, type AccountForm } from './account-form';

/**
 * Returns a function that creates or updates a service account. The server rejects an update if the account has changed
 * since it was displayed.
 */
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

/**
 * Returns a function that deletes a service account. The server rejects the request if the account has changed since it
 * was displayed.
 */
export function useDeleteAccount() {
  const [remove] = useDeleteServiceAccountMutation();
  return async ({ id, version }: ServiceAccount): Promise<Outcome<ServiceAccount>> =>
    outcomeOf(await remove({ id, ...ifMatch(version) }), serviceAccountShape, 'Delete failed');
}
