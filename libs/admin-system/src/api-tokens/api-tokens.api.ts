import type { Invalidation } from '@vaglio/api-client';
import { adminSystemApi as generated } from '../endpoints.gen';

/** The profile says how many tokens a change of the password revokes. */
const CHANGES_COUNT = { invalidatesTags: ['api-tokens', 'account'] } as const satisfies Invalidation;

const apiTokensApi = generated.enhanceEndpoints({
  endpoints: { createApiToken: CHANGES_COUNT, revokeApiToken: CHANGES_COUNT },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const { useCreateApiTokenMutation, useRevokeApiTokenMutation } = apiTokensApi;
