import type { Invalidation } from '@vaglio/api-client';
import { startupsApi as generated } from './endpoints.gen';

/** A weight moves every score, so ranked lists, the curated list and the figures are stale too. */
const MOVES_SCORES = {
  invalidatesTags: ['parameters', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** Curation makes ranked startups out of raw rows; the audit scores them again. */
const MAKES_STARTUPS = {
  invalidatesTags: ['startups', 'investments', 'stats', 'audit'],
} as const satisfies Invalidation;

/** A rejected startup leaves the active list, and with it the figures that count it. */
const MOVES_BETWEEN_LISTS = {
  invalidatesTags: ['investments', 'startups', 'stats'],
} as const satisfies Invalidation;

const SHOWN_IN_BOTH_LISTS = { invalidatesTags: ['investments', 'startups'] } as const satisfies Invalidation;

export const startupsApi = generated.enhanceEndpoints({
  endpoints: {
    createParameter: MOVES_SCORES,
    updateParameter: MOVES_SCORES,
    deleteParameter: MOVES_SCORES,
    listParameterChoices: { providesTags: ['parameters', 'exclusivity'] },
    runCuration: MAKES_STARTUPS,
    auditCuration: MAKES_STARTUPS,
    setInvestmentFlags: MOVES_BETWEEN_LISTS,
    setInvestmentText: SHOWN_IN_BOTH_LISTS,
  },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useAuditCurationMutation,
  useCreateParameterMutation,
  useDeleteParameterMutation,
  useImportRawMutation,
  useLazyListCuratedQuery,
  useLazyListInvestmentsQuery,
  useLazyListParametersQuery,
  useLazyListRawQuery,
  useLazyReadScoreLedgerQuery,
  useListArticlesQuery,
  useListCuratedColumnsQuery,
  useListCuratedQuery,
  useListInvestmentsColumnsQuery,
  useListInvestmentsQuery,
  useListParameterChoicesQuery,
  useListParametersQuery,
  useListRawQuery,
  useReadRawEvidenceQuery,
  useReadScoreLedgerQuery,
  useReadStartupEvidenceQuery,
  useReadStartupHistoryQuery,
  useReadStatsQuery,
  useRunCurationMutation,
  useSetInvestmentFlagsMutation,
  useSetInvestmentTextMutation,
  useUpdateParameterMutation,
} = startupsApi;
