import type { Invalidation } from '@vaglio/api-client';
import { accountApi as generated } from './endpoints.gen';

/** These calls also revoke API tokens, which another card of the page lists. */
const MAY_REVOKE_TOKENS = { invalidatesTags: ['account', 'api-tokens'] } as const satisfies Invalidation;

export const accountApi = generated.enhanceEndpoints({
  endpoints: { changeOwnPassword: MAY_REVOKE_TOKENS, endOtherSessions: MAY_REVOKE_TOKENS },
});
