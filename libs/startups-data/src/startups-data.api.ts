import { answerSchema, changeSchema, type Invalidation } from '@vaglio/api-client';
import * as answers from './answers.gen';
import {
  startupsApi as generated,
  type MergeIntoOrder,
  type MergePreview,
  type SplitOrder,
  type SplitPreview,
  type StartupMerge,
} from './endpoints.gen';

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

/** A decision sets a flag, which does that. */
const DECIDES = {
  invalidatesTags: ['investments', 'startups', 'stats', 'decisions', 'decision-reasons'],
} as const satisfies Invalidation;

const SHOWN_IN_BOTH_LISTS = { invalidatesTags: ['investments', 'startups'] } as const satisfies Invalidation;

/** A corrected fact may move the score, and with it every list and figure; its history is longer by one act. */
const MOVES_FACTS = {
  invalidatesTags: ['facts', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** A decision moves raw rows between the lists, and is an event of the audit trail. */
const MOVES_ROWS = {
  invalidatesTags: ['review', 'startups', 'audit'],
} as const satisfies Invalidation;

/** A split or a merge: one startup more or less, made of what was said of another. */
const JOINS_OR_PARTS = {
  invalidatesTags: ['facts', 'startups', 'investments', 'stats', 'articles', 'duplicates', 'audit'],
} as const satisfies Invalidation;

/** Tags of the changes by which something begins or ceases to wait. */
export const WHAT_WAITS = [
  'articles',
  'duplicates',
  'extraction',
  'investments',
  'review',
  'review-desk',
  'scraper',
  'startups',
  'stats',
] as const;

type MergeIntoPreviewArg = {
  readonly id: string;
  readonly mergeInto: Pick<MergeIntoOrder, 'into' | 'choices'>;
};

type SplitPreviewArg = { readonly id: string; readonly splitOrder: SplitOrder };

export const startupsApi = generated
  .enhanceEndpoints({
    addTagTypes: WHAT_WAITS,
    endpoints: {
      createParameter: MOVES_SCORES,
      addUsualParameters: MOVES_SCORES,
      importWeights: MOVES_SCORES,
      removeUsualParameters: MOVES_SCORES,
      updateParameter: MOVES_SCORES,
      deleteParameter: MOVES_SCORES,
      listParameterChoices: { providesTags: ['parameters', 'exclusivity'] },
      runCuration: MAKES_STARTUPS,
      auditCuration: MAKES_STARTUPS,
      deleteStartup: ADDS_OR_REMOVES,
      deleteRaw: ADDS_OR_REMOVES,
      restoreDeleted: ADDS_OR_REMOVES,
      // What waits moves with nearly every change; each stage has a tag of its own.
      readChain: { providesTags: ['chain', ...WHAT_WAITS] },
      readDashboard: { providesTags: ['stats', 'startups', 'investments'] },
      setInvestmentFlags: { invalidatesTags: [...MOVES_BETWEEN_LISTS.invalidatesTags, 'decisions'] },
      decide: DECIDES,
      undoDecision: DECIDES,
      setInvestmentText: SHOWN_IN_BOTH_LISTS,
      // A mark, a text or a rule that was changed elsewhere is a change of the startup too.
      readFacts: { providesTags: ['facts', 'investments'] },
      addAward: MOVES_FACTS,
      addFounder: MOVES_FACTS,
      addMoney: MOVES_FACTS,
      confirmFact: MOVES_FACTS,
      correctAward: MOVES_FACTS,
      correctFact: MOVES_FACTS,
      correctFounder: MOVES_FACTS,
      correctMoney: MOVES_FACTS,
      discardAward: MOVES_FACTS,
      discardFounder: MOVES_FACTS,
      discardMoney: MOVES_FACTS,
      handBackFact: MOVES_FACTS,
      keepSuggestion: MOVES_FACTS,
      takeSuggestion: MOVES_FACTS,
      undoFactChange: MOVES_FACTS,
      decideFound: MOVES_ROWS,
      undoReviewDecision: MOVES_ROWS,
      allowDiscardedName: MOVES_ROWS,
      splitStartup: JOINS_OR_PARTS,
      undoSplit: JOINS_OR_PARTS,
      mergeInto: JOINS_OR_PARTS,
      // All that happens to a startup is in it.
      readTimeline: {
        providesTags: ['timeline', 'notes', 'work', 'investments', 'startups', 'facts', 'decisions'],
      },
      listMergeTargets: { providesTags: ['facts', 'startups', 'duplicates'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      // The generated call is a change, because it is a POST; it writes nothing, and its answer is kept by its choices.
      splitPreview: build.query<SplitPreview, SplitPreviewArg>({
        query: ({ id, splitOrder }) => ({
          url: `/auth/startups/${encodeURIComponent(id)}/split/preview`,
          method: 'POST',
          body: splitOrder,
        }),
        responseSchema: answerSchema(answers.splitPreview),
        providesTags: ['facts', 'investments'],
      }),
      // For the same reason.
      mergeIntoPreview: build.query<MergePreview, MergeIntoPreviewArg>({
        query: ({ id, mergeInto }) => ({
          url: `/auth/startups/${encodeURIComponent(id)}/merge/preview`,
          method: 'POST',
          body: mergeInto,
        }),
        responseSchema: answerSchema(answers.mergePreview),
        providesTags: ['facts', 'investments'],
      }),
      // The generated call belongs to the review of duplicates.
      undoMergeInto: build.mutation<StartupMerge | null, { readonly id: string }>({
        query: ({ id }) => ({
          url: `/auth/merges/${encodeURIComponent(id)}/undo`,
          method: 'POST',
          body: {},
        }),
        responseSchema: changeSchema(answers.startupMerge),
        ...JOINS_OR_PARTS,
      }),
    }),
  });

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useAddAwardMutation,
  useAddFounderMutation,
  useAddMoneyMutation,
  useAddNoteMutation,
  useAddUsualParametersMutation,
  useAllowDiscardedNameMutation,
  useAuditCurationMutation,
  useChangeWorkMutation,
  useConfirmFactMutation,
  useCorrectAwardMutation,
  useCorrectFactMutation,
  useCorrectFounderMutation,
  useCorrectMoneyMutation,
  useCreateDecisionReasonMutation,
  useCreateParameterMutation,
  useDecideFoundMutation,
  useDecideMutation,
  useDeleteDecisionReasonMutation,
  useDeleteParameterMutation,
  useDeleteRawMutation,
  useDeleteStartupMutation,
  useDiscardAwardMutation,
  useDiscardFounderMutation,
  useDiscardMoneyMutation,
  useEditNoteMutation,
  useHandBackFactMutation,
  useImportRawMutation,
  useImportWeightsMutation,
  useKeepSuggestionMutation,
  useLazyListCuratedQuery,
  useLazyListInvestmentsQuery,
  useLazyListParametersQuery,
  useLazyListRawQuery,
  useLazyReadScoreLedgerQuery,
  useListArticlesQuery,
  useListCuratedColumnsQuery,
  useListCuratedQuery,
  useListDecisionReasonsQuery,
  useListDecisionsQuery,
  useListDeletedQuery,
  useListDiscardedNamesQuery,
  useListInvestmentsColumnsQuery,
  useListInvestmentsQuery,
  useListParameterChoicesQuery,
  useListMergeTargetsQuery,
  useListNotesQuery,
  useListParametersQuery,
  useListPeopleQuery,
  useMergeIntoMutation,
  useMergeIntoPreviewQuery,
  useListRawQuery,
  useListReviewDecisionsQuery,
  useReadChainQuery,
  useReadDashboardQuery,
  useReadFactHistoryQuery,
  useReadFactsQuery,
  useReadMergedIntoQuery,
  useReadRawEvidenceQuery,
  useReadReviewSettingsQuery,
  useReadScoreLedgerQuery,
  useReadStartupEvidenceQuery,
  useReadStartupHistoryQuery,
  useReadStartupRowsQuery,
  useReadStatsQuery,
  useReadTimelineQuery,
  useReadWorkQuery,
  useSplitPreviewQuery,
  useSplitStartupMutation,
  useStartChainRunMutation,
  useStopChainRunMutation,
  useStrikeNoteMutation,
  useUndoMergeIntoMutation,
  useUndoSplitMutation,
  useRemoveUsualParametersMutation,
  useRestoreDeletedMutation,
  useRunCurationMutation,
  useSaveReviewSettingsMutation,
  useSetReasonRequiredMutation,
  useSetInvestmentFlagsMutation,
  useSetInvestmentTextMutation,
  useTakeSuggestionMutation,
  useUndoDecisionMutation,
  useUndoFactChangeMutation,
  useUndoReviewDecisionMutation,
  useUpdateDecisionReasonMutation,
  useUpdateParameterMutation,
} = startupsApi;
