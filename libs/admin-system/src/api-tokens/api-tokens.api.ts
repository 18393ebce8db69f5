import type { Invalidation } from '@vaglio/api-client';
import { adminSystemApi as generated } from '../endpoints.gen';

/** Invalidations for changes of tokens. The profile shows how many tokens a password change would revoke. */
const CHANGES_COUNT = { invalidatesTags: ['api-tokens', 'account'] } as const satisfies Invalidation;

const apiTokensApi = generated.enhanceEndpoints({
  endpoints: { createApiToken: CHANGES_COUNT, revokeApiToken: CHANGES_COUNT },
});

// Exported from here instead of from the generated file, so that bundlers do not remove the enhancement.
export const { useCreateApiTokenMutation, useRevokeApiTokenMutation } = apiTokensApi;
