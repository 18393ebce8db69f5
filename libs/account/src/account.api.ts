import type { Invalidation } from '@vaglio/api-client';
import { storeToken } from '@vaglio/auth-session';
import type { PasswordAnswer } from '@vaglio/contract';
import { accountApi as generated } from './endpoints.gen';

/** Invalidations of requests that may also revoke API tokens, which another profile card lists. */
const MAY_REVOKE_TOKENS = { invalidatesTags: ['account', 'api-tokens'] } as const satisfies Invalidation;

export const accountApi = generated.enhanceEndpoints({
  endpoints: {
    changeOwnPassword: { ...MAY_REVOKE_TOKENS, transformResponse: adoptToken },
    endOtherSessions: MAY_REVOKE_TOKENS,
    updateProfile: {
      // Caches the response before the next request. A page that renders again in a new language reads the language
      // from this cache.
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(generated.util.upsertQueryData('readUser', undefined, data));
      },
    },
  },
});

/** Stores the token of the new session before the invalidated queries reload with it. */
function adoptToken(answer: PasswordAnswer): PasswordAnswer {
  if (answer.token) storeToken(answer.token);
  return answer;
}
