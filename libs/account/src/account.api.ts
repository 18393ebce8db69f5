import type { Invalidation } from '@vaglio/api-client';
import { storeToken } from '@vaglio/auth-session';
import type { PasswordAnswer } from '@vaglio/contract';
import { accountApi as generated } from './endpoints.gen';

/** These calls also revoke API tokens, which another card of the page lists. */
const MAY_REVOKE_TOKENS = { invalidatesTags: ['account', 'api-tokens'] } as const satisfies Invalidation;

export const accountApi = generated.enhanceEndpoints({
  endpoints: {
    changeOwnPassword: { ...MAY_REVOKE_TOKENS, transformResponse: adoptToken },
    endOtherSessions: MAY_REVOKE_TOKENS,
  },
});

/** Stores the token that replaces the ended session before invalidated queries load again, which need it. */
function adoptToken(answer: PasswordAnswer): PasswordAnswer {
  if (answer.token) storeToken(answer.token);
  return answer;
}
