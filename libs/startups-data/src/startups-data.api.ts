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

/** A deleted startup leaves every list and figure, a restored one enters them; either changes what a raw row says. */
const ADDS_OR_REMOVES = {
  invalidatesTags: ['startups', 'investments', 'stats', 'articles', 'audit'],
} as const satisfies Invalidation;

/** A rejected startup leaves the active list, and with it the figures that count it. */
const MOVES_BETWEEN_LISTS = {
  invalidatesTags: ['investments', 'startups', 'stats'],
} as const satisfies Invalidation;

const SHOWN_IN_BOTH_LISTS = { invalidatesTags: ['investments', 'startups'] } as const satisfies Invalidation;

export const startupsApi = generated.enhanceEndpoints({
  endpoints: {
    createParameter: MOVES_SCORES,
    addUsualParameters: MOVES_SCORES,
    removeUsualParameters: MOVES_SCORES,
    updateParameter: MOVES_SCORES,
    deleteParameter: MOVES_SCORES,
    listParameterChoices: { providesTags: ['parameters', 'exclusivity'] },
    runCuration: MAKES_STARTUPS,
    auditCuration: MAKES_STARTUPS,
    deleteStartup: ADDS_OR_REMOVES,
    deleteRaw: ADDS_OR_REMOVES,
    restoreDeleted: ADDS_OR_REMOVES,
    readDashboard: { providesTags: ['stats', 'startups', 'investments'] },
    setInvestmentFlags: MOVES_BETWEEN_LISTS,
    setInvestmentText: SHOWN_IN_BOTH_LISTS,
  },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useAddUsualParametersMutation,
  useAuditCurationMutation,
  useCreateParameterMutation,
  useDeleteParameterMutation,
  useDeleteRawMutation,
  useDeleteStartupMutation,
  useImportRawMutation,
  useLazyListCuratedQuery,
  useLazyListInvestmentsQuery,
  useLazyListParametersQuery,
  useLazyListRawQuery,
  useLazyReadScoreLedgerQuery,
  useListArticlesQuery,
  useListCuratedColumnsQuery,
  useListCuratedQuery,
  useListDeletedQuery,
  useListInvestmentsColumnsQuery,
  useListInvestmentsQuery,
  useListParameterChoicesQuery,
  useListParametersQuery,
  useListRawQuery,
  useReadDashboardQuery,
  useReadRawEvidenceQuery,
  useReadScoreLedgerQuery,
  useReadStartupEvidenceQuery,
  useReadStartupHistoryQuery,
  useReadStatsQuery,
  useRemoveUsualParametersMutation,
  useRestoreDeletedMutation,
  useRunCurationMutation,
  useSetInvestmentFlagsMutation,
  useSetInvestmentTextMutation,
  useUpdateParameterMutation,
} = startupsApi;
