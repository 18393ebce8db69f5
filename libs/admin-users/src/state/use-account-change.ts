import { errorText } from '@vaglio/api-client';
import type { Scope } from '@vaglio/access-control';
import { useSetUserScopesMutation, useSetUserStatusMutation } from '../admin-users.api';

/** Disables or enables an account; `failure` is why the last try failed. */
export function useAccountStatus(id: string) {
  const [call, { isLoading, error }] = useSetUserStatusMutation();
  const setStatus = async (accountStatus: 'active' | 'disabled', onDone?: () => void) => {
    const { error: refusal } = await call({ id, body: { accountStatus } });
    if (!refusal) onDone?.();
  };
  return { setStatus, isRunning: isLoading, failure: error ? errorText(error, 'Update failed') : null };
}

/** Gives an account a list of scopes in place of those it has; `failure` is why the last try failed. */
export function useAccountScopes(id: string) {
  const [call, { isLoading, error }] = useSetUserScopesMutation();
  const setScopes = async (scopes: readonly Scope[]) => {
    await call({ id, body: { scopes: [...scopes] } });
  };
  return { setScopes, isRunning: isLoading, failure: error ? errorText(error, 'Update failed') : null };
}
