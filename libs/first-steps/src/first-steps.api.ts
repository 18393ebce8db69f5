import type { Invalidation } from '@vaglio/api-client';
import { firstStepsApi as generated } from './endpoints.gen';

/** The brand is one of the steps. */
const LEAVES_A_TRACE = { invalidatesTags: ['first-steps', 'audit'] } as const satisfies Invalidation;

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useHideFirstStepsMutation,
  useReadBrandQuery,
  useReadFirstStepsQuery,
  useSaveBrandMutation,
  useSkipFirstStepMutation,
} = generated.enhanceEndpoints({
  addTagTypes: ['audit'],
  endpoints: { saveBrand: LEAVES_A_TRACE, skipFirstStep: LEAVES_A_TRACE },
});
