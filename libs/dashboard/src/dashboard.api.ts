import type { Invalidation } from '@vaglio/api-client';
import { dashboardApi as generated } from './endpoints.gen';

/** Cache tags of queries that change with startups, scores and decisions. */
const OF_STARTUPS = { providesTags: ['figures', 'stats', 'startups', 'investments'] } as const;
const OF_DECISIONS = { providesTags: [...OF_STARTUPS.providesTags, 'decisions'] } as const;

/** Invalidations for changes of the brand, which complete a setup step. */
const LEAVES_A_TRACE = { invalidatesTags: ['first-steps', 'audit'] } as const satisfies Invalidation;

// Exported from here instead of from the generated file, so that bundlers do not remove the enhancement.
export const {
  useHideFirstStepsMutation,
  useReadBrandQuery,
  useReadCantonCountsQuery,
  useReadFinancingMonthsQuery,
  useReadFirstStepsQuery,
  useReadFunnelQuery,
  useReadNewStartupsQuery,
  useReadScoreDistributionQuery,
  useSaveBrandMutation,
  useSkipFirstStepMutation,
} = generated.enhanceEndpoints({
  addTagTypes: ['stats', 'startups', 'investments', 'decisions', 'audit'],
  endpoints: {
    readScoreDistribution: OF_STARTUPS,
    readNewStartups: OF_STARTUPS,
    readCantonCounts: OF_STARTUPS,
    readFunnel: OF_DECISIONS,
    readFinancingMonths: OF_STARTUPS,
    saveBrand: LEAVES_A_TRACE,
    skipFirstStep: LEAVES_A_TRACE,
  },
});
