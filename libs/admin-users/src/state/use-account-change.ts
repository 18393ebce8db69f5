import { errorText } from '@vaglio/api-client';
import type { Scope } from '@vaglio/access-control';
import { useSetUserScopesMutation, useSetUserStatusMutation } from '../admin-users.api';
import { useTask } from '../use-task';

const FALLBACK = 'Update failed';

/** Disables or enables an account, and says why it could not. */
export function useAccountStatus(id: string) {
  const [call] = useSetUserStatusMutation();
  const { isRunning, failure, run } = useTask(FALLBACK);
  const setStatus = (accountStatus: 'active' | 'disabled', onDone?: () => void) =>
    run(async () => {
      const { error } = await call({ id, body: { accountStatus } });
      if (!error) onDone?.();
      return error ? errorText(error, FALLBACK) : null;
    });
  return { setStatus, isRunning, failure };
}

/** Gives an account a list of scopes in place of those it has, and says why it could not. */
export function useAccountScopes(id: string) {
  const [call] = useSetUserScopesMutation();
  const { isRunning, failure, run } = useTask(FALLBACK);
  const setScopes = (scopes: readonly Scope[]) =>
    run(async () => {
      const { error } = await call({ id, body: { scopes: [...scopes] } });
      return error ? errorText(error, FALLBACK) : null;
    });
  return { setScopes, isRunning, failure };
}
