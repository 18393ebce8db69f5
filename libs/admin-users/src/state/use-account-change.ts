import { ifMatch, outcomeOf } from '@vaglio/api-client';
import type { Scope } from '@vaglio/access-control';
import { type User, userShape } from '@vaglio/contract';
import { useVersionedChange } from '@vaglio/ui';
import { useSetUserScopesMutation, useSetUserStatusMutation } from '../hooks.gen';

/** Receives the account in the response, or null if the response is empty. */
type OnChanged = (user: User | null) => void;

/**
 * Disables or enables an account. The server rejects the request if the account has changed since it was displayed.
 * `failure` is the error text of the last attempt.
 */
export function useAccountStatus(onChanged: OnChanged) {
  const [call] = useSetUserStatusMutation();
  return useVersionedChange(
    async (
      { userId, version }: User,
      change: { accountStatus: 'active' | 'disabled'; keep_api_tokens?: true },
    ) => {
      const changed = await call({ id: userId, ...ifMatch(version), body: change });
      return outcomeOf(changed, userShape, 'Update failed');
    },
    onChanged,
  );
}

/**
 * Replaces the scopes of an account. The server rejects the request if the account has changed since it was displayed.
 * `failure` is the error text of the last attempt.
 */
export function useAccountScopes(onChanged: OnChanged) {
  const [call] = useSetUserScopesMutation();
  return useVersionedChange(async ({ userId, version }: User, scopes: readonly Scope[]) => {
    const changed = await call({ id: userId, ...ifMatch(version), body: { scopes: [...scopes] } });
    return outcomeOf(changed, userShape, 'Update failed');
  }, onChanged);
}
