import type { Invalidation } from '@vaglio/api-client';
import { dashboardApi as generated } from './endpoints.gen';

/** What changes a startup, a score or a decision changes these. */
const OF_STARTUPS = { providesTags: ['figures', 'stats', 'startups', 'investments'] } as const;
const OF_DECISIONS = { providesTags: [...OF_STARTUPS.providesTags, 'decisions'] } as const;

/** The brand is one of the steps. */
const LEAVES_A_TRACE = { invalidatesTags: ['first-steps', 'audit'] } as const satisfies Invalidation;

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
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
