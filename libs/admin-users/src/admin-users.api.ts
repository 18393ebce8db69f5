import type { Invalidation } from '@vaglio/api-client';
import type { ResetUserPasswordApiArg } from '@vaglio/contract';
import { usersApi as generated } from './endpoints.gen';

/** Invalidations for account changes, which the server records in the audit trail. */
const LEAVES_A_TRACE = { invalidatesTags: ['users', 'audit'] } as const satisfies Invalidation;

/** Invalidations for revoked tokens. These may belong to the signed-in user and to service accounts. */
const REVOKES_TOKENS = {
  invalidatesTags: ['users', 'audit', 'api-tokens', 'service-accounts'],
} as const satisfies Invalidation;

export const usersApi = generated.enhanceEndpoints({
  endpoints: {
    registerUser: LEAVES_A_TRACE,
    inviteUser: LEAVES_A_TRACE,
    sendInvitation: LEAVES_A_TRACE,
    withdrawInvitation: LEAVES_A_TRACE,
    makeResetLink: LEAVES_A_TRACE,
    setUserRole: LEAVES_A_TRACE,
    setUserPassword: LEAVES_A_TRACE,
    setUserStatus: LEAVES_A_TRACE,
    setUserScopes: LEAVES_A_TRACE,
    endSessionOfPerson: LEAVES_A_TRACE,
    resetSecondFactor: LEAVES_A_TRACE,
    releaseSecondStep: LEAVES_A_TRACE,
    separateIdentity: LEAVES_A_TRACE,
    saveSignInRules: REVOKES_TOKENS,
    revokeAnyApiToken: REVOKES_TOKENS,
    erasePerson: LEAVES_A_TRACE,
    exportPersonData: LEAVES_A_TRACE,
    deleteUser: LEAVES_A_TRACE,
    resetUserPassword: {
      ...LEAVES_A_TRACE,
      // The specification defines no body for this request. Our server also accepts an empty body.
      query: ({ id }: ResetUserPasswordApiArg) => ({
        url: `/auth/admin/users/${encodeURIComponent(id)}/reset-password`,
        method: 'POST',
      }),
    },
  },
});
