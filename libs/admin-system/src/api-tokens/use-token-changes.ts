import { errorText } from '@vaglio/api-client';
import type { CreateApiTokenApiArg, CreatedApiToken, ServiceAccount } from '@vaglio/contract';
import { useCreateApiTokenMutation, useRevokeApiTokenMutation } from './api-tokens.api';
import {
  useConfirmApiTokenMutation,
  useConfirmServiceTokenMutation,
  useCreateServiceTokenMutation,
  useRevokeServiceTokenMutation,
} from '../endpoints.gen';

/** A service account whose tokens an administrator makes and revokes. */
export type TokenOwner = Pick<ServiceAccount, 'id' | 'name' | 'role'>;

/** What became of a new token; null where the server answered none. */
type Made = { readonly created: CreatedApiToken | null } | { readonly failure: string };

/** Makes a token, whose text the store forgets at once. @param owner null for the signed-in person */
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

/** Revokes a token; resolves with whether it is. @param owner null for the signed-in person */
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

/** Confirms a token after its owner got more rights; resolves with whether it is. @param owner null for the signed-in person */
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
