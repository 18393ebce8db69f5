import type { Invalidation } from '@vaglio/api-client';
import type { ResetUserPasswordApiArg } from '@vaglio/contract';
import { usersApi as generated } from './endpoints.gen';

/** Every change of an account is an event of the audit trail. */
const LEAVES_A_TRACE = { invalidatesTags: ['users', 'audit'] } as const satisfies Invalidation;

/** Own tokens and those of service accounts are among the ones that it revokes. */
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
      // Our server takes an empty body too; the specification's call has none.
      query: ({ id }: ResetUserPasswordApiArg) => ({
        url: `/auth/admin/users/${encodeURIComponent(id)}/reset-password`,
        method: 'POST',
      }),
    },
  },
});
