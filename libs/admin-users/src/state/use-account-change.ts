import { ifMatch, outcomeOf } from '@vaglio/api-client';
import type { Scope } from '@vaglio/access-control';
import { type User, userShape } from '@vaglio/contract';
import { useVersionedChange } from '@vaglio/ui';
import { useSetUserScopesMutation, useSetUserStatusMutation } from '../hooks.gen';

/** Receives the account as the server answered it; null from a server that answers nothing. */
type OnChanged = (user: User | null) => void;

/** Disables or enables the account that the person saw; `failure` is why the last try failed. */
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

/** Gives an account a list of scopes in place of those that the person saw; `failure` is why the last try failed. */
export function useAccountScopes(onChanged: OnChanged) {
  const [call] = useSetUserScopesMutation();
  return useVersionedChange(async ({ userId, version }: User, scopes: readonly Scope[]) => {
    const changed = await call({ id: userId, ...ifMatch(version), body: { scopes: [...scopes] } });
    return outcomeOf(changed, userShape, 'Update failed');
  }, onChanged);
}
