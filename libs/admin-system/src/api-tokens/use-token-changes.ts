import { errorText } from '@vaglio/api-client';
import type { CreateApiTokenApiArg, CreatedApiToken, ServiceAccount } from '@vaglio/contract';
import { useCreateApiTokenMutation, useRevokeApiTokenMutation } from './api-tokens.api';
import {
  useConfirmApiTokenMutation,
  useConfirmServiceTokenMutation,
  useCreateServiceTokenMutation,
  useRevokeServiceTokenMutation,
} from '../endpoints.gen';

/** Service account whose tokens an administrator creates and revokes. */
export type TokenOwner = Pick<ServiceAccount, 'id' | 'name' | 'role'>;

/** Result of creating a token. `created` is null if the response contains no token. */
type Made = { readonly created: CreatedApiToken | null } | { readonly failure: string };

/**
 * Returns a function that creates a token and immediately removes it from the store.
 * @param owner null for the signed-in user
 */
export function useCreateToken(owner: TokenOwner | null) {
  const [createOwn] = useCreateApiTokenMutation();
  const [createOther] = useCreateServiceTokenMutation();
  return async (body: CreateApiTokenApiArg['body']): Promise<Made> => {
    const sent = owner ? createOther({ id: owner.id, body }) : createOwn({ body });
    const { data, error } = await sent;
    if (error) return { failure: errorText(error, 'Create failed') };
    sent.reset();
    return { created: data ?? null };
  };
}

/**
 * Returns a function that revokes a token and resolves to true on success.
 * @param owner null for the signed-in user
 */
export function useRevokeToken(owner: TokenOwner | null) {
  const [revokeOwn, own] = useRevokeApiTokenMutation();
  const [revokeOther, other] = useRevokeServiceTokenMutation();
  const { isLoading, error } = owner ? other : own;
  return {
    revoke: async (tokenId: string): Promise<boolean> => {
      const answer = await (owner ? revokeOther({ id: owner.id, tokenId }) : revokeOwn({ id: tokenId }));
      return !answer.error;
    },
    isRevoking: isLoading,
    failure: error ? errorText(error, 'Update failed') : null,
  };
}

/**
 * Returns a function that confirms a token after its owner has received more permissions. It resolves to true on
 * success.
 * @param owner null for the signed-in user
 */
export function useConfirmToken(owner: TokenOwner | null) {
  const [confirmOwn, own] = useConfirmApiTokenMutation();
  const [confirmOther, other] = useConfirmServiceTokenMutation();
  const { isLoading, error } = owner ? other : own;
  return {
    confirm: async (tokenId: string): Promise<boolean> => {
      const answer = await (owner ? confirmOther({ id: owner.id, tokenId }) : confirmOwn({ id: tokenId }));
      return !answer.error;
    },
    isConfirming: isLoading,
    failure: error ? errorText(error, 'Update failed') : null,
  };
}
