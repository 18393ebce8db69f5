import { figuresApi as generated } from './endpoints.gen';

/** What changes a startup, a score or a decision changes these. */
const OF_STARTUPS = { providesTags: ['figures', 'stats', 'startups', 'investments'] } as const;
const OF_DECISIONS = { providesTags: [...OF_STARTUPS.providesTags, 'decisions'] } as const;

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useReadCantonCountsQuery,
  useReadFinancingMonthsQuery,
  useReadFunnelQuery,
  useReadNewStartupsQuery,
  useReadScoreDistributionQuery,
} = generated.enhanceEndpoints({
  addTagTypes: ['stats', 'startups', 'investments', 'decisions'],
  endpoints: {
    readScoreDistribution: OF_STARTUPS,
    readNewStartups: OF_STARTUPS,
    readCantonCounts: OF_STARTUPS,
    readFunnel: OF_DECISIONS,
    readFinancingMonths: OF_STARTUPS,
  },
});
