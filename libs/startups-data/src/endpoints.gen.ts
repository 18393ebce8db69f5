// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = [
  'articles',
  'investments',
  'bulk',
  'chain',
  'startups',
  'stats',
  'decision-reasons',
  'decisions',
  'facts',
  'following',
  'notes',
  'parameters',
  'people',
  'review',
  'stages',
  'timeline',
  'views',
  'work',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listArticles: build.query<ListArticlesApiResponse, ListArticlesApiArg>({
        responseSchema: answerSchema(answers.startupNewsPage),
        query: (queryArg) => ({
          url: `/auth/articles`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['articles'],
      }),
      readStartupHistory: build.query<ReadStartupHistoryApiResponse, ReadStartupHistoryApiArg>({
        responseSchema: answerSchema(answers.startupHistory),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/history`,
          params: {
            limit: queryArg.limit,
          },
        }),
        providesTags: ['investments'],
      }),
      readSelection: build.query<ReadSelectionApiResponse, ReadSelectionApiArg>({
        responseSchema: answerSchema(answers.selection),
        query: (queryArg) => ({
          url: `/auth/investments/selection`,
          params: {
            q: queryArg.q,
            mode: queryArg.mode,
            top: queryArg.top,
            sort: queryArg.sort,
            dir: queryArg.dir,
            later: queryArg.later,
            canton: queryArg.canton,
            sector: queryArg.sector,
            score_from: queryArg.scoreFrom,
            score_below: queryArg.scoreBelow,
            reached_from: queryArg.reachedFrom,
            reached_to: queryArg.reachedTo,
            founded_from: queryArg.foundedFrom,
            founded_to: queryArg.foundedTo,
            raised_from: queryArg.raisedFrom,
            raised_to: queryArg.raisedTo,
            article_from: queryArg.articleFrom,
            article_to: queryArg.articleTo,
            award: queryArg.award,
            award_not: queryArg.awardNot,
            stage: queryArg.stage,
            flag: queryArg.flag,
            assignee: queryArg.assignee,
            step: queryArg.step,
          },
        }),
        providesTags: ['bulk'],
      }),
      changeMany: build.mutation<ChangeManyApiResponse, ChangeManyApiArg>({
        responseSchema: changeSchema(answers.bulkDone),
        query: (queryArg) => ({ url: `/auth/investments/bulk`, method: 'POST', body: queryArg.bulkOrder }),
        invalidatesTags: ['bulk'],
      }),
      undoMany: build.mutation<UndoManyApiResponse, UndoManyApiArg>({
        responseSchema: changeSchema(answers.bulkUndone),
        query: (queryArg) => ({
          url: `/auth/investments/bulk/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.bulkUndoing,
        }),
        invalidatesTags: ['bulk'],
      }),
      readChain: build.query<ReadChainApiResponse, ReadChainApiArg>({
        responseSchema: answerSchema(answers.chain),
        query: () => ({ url: `/auth/chain` }),
        providesTags: ['chain'],
      }),
      startChainRun: build.mutation<StartChainRunApiResponse, StartChainRunApiArg>({
        responseSchema: changeSchema(answers.chainRun),
        query: (queryArg) => ({ url: `/auth/chain/runs`, method: 'POST', body: queryArg.chainRunOrder }),
        invalidatesTags: ['chain'],
      }),
      stopChainRun: build.mutation<StopChainRunApiResponse, StopChainRunApiArg>({
        responseSchema: changeSchema(answers.chainRun),
        query: (queryArg) => ({
          url: `/auth/chain/runs/${encodeURIComponent(String(queryArg.id))}/stop`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['chain'],
      }),
      readCompanyRegister: build.query<ReadCompanyRegisterApiResponse, ReadCompanyRegisterApiArg>({
        responseSchema: answerSchema(answers.registerAnswer),
        query: (queryArg) => ({
          url: `/auth/company-register`,
          params: {
            name: queryArg.name,
          },
        }),
        providesTags: ['startups'],
      }),
      runCuration: build.mutation<RunCurationApiResponse, RunCurationApiArg>({
        responseSchema: changeSchema(answers.curationResult),
        query: (queryArg) => ({ url: `/auth/startups/curate/run`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['startups'],
      }),
      auditCuration: build.mutation<AuditCurationApiResponse, AuditCurationApiArg>({
        responseSchema: changeSchema(answers.auditResult),
        query: (queryArg) => ({ url: `/auth/startups/curate/audit`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['startups'],
      }),
      readDashboard: build.query<ReadDashboardApiResponse, ReadDashboardApiArg>({
        responseSchema: answerSchema(answers.dashboard),
        query: () => ({ url: `/auth/dashboard` }),
        providesTags: ['stats'],
      }),
      listDecisionReasons: build.query<ListDecisionReasonsApiResponse, ListDecisionReasonsApiArg>({
        responseSchema: answerSchema(answers.decisionRules),
        query: () => ({ url: `/auth/admin/decision-reasons` }),
        providesTags: ['decision-reasons'],
      }),
      createDecisionReason: build.mutation<CreateDecisionReasonApiResponse, CreateDecisionReasonApiArg>({
        responseSchema: changeSchema(answers.decisionReason),
        query: (queryArg) => ({
          url: `/auth/admin/decision-reasons`,
          method: 'POST',
          body: queryArg.newDecisionReason,
        }),
        invalidatesTags: ['decision-reasons'],
      }),
      setReasonRequired: build.mutation<SetReasonRequiredApiResponse, SetReasonRequiredApiArg>({
        responseSchema: changeSchema(answers.decisionRule),
        query: (queryArg) => ({
          url: `/auth/admin/decision-reasons`,
          method: 'PATCH',
          body: queryArg.decisionRuleChange,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['decision-reasons'],
      }),
      updateDecisionReason: build.mutation<UpdateDecisionReasonApiResponse, UpdateDecisionReasonApiArg>({
        responseSchema: changeSchema(answers.decisionReason),
        query: (queryArg) => ({
          url: `/auth/admin/decision-reasons/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.decisionReasonChange,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['decision-reasons'],
      }),
      deleteDecisionReason: build.mutation<DeleteDecisionReasonApiResponse, DeleteDecisionReasonApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/decision-reasons/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['decision-reasons'],
      }),
      listDecisions: build.query<ListDecisionsApiResponse, ListDecisionsApiArg>({
        responseSchema: answerSchema(answers.decisionPage),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/decisions`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['decisions'],
      }),
      decide: build.mutation<DecideApiResponse, DecideApiArg>({
        responseSchema: changeSchema(answers.decisionMade),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/decisions`,
          method: 'POST',
          body: queryArg.newDecision,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['decisions'],
      }),
      undoDecision: build.mutation<UndoDecisionApiResponse, UndoDecisionApiArg>({
        responseSchema: changeSchema(answers.decisionMade),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/decisions/${encodeURIComponent(String(queryArg.decision))}/undo`,
          method: 'POST',
          body: queryArg.decisionUndoing,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['decisions'],
      }),
      deleteStartup: build.mutation<DeleteStartupApiResponse, DeleteStartupApiArg>({
        query: (queryArg) => ({
          url: `/auth/startups/curated/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['startups'],
      }),
      deleteRaw: build.mutation<DeleteRawApiResponse, DeleteRawApiArg>({
        query: (queryArg) => ({
          url: `/auth/startups/raw/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['startups'],
      }),
      listDeleted: build.query<ListDeletedApiResponse, ListDeletedApiArg>({
        responseSchema: answerSchema(answers.deletedRowPage),
        query: (queryArg) => ({
          url: `/auth/startups/deleted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['startups'],
      }),
      restoreDeleted: build.mutation<RestoreDeletedApiResponse, RestoreDeletedApiArg>({
        responseSchema: changeSchema(answers.restoredRow),
        query: (queryArg) => ({
          url: `/auth/startups/deleted/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['startups'],
      }),
      readRawEvidence: build.query<ReadRawEvidenceApiResponse, ReadRawEvidenceApiArg>({
        responseSchema: answerSchema(answers.evidenceList),
        query: (queryArg) => ({
          url: `/auth/startups/raw/${encodeURIComponent(String(queryArg.id))}/evidence`,
        }),
        providesTags: ['startups'],
      }),
      readStartupEvidence: build.query<ReadStartupEvidenceApiResponse, ReadStartupEvidenceApiArg>({
        responseSchema: answerSchema(answers.evidenceList),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/evidence`,
        }),
        providesTags: ['investments'],
      }),
      readFacts: build.query<ReadFactsApiResponse, ReadFactsApiArg>({
        responseSchema: answerSchema(answers.startupFacts),
        query: (queryArg) => ({ url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts` }),
        providesTags: ['facts'],
      }),
      readFactHistory: build.query<ReadFactHistoryApiResponse, ReadFactHistoryApiArg>({
        responseSchema: answerSchema(answers.factHistory),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts/${encodeURIComponent(String(queryArg.field))}/history`,
        }),
        providesTags: ['facts'],
      }),
      listSuggestions: build.query<ListSuggestionsApiResponse, ListSuggestionsApiArg>({
        responseSchema: answerSchema(answers.factSuggestionList),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/suggestions`,
        }),
        providesTags: ['facts'],
      }),
      readListChanges: build.query<ReadListChangesApiResponse, ReadListChangesApiArg>({
        responseSchema: answerSchema(answers.factListChanges),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/fact-changes`,
          params: {
            list: queryArg.list,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['facts'],
      }),
      correctFact: build.mutation<CorrectFactApiResponse, CorrectFactApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts/${encodeURIComponent(String(queryArg.field))}`,
          method: 'PATCH',
          body: queryArg.fieldCorrection,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      handBackFact: build.mutation<HandBackFactApiResponse, HandBackFactApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts/${encodeURIComponent(String(queryArg.field))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      confirmFact: build.mutation<ConfirmFactApiResponse, ConfirmFactApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts/${encodeURIComponent(String(queryArg.field))}/confirm`,
          method: 'POST',
          body: queryArg.factNote,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      takeSuggestion: build.mutation<TakeSuggestionApiResponse, TakeSuggestionApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/suggestions/${encodeURIComponent(String(queryArg.id))}/take`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      keepSuggestion: build.mutation<KeepSuggestionApiResponse, KeepSuggestionApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/suggestions/${encodeURIComponent(String(queryArg.id))}/keep`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      undoFactChange: build.mutation<UndoFactChangeApiResponse, UndoFactChangeApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/fact-changes/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['facts'],
      }),
      addFounder: build.mutation<AddFounderApiResponse, AddFounderApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/founders`,
          method: 'POST',
          body: queryArg.founderStatement,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      correctFounder: build.mutation<CorrectFounderApiResponse, CorrectFounderApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/founders/${encodeURIComponent(String(queryArg.key))}`,
          method: 'PATCH',
          body: queryArg.founderCorrection,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      discardFounder: build.mutation<DiscardFounderApiResponse, DiscardFounderApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/founders/${encodeURIComponent(String(queryArg.key))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      addMoney: build.mutation<AddMoneyApiResponse, AddMoneyApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/money`,
          method: 'POST',
          body: queryArg.moneyStatement,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      correctMoney: build.mutation<CorrectMoneyApiResponse, CorrectMoneyApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/money/${encodeURIComponent(String(queryArg.key))}`,
          method: 'PATCH',
          body: queryArg.moneyCorrection,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      discardMoney: build.mutation<DiscardMoneyApiResponse, DiscardMoneyApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/money/${encodeURIComponent(String(queryArg.key))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      addAward: build.mutation<AddAwardApiResponse, AddAwardApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/awards`,
          method: 'POST',
          body: queryArg.awardStatement,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      correctAward: build.mutation<CorrectAwardApiResponse, CorrectAwardApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/awards/${encodeURIComponent(String(queryArg.key))}`,
          method: 'PATCH',
          body: queryArg.awardCorrection,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      discardAward: build.mutation<DiscardAwardApiResponse, DiscardAwardApiArg>({
        responseSchema: changeSchema(answers.factChanged),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/awards/${encodeURIComponent(String(queryArg.key))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      readFilterValues: build.query<ReadFilterValuesApiResponse, ReadFilterValuesApiArg>({
        responseSchema: answerSchema(answers.filterValues),
        query: (queryArg) => ({
          url: `/auth/investments/filters`,
          params: {
            filter: queryArg.filter,
            find: queryArg.find,
            q: queryArg.q,
            mode: queryArg.mode,
            top: queryArg.top,
            later: queryArg.later,
            canton: queryArg.canton,
            sector: queryArg.sector,
            score_from: queryArg.scoreFrom,
            score_below: queryArg.scoreBelow,
            reached_from: queryArg.reachedFrom,
            reached_to: queryArg.reachedTo,
            founded_from: queryArg.foundedFrom,
            founded_to: queryArg.foundedTo,
            raised_from: queryArg.raisedFrom,
            raised_to: queryArg.raisedTo,
            article_from: queryArg.articleFrom,
            article_to: queryArg.articleTo,
            award: queryArg.award,
            award_not: queryArg.awardNot,
            stage: queryArg.stage,
            flag: queryArg.flag,
            assignee: queryArg.assignee,
            step: queryArg.step,
          },
        }),
        providesTags: ['investments'],
      }),
      readFollowing: build.query<ReadFollowingApiResponse, ReadFollowingApiArg>({
        responseSchema: answerSchema(answers.following),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/follow` }),
        providesTags: ['following'],
      }),
      followStartup: build.mutation<FollowStartupApiResponse, FollowStartupApiArg>({
        responseSchema: changeSchema(answers.following),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/follow`,
          method: 'PUT',
        }),
        invalidatesTags: ['following'],
      }),
      unfollowStartup: build.mutation<UnfollowStartupApiResponse, UnfollowStartupApiArg>({
        responseSchema: changeSchema(answers.following),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/follow`,
          method: 'DELETE',
        }),
        invalidatesTags: ['following'],
      }),
      readStats: build.query<ReadStatsApiResponse, ReadStatsApiArg>({
        responseSchema: answerSchema(answers.stats),
        query: () => ({ url: `/auth/investments/stats` }),
        providesTags: ['stats'],
      }),
      listInvestments: build.query<ListInvestmentsApiResponse, ListInvestmentsApiArg>({
        responseSchema: answerSchema(answers.startupPage),
        query: (queryArg) => ({
          url: `/auth/investments`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            mode: queryArg.mode,
            top: queryArg.top,
            sort: queryArg.sort,
            dir: queryArg.dir,
            later: queryArg.later,
            canton: queryArg.canton,
            sector: queryArg.sector,
            score_from: queryArg.scoreFrom,
            score_below: queryArg.scoreBelow,
            reached_from: queryArg.reachedFrom,
            reached_to: queryArg.reachedTo,
            founded_from: queryArg.foundedFrom,
            founded_to: queryArg.foundedTo,
            raised_from: queryArg.raisedFrom,
            raised_to: queryArg.raisedTo,
            article_from: queryArg.articleFrom,
            article_to: queryArg.articleTo,
            award: queryArg.award,
            award_not: queryArg.awardNot,
            stage: queryArg.stage,
            flag: queryArg.flag,
            assignee: queryArg.assignee,
            step: queryArg.step,
            view: queryArg.view,
            since: queryArg.since,
            withAwards: queryArg.withAwards,
            withArticles: queryArg.withArticles,
          },
        }),
        providesTags: ['investments'],
      }),
      listInvestmentsColumns: build.query<ListInvestmentsColumnsApiResponse, ListInvestmentsColumnsApiArg>({
        responseSchema: answerSchema(answers.startupColumnsPage),
        query: (queryArg) => ({
          url: `/auth/investments`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            mode: queryArg.mode,
            top: queryArg.top,
            sort: queryArg.sort,
            dir: queryArg.dir,
            later: queryArg.later,
            canton: queryArg.canton,
            sector: queryArg.sector,
            score_from: queryArg.scoreFrom,
            score_below: queryArg.scoreBelow,
            reached_from: queryArg.reachedFrom,
            reached_to: queryArg.reachedTo,
            founded_from: queryArg.foundedFrom,
            founded_to: queryArg.foundedTo,
            raised_from: queryArg.raisedFrom,
            raised_to: queryArg.raisedTo,
            article_from: queryArg.articleFrom,
            article_to: queryArg.articleTo,
            award: queryArg.award,
            award_not: queryArg.awardNot,
            stage: queryArg.stage,
            flag: queryArg.flag,
            assignee: queryArg.assignee,
            step: queryArg.step,
            view: queryArg.view,
            since: queryArg.since,
            fields: queryArg.fields,
            withAwards: queryArg.withAwards,
            withArticles: queryArg.withArticles,
          },
        }),
        providesTags: ['investments'],
      }),
      readInvestment: build.query<ReadInvestmentApiResponse, ReadInvestmentApiArg>({
        responseSchema: answerSchema(answers.startup),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['investments'],
      }),
      readScoreLedger: build.query<ReadScoreLedgerApiResponse, ReadScoreLedgerApiArg>({
        responseSchema: answerSchema(answers.scoreLedger),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/score` }),
        providesTags: ['investments'],
      }),
      setInvestmentFlags: build.mutation<SetInvestmentFlagsApiResponse, SetInvestmentFlagsApiArg>({
        responseSchema: changeSchema(answers.startupColumns),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/flags`,
          method: 'PATCH',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['investments'],
      }),
      setInvestmentText: build.mutation<SetInvestmentTextApiResponse, SetInvestmentTextApiArg>({
        responseSchema: changeSchema(answers.startupColumns),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/text`,
          method: 'PATCH',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['investments'],
      }),
      listMergeTargets: build.query<ListMergeTargetsApiResponse, ListMergeTargetsApiArg>({
        responseSchema: answerSchema(answers.mergeTargets),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/merge-targets`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ['facts'],
      }),
      previewMergeInto: build.mutation<PreviewMergeIntoApiResponse, PreviewMergeIntoApiArg>({
        responseSchema: changeSchema(answers.mergePreview),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/merge/preview`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['facts'],
      }),
      mergeInto: build.mutation<MergeIntoApiResponse, MergeIntoApiArg>({
        responseSchema: changeSchema(answers.startupMerge),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/merge`,
          method: 'POST',
          body: queryArg.mergeIntoOrder,
        }),
        invalidatesTags: ['facts'],
      }),
      readMergedInto: build.query<ReadMergedIntoApiResponse, ReadMergedIntoApiArg>({
        responseSchema: answerSchema(answers.mergedIntoAnswer),
        query: (queryArg) => ({
          url: `/auth/merges/into`,
          params: {
            startup: queryArg.startup,
          },
        }),
        providesTags: ['investments'],
      }),
      listNotes: build.query<ListNotesApiResponse, ListNotesApiArg>({
        responseSchema: answerSchema(answers.notePage),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/notes`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['notes'],
      }),
      addNote: build.mutation<AddNoteApiResponse, AddNoteApiArg>({
        responseSchema: changeSchema(answers.note),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/notes`,
          method: 'POST',
          body: queryArg.newNote,
        }),
        invalidatesTags: ['notes'],
      }),
      editNote: build.mutation<EditNoteApiResponse, EditNoteApiArg>({
        responseSchema: changeSchema(answers.note),
        query: (queryArg) => ({
          url: `/auth/notes/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.newNote,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['notes'],
      }),
      strikeNote: build.mutation<StrikeNoteApiResponse, StrikeNoteApiArg>({
        responseSchema: changeSchema(answers.note),
        query: (queryArg) => ({
          url: `/auth/notes/${encodeURIComponent(String(queryArg.id))}/strike`,
          method: 'POST',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['notes'],
      }),
      listParameters: build.query<ListParametersApiResponse, ListParametersApiArg>({
        responseSchema: answerSchema(answers.parameterPage),
        query: (queryArg) => ({
          url: `/auth/admin/parameters`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['parameters'],
      }),
      createParameter: build.mutation<CreateParameterApiResponse, CreateParameterApiArg>({
        responseSchema: changeSchema(answers.parameter),
        query: (queryArg) => ({ url: `/auth/admin/parameters`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['parameters'],
      }),
      updateParameter: build.mutation<UpdateParameterApiResponse, UpdateParameterApiArg>({
        responseSchema: changeSchema(answers.parameter),
        query: (queryArg) => ({
          url: `/auth/admin/parameters/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['parameters'],
      }),
      deleteParameter: build.mutation<DeleteParameterApiResponse, DeleteParameterApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/parameters/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
          params: {
            cascade: queryArg.cascade,
          },
        }),
        invalidatesTags: ['parameters'],
      }),
      importWeights: build.mutation<ImportWeightsApiResponse, ImportWeightsApiArg>({
        responseSchema: changeSchema(answers.importedWeights),
        query: (queryArg) => ({ url: `/auth/admin/parameters/weights`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['parameters'],
      }),
      addUsualParameters: build.mutation<AddUsualParametersApiResponse, AddUsualParametersApiArg>({
        responseSchema: changeSchema(answers.usualParameters),
        query: (queryArg) => ({ url: `/auth/admin/usual-parameters`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['parameters'],
      }),
      removeUsualParameters: build.mutation<RemoveUsualParametersApiResponse, RemoveUsualParametersApiArg>({
        responseSchema: changeSchema(answers.usualParameters),
        query: (queryArg) => ({
          url: `/auth/admin/usual-parameters/undo`,
          method: 'POST',
          body: queryArg.usualParameters,
        }),
        invalidatesTags: ['parameters'],
      }),
      listParameterChoices: build.query<ListParameterChoicesApiResponse, ListParameterChoicesApiArg>({
        responseSchema: answerSchema(answers.parameterChoices),
        query: () => ({ url: `/auth/parameters` }),
        providesTags: ['parameters'],
      }),
      listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
        responseSchema: answerSchema(answers.people),
        query: (queryArg) => ({
          url: `/auth/people`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['people'],
      }),
      readReviewSettings: build.query<ReadReviewSettingsApiResponse, ReadReviewSettingsApiArg>({
        responseSchema: answerSchema(answers.reviewSettings),
        query: () => ({ url: `/auth/review/settings` }),
        providesTags: ['review'],
      }),
      saveReviewSettings: build.mutation<SaveReviewSettingsApiResponse, SaveReviewSettingsApiArg>({
        responseSchema: changeSchema(answers.reviewSettings),
        query: (queryArg) => ({
          url: `/auth/review/settings`,
          method: 'PUT',
          body: queryArg.reviewFloor,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review'],
      }),
      acceptFound: build.mutation<AcceptFoundApiResponse, AcceptFoundApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/companies/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review'],
      }),
      discardFound: build.mutation<DiscardFoundApiResponse, DiscardFoundApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/companies/${encodeURIComponent(String(queryArg.id))}/discard`,
          method: 'POST',
          body: queryArg.discardOrder,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review'],
      }),
      decideFound: build.mutation<DecideFoundApiResponse, DecideFoundApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/companies/decide`,
          method: 'POST',
          body: queryArg.reviewOrder,
        }),
        invalidatesTags: ['review'],
      }),
      listReviewDecisions: build.query<ListReviewDecisionsApiResponse, ListReviewDecisionsApiArg>({
        responseSchema: answerSchema(answers.reviewDecisionPage),
        query: (queryArg) => ({
          url: `/auth/review/decisions`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['review'],
      }),
      undoReviewDecision: build.mutation<UndoReviewDecisionApiResponse, UndoReviewDecisionApiArg>({
        responseSchema: changeSchema(answers.reviewDecision),
        query: (queryArg) => ({
          url: `/auth/review/decisions/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review'],
      }),
      listDiscardedNames: build.query<ListDiscardedNamesApiResponse, ListDiscardedNamesApiArg>({
        responseSchema: answerSchema(answers.discardedNamePage),
        query: (queryArg) => ({
          url: `/auth/review/discarded-names`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['review'],
      }),
      allowDiscardedName: build.mutation<AllowDiscardedNameApiResponse, AllowDiscardedNameApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/discarded-names/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['review'],
      }),
      readStartupRows: build.query<ReadStartupRowsApiResponse, ReadStartupRowsApiArg>({
        responseSchema: answerSchema(answers.startupRows),
        query: (queryArg) => ({ url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/rows` }),
        providesTags: ['facts'],
      }),
      previewSplit: build.mutation<PreviewSplitApiResponse, PreviewSplitApiArg>({
        responseSchema: changeSchema(answers.splitPreview),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/split/preview`,
          method: 'POST',
          body: queryArg.splitOrder,
        }),
        invalidatesTags: ['facts'],
      }),
      splitStartup: build.mutation<SplitStartupApiResponse, SplitStartupApiArg>({
        responseSchema: changeSchema(answers.startupSplit),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/split`,
          method: 'POST',
          body: queryArg.splitOrder,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      undoSplit: build.mutation<UndoSplitApiResponse, UndoSplitApiArg>({
        responseSchema: changeSchema(answers.startupSplit),
        query: (queryArg) => ({
          url: `/auth/splits/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['facts'],
      }),
      readStages: build.query<ReadStagesApiResponse, ReadStagesApiArg>({
        responseSchema: answerSchema(answers.stageBoard),
        query: (queryArg) => ({
          url: `/auth/investments/stages`,
          params: {
            q: queryArg.q,
            top: queryArg.top,
            canton: queryArg.canton,
            sector: queryArg.sector,
            score_from: queryArg.scoreFrom,
            score_below: queryArg.scoreBelow,
            reached_from: queryArg.reachedFrom,
            reached_to: queryArg.reachedTo,
            founded_from: queryArg.foundedFrom,
            founded_to: queryArg.foundedTo,
            raised_from: queryArg.raisedFrom,
            raised_to: queryArg.raisedTo,
            article_from: queryArg.articleFrom,
            article_to: queryArg.articleTo,
            award: queryArg.award,
            award_not: queryArg.awardNot,
            stage: queryArg.stage,
            flag: queryArg.flag,
            assignee: queryArg.assignee,
            step: queryArg.step,
          },
        }),
        providesTags: ['stages'],
      }),
      readStage: build.query<ReadStageApiResponse, ReadStageApiArg>({
        responseSchema: answerSchema(answers.stageColumn),
        query: (queryArg) => ({
          url: `/auth/investments/stages/${encodeURIComponent(String(queryArg.column))}`,
          params: {
            q: queryArg.q,
            top: queryArg.top,
            canton: queryArg.canton,
            sector: queryArg.sector,
            score_from: queryArg.scoreFrom,
            score_below: queryArg.scoreBelow,
            reached_from: queryArg.reachedFrom,
            reached_to: queryArg.reachedTo,
            founded_from: queryArg.foundedFrom,
            founded_to: queryArg.foundedTo,
            raised_from: queryArg.raisedFrom,
            raised_to: queryArg.raisedTo,
            article_from: queryArg.articleFrom,
            article_to: queryArg.articleTo,
            award: queryArg.award,
            award_not: queryArg.awardNot,
            stage: queryArg.stage,
            flag: queryArg.flag,
            assignee: queryArg.assignee,
            step: queryArg.step,
            offset: queryArg.offset,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['stages'],
      }),
      moveStartup: build.mutation<MoveStartupApiResponse, MoveStartupApiArg>({
        responseSchema: changeSchema(answers.stageMoved),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/stage`,
          method: 'POST',
          body: queryArg.stageMove,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['stages'],
      }),
      undoMove: build.mutation<UndoMoveApiResponse, UndoMoveApiArg>({
        responseSchema: changeSchema(answers.stageMoved),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/stage/undo`,
          method: 'POST',
          body: queryArg.moveUndoing,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['stages'],
      }),
      importRaw: build.mutation<ImportRawApiResponse, ImportRawApiArg>({
        responseSchema: changeSchema(answers.importOutcome),
        query: (queryArg) => ({ url: `/auth/startups/import-raw`, method: 'POST', body: queryArg.importRow }),
        invalidatesTags: ['startups'],
      }),
      listRaw: build.query<ListRawApiResponse, ListRawApiArg>({
        responseSchema: answerSchema(answers.rawStartupPage),
        query: (queryArg) => ({
          url: `/auth/startups/raw`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            review: queryArg.review,
          },
        }),
        providesTags: ['startups'],
      }),
      listCurated: build.query<ListCuratedApiResponse, ListCuratedApiArg>({
        responseSchema: answerSchema(answers.startupPage),
        query: (queryArg) => ({
          url: `/auth/startups/curated`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            sort: queryArg.sort,
            dir: queryArg.dir,
            withAwards: queryArg.withAwards,
            withArticles: queryArg.withArticles,
          },
        }),
        providesTags: ['startups'],
      }),
      listCuratedColumns: build.query<ListCuratedColumnsApiResponse, ListCuratedColumnsApiArg>({
        responseSchema: answerSchema(answers.startupColumnsPage),
        query: (queryArg) => ({
          url: `/auth/startups/curated`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            sort: queryArg.sort,
            dir: queryArg.dir,
            withAwards: queryArg.withAwards,
            withArticles: queryArg.withArticles,
            fields: queryArg.fields,
          },
        }),
        providesTags: ['startups'],
      }),
      readTimeline: build.query<ReadTimelineApiResponse, ReadTimelineApiArg>({
        responseSchema: answerSchema(answers.timeline),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/timeline`,
          params: {
            kind: queryArg.kind,
            before: queryArg.before,
          },
        }),
        providesTags: ['timeline'],
      }),
      listViews: build.query<ListViewsApiResponse, ListViewsApiArg>({
        responseSchema: answerSchema(answers.views),
        query: () => ({ url: `/auth/views` }),
        providesTags: ['views'],
      }),
      createView: build.mutation<CreateViewApiResponse, CreateViewApiArg>({
        responseSchema: changeSchema(answers.view),
        query: (queryArg) => ({ url: `/auth/views`, method: 'POST', body: queryArg.newView }),
        invalidatesTags: ['views'],
      }),
      countViewNews: build.query<CountViewNewsApiResponse, CountViewNewsApiArg>({
        responseSchema: answerSchema(answers.viewCounts),
        query: () => ({ url: `/auth/views/counts` }),
        providesTags: ['views'],
      }),
      updateView: build.mutation<UpdateViewApiResponse, UpdateViewApiArg>({
        responseSchema: changeSchema(answers.view),
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.viewChange,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['views'],
      }),
      deleteView: build.mutation<DeleteViewApiResponse, DeleteViewApiArg>({
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['views'],
      }),
      saveViewDraft: build.mutation<SaveViewDraftApiResponse, SaveViewDraftApiArg>({
        responseSchema: changeSchema(answers.viewDraftEffect),
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}/draft`,
          method: 'PUT',
          body: queryArg.viewDraftChange,
        }),
        invalidatesTags: ['views'],
      }),
      discardViewDraft: build.mutation<DiscardViewDraftApiResponse, DiscardViewDraftApiArg>({
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}/draft`,
          method: 'DELETE',
        }),
        invalidatesTags: ['views'],
      }),
      visitView: build.mutation<VisitViewApiResponse, VisitViewApiArg>({
        responseSchema: changeSchema(answers.viewVisit),
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}/visit`,
          method: 'POST',
          body: queryArg.newVisit,
        }),
        invalidatesTags: ['views'],
      }),
      listWork: build.query<ListWorkApiResponse, ListWorkApiArg>({
        responseSchema: answerSchema(answers.workList),
        query: (queryArg) => ({
          url: `/auth/investments/work`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ['work'],
      }),
      readWork: build.query<ReadWorkApiResponse, ReadWorkApiArg>({
        responseSchema: answerSchema(answers.work),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/work` }),
        providesTags: ['work'],
      }),
      changeWork: build.mutation<ChangeWorkApiResponse, ChangeWorkApiArg>({
        responseSchema: changeSchema(answers.work),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/work`,
          method: 'PATCH',
          body: queryArg.workChange,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['work'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as startupsApi };
export type ListArticlesApiResponse = /** status 200 Default Response */ StartupNewsPage;
export type ListArticlesApiArg = {
  page?: number;
  pageSize?: number;
};
export type ReadStartupHistoryApiResponse = /** status 200 Default Response */ StartupHistory;
export type ReadStartupHistoryApiArg = {
  /** 50 without it */
  limit?: number;
  id: string;
};
export type ReadSelectionApiResponse =
  /** status 200 All startups of a list, for an act on all of them */ Selection;
export type ReadSelectionApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  scoreFrom?: number;
  /** Scores are lower than this */
  scoreBelow?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reachedFrom?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reachedTo?: string;
  /** Founded in this year or later */
  foundedFrom?: number;
  /** Founded in this year or earlier */
  foundedTo?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raisedFrom?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raisedTo?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  articleFrom?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  articleTo?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  awardNot?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
};
export type ChangeManyApiResponse = /** status 200 Default Response */ BulkDone | null;
export type ChangeManyApiArg = {
  bulkOrder: BulkOrder;
};
export type UndoManyApiResponse = /** status 200 Default Response */ BulkUndone | null;
export type UndoManyApiArg = {
  id: string;
  bulkUndoing: BulkUndoing;
};
export type ReadChainApiResponse = /** status 200 Default Response */ Chain;
export type ReadChainApiArg = void;
export type StartChainRunApiResponse =
  /** status 201 Reads all sources, extracts what waits, and curates it, without a browser */ ChainRun | null;
export type StartChainRunApiArg = {
  chainRunOrder: ChainRunOrder;
};
export type StopChainRunApiResponse =
  /** status 200 Reads all sources, extracts what waits, and curates it, without a browser */ ChainRun | null;
export type StopChainRunApiArg = {
  id: string;
  body: {};
};
export type ReadCompanyRegisterApiResponse = /** status 200 Default Response */ RegisterAnswer;
export type ReadCompanyRegisterApiArg = {
  name: string;
};
export type RunCurationApiResponse = /** status 200 Default Response */ CurationResult | null;
export type RunCurationApiArg = {
  body: {
    limit?: number;
    dryRun?: boolean;
  };
};
export type AuditCurationApiResponse = /** status 200 Default Response */ AuditResult | null;
export type AuditCurationApiArg = {
  body: {};
};
export type ReadDashboardApiResponse = /** status 200 Default Response */ Dashboard;
export type ReadDashboardApiArg = void;
export type ListDecisionReasonsApiResponse = /** status 200 Default Response */ DecisionRules;
export type ListDecisionReasonsApiArg = void;
export type CreateDecisionReasonApiResponse = /** status 201 Default Response */ DecisionReason | null;
export type CreateDecisionReasonApiArg = {
  newDecisionReason: NewDecisionReason;
};
export type SetReasonRequiredApiResponse =
  /** status 200 The reasons of one decision, and whether one is required */ DecisionRule | null;
export type SetReasonRequiredApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  decisionRuleChange: DecisionRuleChange;
};
export type UpdateDecisionReasonApiResponse = /** status 200 Default Response */ DecisionReason | null;
export type UpdateDecisionReasonApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  decisionReasonChange: DecisionReasonChange;
};
export type DeleteDecisionReasonApiResponse = unknown;
export type DeleteDecisionReasonApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListDecisionsApiResponse = /** status 200 Default Response */ DecisionPage;
export type ListDecisionsApiArg = {
  limit?: number;
  offset?: number;
  id: string;
};
export type DecideApiResponse = /** status 200 Default Response */ DecisionMade | null;
export type DecideApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  newDecision: NewDecision;
};
export type UndoDecisionApiResponse = /** status 200 Default Response */ DecisionMade | null;
export type UndoDecisionApiArg = {
  id: string;
  decision: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  decisionUndoing: DecisionUndoing;
};
export type DeleteStartupApiResponse = unknown;
export type DeleteStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteRawApiResponse = unknown;
export type DeleteRawApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListDeletedApiResponse = /** status 200 Default Response */ DeletedRowPage;
export type ListDeletedApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type RestoreDeletedApiResponse = /** status 200 Default Response */ RestoredRow | null;
export type RestoreDeletedApiArg = {
  id: string;
  body: {};
};
export type ReadRawEvidenceApiResponse = /** status 200 Default Response */ EvidenceList;
export type ReadRawEvidenceApiArg = {
  id: string;
};
export type ReadStartupEvidenceApiResponse = /** status 200 Default Response */ EvidenceList;
export type ReadStartupEvidenceApiArg = {
  id: string;
};
export type ReadFactsApiResponse =
  /** status 200 What is known about a startup, and from where */ StartupFacts;
export type ReadFactsApiArg = {
  id: string;
};
export type ReadFactHistoryApiResponse = /** status 200 Default Response */ FactHistory;
export type ReadFactHistoryApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
};
export type ListSuggestionsApiResponse = /** status 200 Default Response */ FactSuggestionList;
export type ListSuggestionsApiArg = {
  id: string;
};
export type ReadListChangesApiResponse = /** status 200 Default Response */ FactListChanges;
export type ReadListChangesApiArg = {
  list?: 'fields' | 'founders' | 'money' | 'awards';
  page?: number;
  pageSize?: number | 'all';
  id: string;
};
export type CorrectFactApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  fieldCorrection: FieldCorrection;
};
export type HandBackFactApiResponse = /** status 200 Default Response */ FactChanged | null;
export type HandBackFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ConfirmFactApiResponse = /** status 200 Default Response */ FactChanged | null;
export type ConfirmFactApiArg = {
  id: string;
  /** One of company_name, social_reason, website, canton, sector, founding_year, country, email, number, url, raised_money, investors, partnership, advisors, other_award, main_article_info, article_date, company_description, pros_text, cons_text */
  field: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  factNote: FactNote;
};
export type TakeSuggestionApiResponse = /** status 200 Default Response */ FactChanged | null;
export type TakeSuggestionApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type KeepSuggestionApiResponse = /** status 200 Default Response */ FactChanged | null;
export type KeepSuggestionApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type UndoFactChangeApiResponse = /** status 200 Default Response */ FactChanged | null;
export type UndoFactChangeApiArg = {
  id: string;
  body: {};
};
export type AddFounderApiResponse = /** status 200 Default Response */ FactChanged | null;
export type AddFounderApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  founderStatement: FounderStatement;
};
export type CorrectFounderApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectFounderApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  founderCorrection: FounderCorrection;
};
export type DiscardFounderApiResponse = /** status 200 Default Response */ FactChanged | null;
export type DiscardFounderApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type AddMoneyApiResponse = /** status 200 Default Response */ FactChanged | null;
export type AddMoneyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  moneyStatement: MoneyStatement;
};
export type CorrectMoneyApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectMoneyApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  moneyCorrection: MoneyCorrection;
};
export type DiscardMoneyApiResponse = /** status 200 Default Response */ FactChanged | null;
export type DiscardMoneyApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type AddAwardApiResponse = /** status 200 Default Response */ FactChanged | null;
export type AddAwardApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  awardStatement: AwardStatement;
};
export type CorrectAwardApiResponse = /** status 200 Default Response */ FactChanged | null;
export type CorrectAwardApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  awardCorrection: AwardCorrection;
};
export type DiscardAwardApiResponse = /** status 200 Default Response */ FactChanged | null;
export type DiscardAwardApiArg = {
  id: string;
  key: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ReadFilterValuesApiResponse = /** status 200 Default Response */ FilterValues;
export type ReadFilterValuesApiArg = {
  filter: 'canton' | 'sector' | 'stage' | 'flag' | 'step' | 'award' | 'award_not' | 'assignee' | 'raised';
  /** A part of the name of an award or person */
  find?: string;
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  scoreFrom?: number;
  /** Scores are lower than this */
  scoreBelow?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reachedFrom?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reachedTo?: string;
  /** Founded in this year or later */
  foundedFrom?: number;
  /** Founded in this year or earlier */
  foundedTo?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raisedFrom?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raisedTo?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  articleFrom?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  articleTo?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  awardNot?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
};
export type ReadFollowingApiResponse =
  /** status 200 Whether the caller is notified of notes and decisions on a startup */ Following;
export type ReadFollowingApiArg = {
  id: string;
};
export type FollowStartupApiResponse =
  /** status 200 Whether the caller is notified of notes and decisions on a startup */ Following | null;
export type FollowStartupApiArg = {
  id: string;
};
export type UnfollowStartupApiResponse =
  /** status 200 Whether the caller is notified of notes and decisions on a startup */ Following | null;
export type UnfollowStartupApiArg = {
  id: string;
};
export type ReadStatsApiResponse = /** status 200 Default Response */ Stats;
export type ReadStatsApiArg = void;
export type ListInvestmentsApiResponse = /** status 200 Default Response */ StartupPage;
export type ListInvestmentsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  scoreFrom?: number;
  /** Scores are lower than this */
  scoreBelow?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reachedFrom?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reachedTo?: string;
  /** Founded in this year or later */
  foundedFrom?: number;
  /** Founded in this year or earlier */
  foundedTo?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raisedFrom?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raisedTo?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  articleFrom?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  articleTo?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  awardNot?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  /** Rows say what is new in this view since the visit before; `all` for all active startups */
  view?: string;
  /** Only what is new in the view, without one in all active startups */
  since?: 'visit';
  withAwards?: number;
  withArticles?: number;
};
export type ListInvestmentsColumnsApiResponse = /** status 200 Default Response */ StartupColumnsPage;
export type ListInvestmentsColumnsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  mode?: 'active' | 'rejected' | 'all';
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  sort?:
    | 'score'
    | 'firstTime_appear_inscore'
    | 'last_modified_score'
    | 'article_date'
    | 'founding_year'
    | 'created_at'
    | 'updated_at';
  dir?: 'asc' | 'desc';
  /** Startups that are Later: among the others, left out, or alone */
  later?: 'all' | 'hide' | 'only';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  scoreFrom?: number;
  /** Scores are lower than this */
  scoreBelow?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reachedFrom?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reachedTo?: string;
  /** Founded in this year or later */
  foundedFrom?: number;
  /** Founded in this year or earlier */
  foundedTo?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raisedFrom?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raisedTo?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  articleFrom?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  articleTo?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  awardNot?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  /** Rows say what is new in this view since the visit before; `all` for all active startups */
  view?: string;
  /** Only what is new in the view, without one in all active startups */
  since?: 'visit';
  /** Names of columns, separated by commas: items then carry only these, without awards and articles */
  fields: string;
  withAwards?: number;
  withArticles?: number;
};
export type ReadInvestmentApiResponse = /** status 200 Default Response */ Startup;
export type ReadInvestmentApiArg = {
  id: string;
};
export type ReadScoreLedgerApiResponse = /** status 200 Default Response */ ScoreLedger;
export type ReadScoreLedgerApiArg = {
  id: string;
};
export type SetInvestmentFlagsApiResponse = /** status 200 Default Response */ StartupColumns | null;
export type SetInvestmentFlagsApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    contact?: 0 | 1 | true | false;
    contract?: 0 | 1 | true | false;
    investment?: 0 | 1 | true | false;
    rejected?: 0 | 1 | true | false;
  };
};
export type SetInvestmentTextApiResponse = /** status 200 Default Response */ StartupColumns | null;
export type SetInvestmentTextApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    email?: string | null;
    number?: string | null;
    website?: string | null;
    founding_year?: number | null;
    company_description?: string | null;
    pros_text?: string | null;
    cons_text?: string | null;
  };
};
export type ListMergeTargetsApiResponse = /** status 200 Default Response */ MergeTargets;
export type ListMergeTargetsApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  id: string;
};
export type PreviewMergeIntoApiResponse = /** status 200 Default Response */ MergePreview | null;
export type PreviewMergeIntoApiArg = {
  id: string;
  body: {
    /** The startup that survives */
    into: string;
    choices?: MergeChoices;
  };
};
export type MergeIntoApiResponse = /** status 200 Default Response */ StartupMerge | null;
export type MergeIntoApiArg = {
  id: string;
  mergeIntoOrder: MergeIntoOrder;
};
export type ReadMergedIntoApiResponse = /** status 200 Default Response */ MergedIntoAnswer;
export type ReadMergedIntoApiArg = {
  startup: string;
};
export type ListNotesApiResponse = /** status 200 Default Response */ NotePage;
export type ListNotesApiArg = {
  limit?: number;
  offset?: number;
  id: string;
};
export type AddNoteApiResponse = /** status 201 What a person wrote about a startup */ Note | null;
export type AddNoteApiArg = {
  id: string;
  newNote: NewNote;
};
export type EditNoteApiResponse = /** status 200 What a person wrote about a startup */ Note | null;
export type EditNoteApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  newNote: NewNote;
};
export type StrikeNoteApiResponse = /** status 200 What a person wrote about a startup */ Note | null;
export type StrikeNoteApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListParametersApiResponse = /** status 200 Default Response */ ParameterPage;
export type ListParametersApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type CreateParameterApiResponse = /** status 201 Default Response */ Parameter | null;
export type CreateParameterApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
};
export type UpdateParameterApiResponse = /** status 200 Default Response */ Parameter | null;
export type UpdateParameterApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
};
export type DeleteParameterApiResponse = unknown;
export type DeleteParameterApiArg = {
  cascade?: number;
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ImportWeightsApiResponse = /** status 200 Default Response */ ImportedWeights | null;
export type ImportWeightsApiArg = {
  body: {
    weights: WeightRow[];
  };
};
export type AddUsualParametersApiResponse = /** status 201 Default Response */ UsualParameters | null;
export type AddUsualParametersApiArg = {
  body: {};
};
export type RemoveUsualParametersApiResponse = /** status 200 Default Response */ UsualParameters | null;
export type RemoveUsualParametersApiArg = {
  usualParameters: UsualParameters;
};
export type ListParameterChoicesApiResponse = /** status 200 Default Response */ ParameterChoices;
export type ListParameterChoicesApiArg = void;
export type ListPeopleApiResponse = /** status 200 Default Response */ People;
export type ListPeopleApiArg = {
  limit?: number;
  offset?: number;
};
export type ReadReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings;
export type ReadReviewSettingsApiArg = void;
export type SaveReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings | null;
export type SaveReviewSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  reviewFloor: ReviewFloor;
};
export type AcceptFoundApiResponse = /** status 200 Default Response */ Decided | null;
export type AcceptFoundApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type DiscardFoundApiResponse = /** status 200 Default Response */ Decided | null;
export type DiscardFoundApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  discardOrder: DiscardOrder;
};
export type DecideFoundApiResponse = /** status 200 Default Response */ Decided | null;
export type DecideFoundApiArg = {
  reviewOrder: ReviewOrder;
};
export type ListReviewDecisionsApiResponse = /** status 200 Default Response */ ReviewDecisionPage;
export type ListReviewDecisionsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type UndoReviewDecisionApiResponse = /** status 200 Default Response */ ReviewDecision | null;
export type UndoReviewDecisionApiArg = {
  id: string;
  body: {};
};
export type ListDiscardedNamesApiResponse = /** status 200 Default Response */ DiscardedNamePage;
export type ListDiscardedNamesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type AllowDiscardedNameApiResponse = /** status 200 Default Response */ Decided | null;
export type AllowDiscardedNameApiArg = {
  id: string;
};
export type ReadStartupRowsApiResponse =
  /** status 200 The raw rows that a startup consists of */ StartupRows;
export type ReadStartupRowsApiArg = {
  id: string;
};
export type PreviewSplitApiResponse = /** status 200 What a split would make */ SplitPreview | null;
export type PreviewSplitApiArg = {
  id: string;
  splitOrder: SplitOrder;
};
export type SplitStartupApiResponse = /** status 200 Default Response */ StartupSplit | null;
export type SplitStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  splitOrder: SplitOrder;
};
export type UndoSplitApiResponse = /** status 200 Default Response */ StartupSplit | null;
export type UndoSplitApiArg = {
  id: string;
  body: {};
};
export type ReadStagesApiResponse = /** status 200 Default Response */ StageBoard;
export type ReadStagesApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  scoreFrom?: number;
  /** Scores are lower than this */
  scoreBelow?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reachedFrom?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reachedTo?: string;
  /** Founded in this year or later */
  foundedFrom?: number;
  /** Founded in this year or earlier */
  foundedTo?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raisedFrom?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raisedTo?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  articleFrom?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  articleTo?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  awardNot?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
};
export type ReadStageApiResponse = /** status 200 Default Response */ StageColumn;
export type ReadStageApiArg = {
  /** Folded substring: accents and case do not matter */
  q?: string;
  top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
  /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
  canton?: string;
  /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
  sector?: string;
  /** The lowest score */
  scoreFrom?: number;
  /** Scores are lower than this */
  scoreBelow?: number;
  /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
  reachedFrom?: string;
  /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
  reachedTo?: string;
  /** Founded in this year or later */
  foundedFrom?: number;
  /** Founded in this year or earlier */
  foundedTo?: number;
  /** The least money raised, in CHF; sums in other currencies are left out */
  raisedFrom?: number;
  /** The most money raised, in CHF; sums in other currencies are left out */
  raisedTo?: number;
  /** The latest article is of this day or later: YYYY-MM-DD */
  articleFrom?: string;
  /** The latest article is of this day or earlier: YYYY-MM-DD */
  articleTo?: string;
  /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
  award?: string;
  /** The same for awards of which it holds none */
  awardNot?: string;
  /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
  stage?: string;
  /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
  flag?: string;
  /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
  assignee?: string;
  /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
  step?: string;
  offset?: number;
  limit?: number;
  /** One of new, contacted, contract, investment, later, rejected */
  column: string;
};
export type MoveStartupApiResponse = /** status 200 Default Response */ StageMoved | null;
export type MoveStartupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  stageMove: StageMove;
};
export type UndoMoveApiResponse = /** status 200 Default Response */ StageMoved | null;
export type UndoMoveApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  moveUndoing: MoveUndoing;
};
export type ImportRawApiResponse = /** status 200 Default Response */ ImportOutcome | null;
export type ImportRawApiArg = {
  importRow: ImportRow;
};
export type ListRawApiResponse = /** status 200 Default Response */ RawStartupPage;
export type ListRawApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  /** Only rows in this state of review */
  review?: 'waiting' | 'accepted' | 'discarded';
};
export type ListCuratedApiResponse = /** status 200 Default Response */ StartupPage;
export type ListCuratedApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  sort?: 'created_at' | 'updated_at' | 'score' | 'company_name';
  dir?: 'asc' | 'desc';
  withAwards?: number;
  withArticles?: number;
};
export type ListCuratedColumnsApiResponse = /** status 200 Default Response */ StartupColumnsPage;
export type ListCuratedColumnsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  sort?: 'created_at' | 'updated_at' | 'score' | 'company_name';
  dir?: 'asc' | 'desc';
  withAwards?: number;
  withArticles?: number;
  /** Names of columns, separated by commas: items then carry only these, without awards and articles */
  fields: string;
};
export type ReadTimelineApiResponse = /** status 200 Default Response */ Timeline;
export type ReadTimelineApiArg = {
  kind?: 'change' | 'work' | 'news' | 'note' | 'decision' | 'score';
  before?: string;
  id: string;
};
export type ListViewsApiResponse = /** status 200 Default Response */ Views;
export type ListViewsApiArg = void;
export type CreateViewApiResponse = /** status 201 A saved view of the list */ View | null;
export type CreateViewApiArg = {
  newView: NewView;
};
export type CountViewNewsApiResponse = /** status 200 Default Response */ ViewCounts;
export type CountViewNewsApiArg = void;
export type UpdateViewApiResponse = /** status 200 A saved view of the list */ View | null;
export type UpdateViewApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  viewChange: ViewChange;
};
export type DeleteViewApiResponse = unknown;
export type DeleteViewApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type SaveViewDraftApiResponse =
  /** status 200 A draft, with what it would change for the team */ ViewDraftEffect | null;
export type SaveViewDraftApiArg = {
  id: string;
  viewDraftChange: ViewDraftChange;
};
export type DiscardViewDraftApiResponse = unknown;
export type DiscardViewDraftApiArg = {
  id: string;
};
export type VisitViewApiResponse = /** status 200 Default Response */ ViewVisit | null;
export type VisitViewApiArg = {
  id: string;
  newVisit: NewVisit;
};
export type ListWorkApiResponse = /** status 200 Default Response */ WorkList;
export type ListWorkApiArg = {
  /** Ids of startups, separated by commas */
  ids: string;
};
export type ReadWorkApiResponse = /** status 200 Who works on a startup, and what is done next */ Work;
export type ReadWorkApiArg = {
  id: string;
};
export type ChangeWorkApiResponse =
  /** status 200 Who works on a startup, and what is done next */ Work | null;
export type ChangeWorkApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  workChange: WorkChange;
};
export type StartupNews = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
  startup_id?: string;
  company_name?: string;
};
export type StartupNewsPage = {
  items: StartupNews[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type HistoryChange = {
  field: string;
  before: string | number | null;
  after: string | number | null;
};
export type HistoryReason = {
  /** Adds something else to the score than before */
  award: string;
  /** In the ledger of the score before */
  status_before?: string;
  /** In the ledger of the score after */
  status_after?: string;
  weight_before: number | null;
  weight_after: number | null;
  superseded_by: string | null;
  group_name: string | null;
};
export type HistoryEntry = {
  /** Stays the same; of no other use */
  id: string;
  at: string;
  /** Name of the person */
  actor: string | null;
  kind: string;
  /** Of a score: one of the field score */
  changes: HistoryChange[];
  /** Why a score is another one */
  reasons: HistoryReason[];
  /** The raw row that came or was curated, by its ID or number */
  source: string | null;
  /** Where that row came from: import or article */
  origin: string | null;
  /** The version of the scoring rules that moved the score */
  version: number | null;
};
export type StartupHistory = {
  /** The newest first */
  items: HistoryEntry[];
  total: number;
};
export type Selection = {
  /** In the order of the list */
  ids: string[];
  /** How many they are */
  expected: number;
  /** What was read: `id.version.work version` of each in base 36, joined by commas; may be made of rows of a list, then without the last part */
  token: string;
};
export type BulkDone = {
  /** By this it is undone; null where all were so already */
  id: string | null;
  /** How many startups it was for */
  count: number;
  /** How many were not so already */
  changed: number;
};
export type BulkAction = {
  decision?: {
    kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
    /** 0 takes the flag back, or ends Later */
    to?: number;
    /** Of Later: a day from tomorrow to two years from now, YYYY-MM-DD; it ends at 06:00 in Zurich */
    until?: string;
    /** Of Later: another score or an article ends it; true unless it is false */
    earlier?: boolean;
    reason_id?: string | null;
    details?: string | null;
  };
  work?: {
    /** A person who has access; null for nobody */
    assignee?: string | null;
    /** At least one visible character; no control, zero-width or directional ones */
    step?: string | null;
    /** Of a step; without a step there is none */
    due?: string | null;
  };
};
export type BulkOrder = {
  /** Chosen ones, those of the token; missing for all of the list */
  ids?: string[];
  /** The list that they were chosen from, or all of which it is for */
  query?: {
    /** Folded substring: accents and case do not matter */
    q?: string;
    mode?: 'active' | 'rejected' | 'all';
    top?: 'all' | 'eligible' | 'not_eligible' | 'percent' | 'percent_all';
    sort?:
      | 'score'
      | 'firstTime_appear_inscore'
      | 'last_modified_score'
      | 'article_date'
      | 'founding_year'
      | 'created_at'
      | 'updated_at';
    dir?: 'asc' | 'desc';
    /** Startups that are Later: among the others, left out, or alone */
    later?: 'all' | 'hide' | 'only';
    /** Codes separated by commas, or one key each: AG, AI, AR, BE, BL, BS, FR, GE, GL, GR, JU, LU, NE, NW, OW, SG, SH, SO, SZ, TG, TI, UR, VD, VS, ZG, ZH, Unknown. Unknown is none */
    canton?: string;
    /** Codes separated by commas, or one key each: BioT, MedT, Health, FinT, CleanT, ICT, Engin, Unknown. Unknown is none */
    sector?: string;
    /** The lowest score */
    score_from?: number;
    /** Scores are lower than this */
    score_below?: number;
    /** First at or above the threshold on this day or later: YYYY-MM-DD, in Zurich */
    reached_from?: string;
    /** First at or above the threshold on this day or earlier: YYYY-MM-DD, in Zurich */
    reached_to?: string;
    /** Founded in this year or later */
    founded_from?: number;
    /** Founded in this year or earlier */
    founded_to?: number;
    /** The least money raised, in CHF; sums in other currencies are left out */
    raised_from?: number;
    /** The most money raised, in CHF; sums in other currencies are left out */
    raised_to?: number;
    /** The latest article is of this day or later: YYYY-MM-DD */
    article_from?: string;
    /** The latest article is of this day or earlier: YYYY-MM-DD */
    article_to?: string;
    /** Names of awards separated by commas, of which a startup holds one; those that do not exist are ignored */
    award?: string;
    /** The same for awards of which it holds none */
    award_not?: string;
    /** Codes separated by commas, or one key each: new, contacted, contract, investment, later, rejected. Derived from flags and Later; `mode` and `later` narrow beside it */
    stage?: string;
    /** Codes separated by commas, or one key each: rejected, candidate, missing_data, email_sent, interested, personality_test_sent, test_passed, create_contract. */
    flag?: string;
    /** Ids of people separated by commas, `me` or `nobody`; people that do not exist are ignored */
    assignee?: string;
    /** Codes separated by commas, or one key each: due, overdue, none. The day of the next step is today, or over; or there is no next step */
    step?: string;
  };
  expected: number;
  token: string;
  action: BulkAction;
};
export type BulkUndone = {
  /** How many startups are as they were */
  count: number;
};
export type BulkUndoing = {
  /** Leaves what somebody changed since as it is, instead of refusing */
  partly?: boolean;
};
export type ChainRun = {
  id: string;
  state: 'running' | 'finished' | 'stopped' | 'failed';
  /** What it does now, or did last */
  stage: 'read' | 'extract' | 'curate';
  reason: string | null;
  /** As many articles are extracted at most; null for all that wait */
  max_articles?: number | null;
  /** Tokens of the model after which no further article is extracted */
  budget_tokens?: number | null;
  /** Which maximum ended the extraction while articles waited */
  reached?: ('articles' | 'tokens') | null;
  started_by: string | null;
  created_at: string;
  ended_at: string | null;
};
export type Chain = {
  /** Whether any article was read or any raw startup received */
  has_begun: boolean;
  /** Articles that no extraction has read; null for a person who may not open where they wait */
  to_extract: number | null;
  /** Raw startups that curation takes next; null for a person who may not open where they wait */
  to_curate: number | null;
  /** Articles with values that wait for a person; null for a person who may not open where they wait */
  review_articles: number | null;
  /** Pairs of startups that may be one company; null for a person who may not open where they wait */
  review_pairs: number | null;
  /** Active startups at or above the threshold that are New and about which nobody decided */
  new_above_threshold: number;
  run?: ChainRun;
};
export type ChainRunOrder = {
  /** As many articles are extracted at most; null for all that wait */
  max_articles?: number | null;
  /** Tokens of the model after which no further article is extracted */
  budget_tokens?: number | null;
};
export type RegisterEntry = {
  legal_name: string;
  /** Swiss enterprise number, CHE-123.456.789 */
  uid: string;
  /** The municipality */
  seat: string;
  canton:
    | (
        | 'AG'
        | 'AI'
        | 'AR'
        | 'BE'
        | 'BL'
        | 'BS'
        | 'FR'
        | 'GE'
        | 'GL'
        | 'GR'
        | 'JU'
        | 'LU'
        | 'NE'
        | 'NW'
        | 'OW'
        | 'SG'
        | 'SH'
        | 'SO'
        | 'SZ'
        | 'TG'
        | 'TI'
        | 'UR'
        | 'VD'
        | 'VS'
        | 'ZG'
        | 'ZH'
        | null
      )
    | (
        | 'AG'
        | 'AI'
        | 'AR'
        | 'BE'
        | 'BL'
        | 'BS'
        | 'FR'
        | 'GE'
        | 'GL'
        | 'GR'
        | 'JU'
        | 'LU'
        | 'NE'
        | 'NW'
        | 'OW'
        | 'SG'
        | 'SH'
        | 'SO'
        | 'SZ'
        | 'TG'
        | 'TI'
        | 'UR'
        | 'VD'
        | 'VS'
        | 'ZG'
        | 'ZH'
        | null
      );
  purpose: string | null;
  /** Neither cancelled nor being dissolved */
  is_active: boolean;
};
export type RegisterAnswer = {
  /** As people read it; null where none is configured */
  register: string | null;
  items: RegisterEntry[];
};
export type CurationResult = {
  processed: number;
  inserted: number;
  updated: number;
  awardsInserted: number;
  scoreUpdated: number;
  /** Raw rows of a deleted startup, kept until it is restored */
  setAside?: number;
  /** Raw rows that still wait */
  pending?: number;
};
export type AuditFinding = {
  /** The invariant, in words */
  check: string;
  count?: number;
  examples: string[];
};
export type AuditResult = {
  checked?: number;
  rescored?: number;
  findings: AuditFinding[];
};
export type Stats = {
  /** Curated startups */
  total_startups?: number;
  /** Fraction from 0 to 1 */
  top_percent?: number;
  /** How many the top list over all curated startups holds */
  top_percent_all?: number;
  /** Active startups at or above the threshold */
  potential_investments?: number;
  threshold?: number;
};
export type CodeCount = {
  /** Unknown for none */
  code: string;
  count: number;
};
export type Ring = {
  list: 'curated' | 'top_of_all' | 'top_of_active';
  total: number;
  canton: CodeCount[];
  sector: CodeCount[];
};
export type Dashboard = {
  stats: Stats;
  rings: Ring[];
};
export type DecisionReason = {
  id: string;
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  label: string;
  /** It is chosen together with words of the person */
  needs_details: boolean;
  /** Since when it is not offered any more; what was decided with it keeps it */
  retired_at: string | null;
  /** Decisions that have it */
  used: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type DecisionRule = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  is_reason_required: boolean;
  /** Counts changes; sent back as If-Match */
  version: number;
  /** In their order, retired ones last */
  reasons: DecisionReason[];
};
export type DecisionRules = {
  items: DecisionRule[];
  total: number;
  /** The version of the scoring rules under which a decision is recorded now */
  scoring_version: number | null;
};
export type NewDecisionReason = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** At least one visible character; no control, zero-width or directional ones */
  label: string;
  needs_details?: boolean;
  /** The place among those of its decision, from 1 */
  position?: number;
};
export type DecisionRuleChange = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  is_reason_required: boolean;
};
export type DecisionReasonChange = {
  /** At least one visible character; no control, zero-width or directional ones */
  label?: string;
  needs_details?: boolean;
  /** The place among those of its decision, from 1 */
  position?: number;
  is_retired?: boolean;
};
export type Decision = {
  /** By this it is undone */
  id: string;
  startup_id: string;
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** The flag before */
  from: number;
  /** The flag after; as before where a reason was added */
  to: number;
  /** Of Later: the day on which it ends, at 06:00 in Zurich */
  until: string | null;
  /** Of Later: whether another score or an article ends it earlier */
  is_early: boolean | null;
  /** From the list, as it read at that time */
  reason: string | null;
  details: string | null;
  /** Name of the person */
  made_by: string | null;
  made_at: string;
  score: number;
  /** By score, in the list that the startup was in; null where it was not at hand */
  rank: number | null;
  threshold: number | null;
  scoring_version: number | null;
  origin: 'details' | 'board' | 'bulk' | 'api';
  /** The decision that this one takes back */
  undoes: string | null;
  /** The decision that takes this one back */
  undone_by: string | null;
};
export type DecisionPage = {
  items: Decision[];
  total: number;
};
export type Founder = {
  first_name: string;
  last_name: string;
};
export type SumStatement = {
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
};
export type Financing = {
  kind:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  amount: number;
  currency: string;
  as_stated: string;
  stage: string | null;
  date: string | null;
  quote: string;
  at: string | null;
  raw_id: number | null;
  url?: string | null;
  /** The same sum in other articles, which state it later */
  repeats?: SumStatement[];
};
export type StartupAward = {
  award_name: string;
  weight_used?: number;
};
export type Article = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
};
export type Startup = {
  id: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  social_reason: string | null;
  founding_year: number | null;
  sector: string | null;
  country: string | null;
  canton: string | null;
  raised_money: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info: string | null;
  article_date: string | null;
  website: string | null;
  url: string | null;
  email: string | null;
  number: string | null;
  investors: string | null;
  partnership: string | null;
  company_description: string | null;
  advisors: string | null;
  other_award: string | null;
  pros_text: string | null;
  cons_text: string | null;
  investment: number;
  rejected: number;
  candidate: number;
  missing_data: number;
  email_sent: number;
  interested: number;
  personality_test_sent: number;
  test_passed: number;
  create_contract: number;
  created_at?: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at?: string;
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** Other names by which the company is known */
  also?: string[];
  score?: number;
  firstTime_appear_inscore: string | null;
  last_modified_score: string | null;
  is_new: number;
  /** The day on which Later ends */
  later_until?: string;
  version?: number;
  /** Place by score in its mode, from 1; only in ranked lists */
  rank?: number;
  /** It entered the view since the visit before */
  entered?: number;
  /** By so many places since the visit before */
  moved_up?: number;
  awards?: StartupAward[];
  articles?: Article[];
};
export type DecisionMade = {
  /** Null when it was so already and no reason was given */
  decision: Decision | null;
  startup: Startup;
};
export type NewDecision = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** 0 takes the flag back, or ends Later */
  to?: number;
  /** Of Later: a day from tomorrow to two years from now, YYYY-MM-DD; it ends at 06:00 in Zurich */
  until?: string;
  /** Of Later: another score or an article ends it; true unless it is false */
  earlier?: boolean;
  reason_id?: string | null;
  details?: string | null;
  origin?: 'details' | 'board' | 'api';
};
export type DecisionUndoing = {
  details?: string | null;
  origin?: 'details' | 'board' | 'api';
};
export type DeletedRow = {
  /** Of the deletion, by which it is restored */
  id: string;
  kind: 'startup' | 'raw_startup';
  row_id: string;
  company_name: string;
  deleted_at: string;
  deleted_by: string | null;
  /** When it can no longer be restored */
  purged_from: string;
  days_left: number;
};
export type DeletedRowPage = {
  items: DeletedRow[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type RestoredRow = {
  kind: 'startup' | 'raw_startup';
  row_id: string;
};
export type EvidenceArticle = {
  id: string;
  url: string;
  title: string;
  source: string | null;
  lang: string | null;
  published_at: string | null;
  /** As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places */
  text: string;
  text_removed_at: string | null;
};
export type Quote = {
  text: string;
  /** Code points before it in the article; null: no source found */
  start: number | null;
  end: number | null;
};
export type FieldEvidence = {
  /** As a startup has it; an award is one entry each, under awards */
  field: string;
  value: string;
  quotes: Quote[];
  /** How likely it is right, from 0 to 1 */
  confidence?: number;
  /** The row holds it; else it is only proposed, or no source was found */
  is_used?: boolean;
  /** The company register that says it, with number and seat, not the article */
  register?: string;
  /** The startup has its value from here */
  is_current?: boolean;
  /** An award that only one article states */
  unconfirmed?: boolean;
};
export type Evidence = {
  extraction_id: string;
  raw_id: string;
  model: string;
  extracted_at: string;
  article: EvidenceArticle;
  fields: FieldEvidence[];
};
export type EvidenceList = {
  id: string;
  company_name: string;
  /** Newest first; none for what was only imported */
  items: Evidence[];
};
export type FactArticle = {
  id: string | null;
  extraction_id: string | null;
  url: string | null;
  title: string | null;
  source: string | null;
  published_at: string | null;
};
export type FactOrigin = {
  by: 'person' | 'import' | 'article';
  /** When the person said it, the row was imported or the article was read */
  at: string | null;
  /** Of a person: the name; null when it is not known */
  person: string | null;
  /** Of an import: the name of the file, where it is known */
  file: string | null;
  /** Of an import: the line of the spreadsheet, where it is known; the header is 1 */
  line: number | null;
  raw_id: string | null;
  /** Of an import: the ID of the row */
  external_id: string | null;
  article: FactArticle | null;
  /** The passage of the article that states the value; stays as context of a correction */
  quote: string | null;
  /** What the person wrote about it */
  note: string | null;
  /** Of an import or article: who accepted the value, which has their rank since */
  confirmed_by: string | null;
  confirmed_at: string | null;
};
export type FactSuggestion = {
  id: string;
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Name of the field, or the key of the entry of a list */
  field: string;
  value: string | number | null;
  currency: string | null;
  /** The value as it reads */
  text: string;
  origin: FactOrigin;
  /** Who discarded the same value before */
  discarded_by: string | null;
  /** Of an award */
  score_before: number | null;
  /** Of an award, if it is taken */
  score_after: number | null;
};
export type FieldFact = {
  field:
    | 'company_name'
    | 'social_reason'
    | 'website'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'country'
    | 'email'
    | 'number'
    | 'url'
    | 'raised_money'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'other_award'
    | 'main_article_info'
    | 'article_date'
    | 'company_description'
    | 'pros_text'
    | 'cons_text';
  value: string | number | null;
  /** Of raised_money */
  currency: string | null;
  origin: FactOrigin | null;
  /** Of an unknown canton or sector: the text that was received and not recognised */
  received: string | null;
  received_from: FactOrigin | null;
  suggestions: FactSuggestion[];
};
export type FounderFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  first_name: string;
  last_name: string;
  /** CEO, CTO */
  role: string | null;
  origin: FactOrigin | null;
  /** What the person wrote about it */
  note: string | null;
};
export type MoneyFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  kind:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  stage: string | null;
  amount: number;
  currency: string;
  /** YYYY-MM-DD */
  date: string | null;
  investors: string[];
  as_stated: string;
  origin: FactOrigin | null;
  /** What the person wrote about it */
  note: string | null;
};
export type RaisedSum = {
  currency: string;
  amount: number;
};
export type AwardFact = {
  /** Names the entry in calls; stays while it is the same entry */
  key: string;
  award_name: string;
  status: 'counted' | 'superseded' | 'not_weighted';
  superseded_by: string | null;
  group_name: string | null;
  /** What it weighs; a superseded one adds nothing */
  weight: number;
  origin: FactOrigin | null;
  /** All that state it, the newest first */
  evidence: FactOrigin[];
  /** What the person wrote about it */
  note: string | null;
};
export type DiscardedEntry = {
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Of the entry */
  key: string;
  /** The entry as it read */
  text: string;
  /** Name of the person */
  discarded_by: string | null;
  discarded_at: string;
  /** By this it is undone, which gives the entry back */
  change_id: string | null;
};
export type StartupFacts = {
  id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  score: number;
  /** Every field that can be corrected, also empty ones */
  fields: FieldFact[];
  founders: FounderFact[];
  /** The newest first */
  money: MoneyFact[];
  /** What was raised in rounds, for each currency */
  raised: RaisedSum[];
  /** The heaviest first */
  awards: AwardFact[];
  /** Of founders, money and awards */
  suggestions: FactSuggestion[];
  /** Entries of its lists, the newest first */
  discarded?: DiscardedEntry[];
  /** Of fields and lists together */
  open_suggestions: number;
};
export type FactChange = {
  /** By this it is undone */
  id: string;
  startup_id: string;
  list: 'fields' | 'founders' | 'money' | 'awards';
  /** Name of the field, or the key of the entry of a list */
  field: string;
  kind: 'corrected' | 'handed_back' | 'confirmed' | 'added' | 'discarded' | 'taken' | 'kept';
  /** The value before, as it reads; null for none */
  before: string | null;
  /** The value after, as it reads; null for none */
  after: string | null;
  /** What the person wrote about it */
  note: string | null;
  /** Name of the person */
  made_by: string | null;
  made_at: string;
  /** Name of the person */
  undone_by: string | null;
  undone_at: string | null;
};
export type FactHistoryEntry = {
  /** Stays the same; of no other use */
  id: string;
  at: string;
  /** What a person did */
  change: FactChange | null;
  /** What a row of an import or article says, as it reads */
  value: string | null;
  /** Of that row, with the quote */
  origin: FactOrigin | null;
  /** The present value comes from here */
  is_current: boolean;
};
export type FactHistory = {
  /** The newest first */
  items: FactHistoryEntry[];
};
export type FactSuggestionList = {
  items: FactSuggestion[];
  total: number;
};
export type FactListChanges = {
  /** The newest first */
  items: FactChange[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type FactChanged = {
  /** Null when everything was as asked already */
  change: FactChange | null;
  facts: StartupFacts;
};
export type FieldCorrection = {
  /** null or an empty text hands the field back */
  value: string | number | null;
  /** Of raised_money; CHF without it */
  currency?: string;
  note?: string | null;
};
export type FactNote = {
  note?: string | null;
};
export type FounderStatement = {
  first_name: string;
  /** At least one visible character; no control, zero-width or directional ones */
  last_name: string;
  role?: string | null;
  note?: string | null;
};
export type FounderCorrection = {
  first_name?: string;
  /** At least one visible character; no control, zero-width or directional ones */
  last_name?: string;
  role?: string | null;
  note?: string | null;
};
export type MoneyStatement = {
  kind:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  amount: number;
  currency: string;
  date?: string | null;
  stage?: string | null;
  investors?: string[];
  note?: string | null;
};
export type MoneyCorrection = {
  kind?:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  amount?: number;
  currency?: string;
  date?: string | null;
  stage?: string | null;
  investors?: string[];
  note?: string | null;
};
export type AwardStatement = {
  /** At least one visible character; no control, zero-width or directional ones */
  award_name: string;
  note?: string | null;
};
export type AwardCorrection = {
  /** At least one visible character; no control, zero-width or directional ones */
  award_name?: string;
  note?: string | null;
};
export type FilterValue = {
  /** As in the query of the list */
  value: string;
  /** Name of an award or person; null for a code, and for what does not exist any more */
  label: string | null;
  /** Startups of the list if the filter had this value alone; of `award_not` those that would be left out */
  count: number;
};
export type FilterValues = {
  items: FilterValue[];
  /** How many values there are; of awards and people 50 are answered */
  total: number;
  /** Of raised: startups that the filter cannot compare; 0 for others */
  left_out: number;
};
export type Following = {
  startup_id: string;
  is_followed: boolean;
};
export type ListNews = {
  /** The end of the visit before */
  since: string;
  /** Startups of the list that entered the view since then */
  new: number;
  /** Startups of the list that overtook another one since then */
  moved_up: number;
};
export type StartupPage = {
  items: Startup[];
  total: number;
  page?: number;
  pageSize?: number;
  news?: ListNews;
  /** With later=hide: how many are Later */
  later_hidden?: number;
  /** In ranked lists whose search holds for none: up to 5 of the same set that are spelled nearly so */
  similar?: Startup[];
};
export type StartupColumns = {
  id?: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id?: string | null;
  company_name?: string;
  first_name?: string | null;
  last_name?: string | null;
  social_reason?: string | null;
  founding_year?: number | null;
  sector?: string | null;
  country?: string | null;
  canton?: string | null;
  raised_money?: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info?: string | null;
  article_date?: string | null;
  website?: string | null;
  url?: string | null;
  email?: string | null;
  number?: string | null;
  investors?: string | null;
  partnership?: string | null;
  company_description?: string | null;
  advisors?: string | null;
  other_award?: string | null;
  pros_text?: string | null;
  cons_text?: string | null;
  investment?: number;
  rejected?: number;
  candidate?: number;
  missing_data?: number;
  email_sent?: number;
  interested?: number;
  personality_test_sent?: number;
  test_passed?: number;
  create_contract?: number;
  created_at?: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at?: string;
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** Other names by which the company is known */
  also?: string[];
  score?: number;
  firstTime_appear_inscore?: string | null;
  last_modified_score?: string | null;
  is_new?: number;
  /** The day on which Later ends */
  later_until?: string;
  version?: number;
  /** Place by score in its mode, from 1; only in ranked lists */
  rank?: number;
  /** It entered the view since the visit before */
  entered?: number;
  /** By so many places since the visit before */
  moved_up?: number;
  awards?: StartupAward[];
  articles?: Article[];
};
export type StartupColumnsPage = {
  items: StartupColumns[];
  total: number;
  page?: number;
  pageSize?: number;
  news?: ListNews;
  /** With later=hide: how many are Later */
  later_hidden?: number;
};
export type LedgerLine = {
  award: string;
  parameterID: string | null;
  weight: number;
  group_key: string | null;
  group_name: string | null;
  rule: string | null;
  precedence: number | null;
  status: 'counted' | 'superseded' | 'not_weighted';
  superseded_by: string | null;
  superseded_by_precedence: number | null;
};
export type ScoreLedger = {
  id: string;
  company_name: string;
  score: number;
  threshold?: number;
  lines: LedgerLine[];
};
export type MergeTarget = {
  id: string;
  company_name: string;
  score: number;
  /** That it is the same company */
  certainty: number;
  /** What speaks for it, in words; empty for nothing */
  because: string;
};
export type MergeTargets = {
  items: MergeTarget[];
};
export type PairReason = {
  kind: 'uid' | 'website' | 'name' | 'founder' | 'legal name' | 'founded' | 'canton' | 'sector';
  /** In words, as a part of a list: same canton */
  text: string;
  /** What is the same: the host, the canton */
  detail: string | null;
};
export type PairSide = {
  id: string;
  company_name: string;
  score: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type DuplicatePair = {
  id: string;
  /** That the two are one company */
  certainty: number;
  /** The reasons in words */
  because: string;
  reasons: PairReason[];
  first: PairSide;
  second: PairSide;
  /** Put off by a person: after all others */
  is_later: boolean;
};
export type MergeSide = {
  id: string;
  company_name: string;
  score: number;
  /** Among the active, or among the rejected */
  rank: number;
  articles: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type MergeValue = {
  value: string | number | null;
  by: ('person' | 'import' | 'article' | null) | ('person' | 'import' | 'article' | null);
  person: string | null;
  at: string | null;
};
export type MergeField = {
  field:
    | 'company_name'
    | 'social_reason'
    | 'website'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'email'
    | 'number'
    | 'country'
    | 'url'
    | 'raised_money'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'company_description'
    | 'pros_text'
    | 'cons_text'
    | 'main_article_info'
    | 'article_date'
    | 'other_award';
  first: MergeValue;
  second: MergeValue;
  result: MergeValue;
  /** From which the result is; null where it is from neither alone, or both are equal */
  chosen: ('first' | 'second' | null) | ('first' | 'second' | null);
  is_equal: boolean;
};
export type MergeList = {
  list: 'founders' | 'money' | 'awards';
  first: string[];
  second: string[];
  result: string[];
  chosen: 'both' | 'first' | 'second';
  is_equal: boolean;
};
export type MergeFlag = {
  flag:
    | 'rejected'
    | 'candidate'
    | 'missing_data'
    | 'email_sent'
    | 'interested'
    | 'personality_test_sent'
    | 'test_passed'
    | 'create_contract'
    | 'investment';
  first: boolean;
  second: boolean;
  result: boolean;
};
export type MergeScoreChange = {
  award: string;
  /** What it adds to the score of the survivor, or takes from it */
  change: number;
  from: 'first' | 'second' | 'both';
  superseded_by: string | null;
};
export type MergePreview = {
  pair: DuplicatePair;
  /** Of the pair; the first has the higher score */
  survivor: 'first' | 'second';
  first: MergeSide;
  second: MergeSide;
  result: MergeSide;
  /** All that one of them has */
  fields: MergeField[];
  lists: MergeList[];
  /** Those that one of them has */
  flags: MergeFlag[];
  /** One is rejected, the other an investment: choose */
  needs_decision: boolean;
  /** Of the survivor */
  score_before: number;
  /** The ledger lines that make the difference */
  score_changes: MergeScoreChange[];
  /** Decisions and values of people that are lost, in words */
  losses: string[];
};
export type MergeChoices = {
  fields?: {
    /** Of the pair; the first has the higher score */
    company_name?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    social_reason?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    website?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    canton?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    sector?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    founding_year?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    email?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    number?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    country?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    url?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    raised_money?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    investors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    partnership?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    advisors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    company_description?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    pros_text?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    cons_text?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    main_article_info?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    article_date?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    other_award?: 'first' | 'second';
  };
  lists?: {
    founders?: 'both' | 'first' | 'second';
    money?: 'both' | 'first' | 'second';
    awards?: 'both' | 'first' | 'second';
  };
  /** Of one that is rejected and one that is an investment */
  decision?: 'rejected' | 'investment';
  /** Which keeps its id; the first without it */
  survivor?: 'first' | 'second';
};
export type StartupMerge = {
  id: string;
  survivor_id: string;
  survivor_name: string;
  merged_id: string;
  merged_name: string;
  because: string;
  score_before: number;
  score_after: number;
  merged_by: string | null;
  merged_at: string;
  undone_by: string | null;
  undone_at: string | null;
};
export type MergeIntoOrder = {
  /** The startup that survives */
  into: string;
  choices?: MergeChoices;
  versions?: {
    /** Counts changes; sent back as If-Match */
    first: number;
    /** Counts changes; sent back as If-Match */
    second: number;
  };
};
export type MergedInto = {
  id: string;
  company_name: string;
  merged_name: string;
};
export type MergedIntoAnswer = {
  /** Null for a startup that was not merged, or whose survivor is deleted */
  merged_into: MergedInto | null;
};
export type NoteMention = {
  id: string;
  /** As it is in the text, after the sign @ */
  name: string;
};
export type Note = {
  id: string;
  startup_id: string;
  text: string;
  author_id: string;
  /** Name of the person */
  author: string | null;
  written_at: string;
  /** When it was edited last; null for never */
  edited_at: string | null;
  /** Its author may edit it until then */
  editable_until: string;
  /** When it was struck through; null for one that holds */
  struck_at: string | null;
  /** Name of the person */
  struck_by: string | null;
  /** Those who have access; the others are plain text */
  mentions: NoteMention[];
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type NotePage = {
  items: Note[];
  total: number;
};
export type NewNote = {
  text: string;
  /** Ids of people whose name follows a sign @ in the text; others are left out */
  mentions?: string[];
};
export type Parameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value?: number;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type ParameterPage = {
  parameters: Parameter[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type ImportedWeights = {
  /** Ids of new parameters */
  created: string[];
  /** Ids of those with another weight */
  changed: string[];
  unchanged: number;
};
export type WeightRow = {
  /** At least one visible character; no control, zero-width or directional ones */
  parameterName: string;
  value: number;
  /** That the caller saw; without it any version is changed */
  version?: number;
};
export type UsualParameters = {
  parameterIDs: string[];
};
export type ParameterChoice = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value?: number;
  /** Names of the exclusivity groups that hold the parameter, by name: of each only one award counts */
  exclusive_groups?: string[];
};
export type ParameterChoices = {
  parameters: ParameterChoice[];
};
export type Person = {
  id: string;
  name: string;
  /** Of the first and the last word of the name */
  initials: string;
  /** Null for a caller of the role user */
  email: string | null;
};
export type People = {
  items: Person[];
  total: number;
};
export type ReviewSettings = {
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  floor: number;
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  default_floor: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ReviewFloor = {
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  floor: number;
};
export type ReviewDecision = {
  id: string;
  kind: 'accept' | 'discard' | 'allow';
  reason: ('not_a_startup' | 'not_in_article' | null) | ('not_a_startup' | 'not_in_article' | null);
  raw_id: string | null;
  company_name: string;
  article_title: string | null;
  decided_by: string | null;
  decided_at: string;
  undone_by: string | null;
  undone_at: string | null;
};
export type Decided = {
  decisions: ReviewDecision[];
};
export type DiscardOrder = {
  /** not_a_startup is remembered for the name, not_in_article for the name in this article */
  reason: 'not_a_startup' | 'not_in_article';
};
export type SeenRow = {
  id: string;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ReviewOrder = {
  decision: 'accept' | 'discard';
  /** not_a_startup is remembered for the name, not_in_article for the name in this article */
  reason?: 'not_a_startup' | 'not_in_article';
  rows: SeenRow[];
};
export type ReviewDecisionPage = {
  items: ReviewDecision[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type DiscardedName = {
  /** Of the decision */
  id: string;
  company_name: string;
  /** not_a_startup is remembered for the name, not_in_article for the name in this article */
  reason: 'not_a_startup' | 'not_in_article';
  article_title: string | null;
  decided_by: string | null;
  decided_at: string;
};
export type DiscardedNamePage = {
  items: DiscardedName[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type StartupRow = {
  /** Of the raw row */
  id: string;
  company_name: string;
  origin: FactOrigin;
  website: string | null;
  canton: string | null;
  founding_year: number | null;
  founders: string[];
  /** Sums as they read */
  money: string[];
  awards: string[];
  /** Why it cannot be split off, in words; null for one that can */
  stays_because: string | null;
};
export type SplitOffStartup = {
  id: string;
  company_name: string;
  score: number;
};
export type StartupSplit = {
  /** By this it is undone */
  id: string;
  /** Which kept its id */
  startup_id: string;
  company_name: string;
  score_before: number;
  score_after: number;
  parts: SplitOffStartup[];
  /** Name of the person */
  split_by: string | null;
  split_at: string;
  /** Name of the person */
  undone_by: string | null;
  undone_at: string | null;
};
export type StartupRows = {
  startup_id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  score: number;
  /** In the order in which they were curated, the first 1,000 */
  items: StartupRow[];
  /** All rows, those beyond the first 1,000 included */
  total: number;
  /** Those that were not undone, of this startup or by which it was made; the newest first */
  splits: StartupSplit[];
};
export type SplitSide = {
  company_name: string;
  /** Another startup has the name that its rows give */
  needs_name: boolean;
  score: number;
  rank: number;
  rows: number;
  articles: number;
  awards: string[];
};
export type SplitPreview = {
  /** Counts changes; sent back as If-Match */
  version: number;
  score_before: number;
  rank_before: number;
  stays: SplitSide;
  /** In the order of the groups */
  parts: SplitSide[];
};
export type SplitOrder = {
  groups: {
    rows: string[];
    /** At least one visible character; no control, zero-width or directional ones */
    company_name?: string;
  }[];
};
export type StageCard = {
  id: string;
  company_name: string;
  score: number;
  sector: string | null;
  canton: string | null;
  version: number;
  email_sent: number;
  create_contract: number;
  interested: number;
  rejected: number;
  /** Whole days in Zurich since it came into the stage; null where no decision says it */
  days: number | null;
  assignee_id: string | null;
  /** Name of the person */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** The day of the next step */
  due: string | null;
  /** The day on which Later ends */
  later_until: string | null;
  /** Why it was rejected */
  reason: string | null;
};
export type StageColumn = {
  stage: 'new' | 'contacted' | 'contract' | 'investment' | 'later' | 'rejected';
  total: number;
  /** In the stage, of those whose time is known; null for New, which is undecided, and of none */
  median_days: number | null;
  /** Those that came into it in the last 365 days */
  of_year: number;
  /** Of Later: the day on which the first one ends */
  next: string | null;
  /** By score, then name, then id */
  items: StageCard[];
};
export type StageLimits = {
  /** A startup that is Contacted for more days is marked on the board; null marks none */
  contacted: number | null;
  /** A startup that is Contract for more days is marked on the board; null marks none */
  contract: number | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type StageBoard = {
  /** In their order */
  stages: StageColumn[];
  limits: StageLimits;
};
export type StageMoved = {
  /** The newest first; none where it was in that stage. By their ids the move is undone */
  decisions: Decision[];
  startup: Startup;
};
export type StageMove = {
  /** Rejected and Later have a reason or a day: they are decided by the call of decisions */
  stage: 'new' | 'contacted' | 'contract' | 'investment';
  reason_id?: string | null;
  details?: string | null;
};
export type MoveUndoing = {
  decisions: string[];
};
export type ImportOutcome = {
  id: string;
  /** inserted, updated or unchanged */
  outcome: string;
};
export type ImportRow = {
  ID?: string | number | null;
  id?: string | number | null;
  /** At least one visible character; no control, zero-width or directional ones */
  company_name: string;
  first_name?: string | null;
  last_name?: string | null;
  /** At least one visible character; no control, zero-width or directional ones */
  social_reason?: string | null;
  founding_year?: number | null;
  sector?: string | null;
  country?: string | null;
  canton?: string | null;
  raised_money?: number | null;
  raised_currency?: string | null;
  main_article_info?: string | null;
  article_date?: string | null;
  website?: string | null;
  url?: string | null;
  email?: string | null;
  number?: string | null;
  investors?: string | null;
  partnership?: string | null;
  company_description?: string | null;
  advisors?: string | null;
  other_award?: string | null;
  pros?: string | null;
  pros_text?: string | null;
  risks?: string | null;
  cons_text?: string | null;
  investment?: 0 | 1 | true | false;
  rejected?: 0 | 1 | true | false;
  candidate?: 0 | 1 | true | false;
  missing_data?: 0 | 1 | true | false;
  email_sent?: 0 | 1 | true | false;
  interested?: 0 | 1 | true | false;
  personality_test_sent?: 0 | 1 | true | false;
  test_passed?: 0 | 1 | true | false;
  create_contract?: 0 | 1 | true | false;
  awards?: string[];
  articles?: Article[];
  score?: unknown;
  last_modified_score?: unknown;
  firstTime_appear_inscore?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  is_new?: unknown;
  awards_weights?: unknown;
};
export type RawStartup = {
  id: string;
  /** Names the row in exports where no external id does */
  uid?: string;
  external_id: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  social_reason: string | null;
  founding_year: number | null;
  sector: string | null;
  country: string | null;
  canton: string | null;
  raised_money: number | null;
  /** Of raised_money, ISO 4217; CHF unless something else was said */
  raised_currency?: string;
  main_article_info: string | null;
  article_date: string | null;
  website: string | null;
  url: string | null;
  email: string | null;
  number: string | null;
  investors: string | null;
  partnership: string | null;
  company_description: string | null;
  advisors: string | null;
  other_award: string | null;
  pros_text: string | null;
  cons_text: string | null;
  investment: number;
  rejected: number;
  candidate: number;
  missing_data: number;
  email_sent: number;
  interested: number;
  personality_test_sent: number;
  test_passed: number;
  create_contract: number;
  created_at?: string;
  /** Last news or change of a fact; neither a flag nor a score moves it */
  updated_at?: string;
  /** Award names as imported or extracted */
  awards: string[];
  articles: Article[];
  /** All of them */
  founders?: Founder[];
  /** All sums, each with its kind */
  financings?: Financing[];
  /** import or article */
  origin?: string;
  extraction_id?: string | null;
  /** Of an article: how likely this is a startup of it, from 0 to 1 */
  confidence?: number | null;
  /** Of an article: waiting for a person, or what one decided; null where nobody is asked */
  review?: ('waiting' | 'accepted' | 'discarded' | null) | ('waiting' | 'accepted' | 'discarded' | null);
  curated_at: string | null;
  startup_id: string | null;
  /** The deletion of its startup: the row is not curated until that is restored */
  deletion_id?: string | null;
  version?: number;
};
export type RawStartupPage = {
  items: RawStartup[];
  total: number;
  page?: number;
  pageSize?: number;
  /** Of articles, that wait for a person under this search */
  waiting?: number;
};
export type TimelineNews = {
  url: string;
  title: string | null;
  /** A day */
  published_at: string | null;
  source: string | null;
};
export type TimelineScore = {
  before: number;
  after: number;
  /** The version of the scoring rules that moved it; null where an award did */
  version: number | null;
  reasons: HistoryReason[];
};
export type TimelineEntry = {
  /** Stays the same; its address ends with it */
  id: string;
  kind: 'change' | 'work' | 'news' | 'note' | 'decision' | 'score';
  at: string;
  /** False where only the day is known */
  has_time: boolean;
  /** Name of the person */
  actor: string | null;
  /** Null for one that was made before decisions were kept: then the flags are in `changes` */
  decision: Decision | null;
  /** As it is now */
  note: Note | null;
  /** An article about the startup */
  news: TimelineNews | null;
  /** A change of the score */
  score: TimelineScore | null;
  /** Of fields, by a person */
  changes: HistoryChange[];
};
export type Timeline = {
  /** The newest first, 30 at most */
  items: TimelineEntry[];
  /** Sent as `before` it asks for the entries that follow; null after the last one */
  next: string | null;
  /** Of all entries, by kind */
  counts: {
    all: number;
    change: number;
    work: number;
    news: number;
    note: number;
    decision: number;
    score: number;
  };
};
export type ViewDraft = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  /** The version of the view that was changed */
  base_version: number;
};
export type View = {
  id: string;
  name: string;
  /** Everybody sees a team view */
  is_team: boolean;
  is_mine: boolean;
  /** Name of who created it */
  owner: string | null;
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  /** Whether the caller keeps it in front */
  is_pinned: boolean;
  draft?: ViewDraft;
  /** Counts changes; sent back as If-Match */
  version: number;
  updated_at: string;
};
export type Views = {
  /** Pinned ones first */
  items: View[];
  total: number;
};
export type NewView = {
  /** At least one visible character; no control, zero-width or directional ones */
  name: string;
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  is_team?: boolean;
};
export type ViewNews = {
  /** `all` for all active startups */
  id: string;
  /** The end of the visit before; null where there was none */
  since: string | null;
  /** Startups that entered the view since then */
  new: number;
  /** Startups that overtook another one since then */
  moved_up: number;
};
export type ViewCounts = {
  items: ViewNews[];
  total: number;
};
export type ViewChange = {
  /** At least one visible character; no control, zero-width or directional ones */
  name?: string;
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query?: string;
  is_team?: boolean;
  /** For the caller alone; it needs no If-Match */
  is_pinned?: boolean;
  /** Restores a view that was deleted */
  is_deleted?: false;
};
export type ViewDraftEffect = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
  base_version: number;
  /** Startups of the view as it is saved */
  total: number;
  /** Startups of the draft that the view lacks */
  added: number;
  /** Startups of the view that the draft lacks */
  removed: number;
};
export type ViewDraftChange = {
  /** The query string of the list: its parameters without page, and `layout` and `columns` */
  query: string;
};
export type ViewVisit = {
  /** `all` for all active startups */
  id: string;
  /** The end of the visit before; null where there was none */
  since: string | null;
  /** Startups that entered the view since then */
  new: number;
  /** Startups that overtook another one since then */
  moved_up: number;
  /** Whether marking as seen can be taken back */
  can_undo: boolean;
};
export type NewVisit = {
  /** Mark everything as seen, or take that back; neither: a visit */
  act?: 'seen' | 'undo';
};
export type Work = {
  startup_id: string;
  /** Id of the person; null for nobody */
  assignee_id: string | null;
  /** Name of the person */
  assignee: string | null;
  /** What is done next */
  step: string | null;
  /** The day of the next step */
  due: string | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type WorkList = {
  items: Work[];
  total: number;
};
export type WorkChange = {
  /** A person who has access; null for nobody */
  assignee?: string | null;
  /** At least one visible character; no control, zero-width or directional ones */
  step?: string | null;
  /** Of a step; without a step there is none */
  due?: string | null;
};
export const {
  useListArticlesQuery,
  useLazyListArticlesQuery,
  useReadStartupHistoryQuery,
  useLazyReadStartupHistoryQuery,
  useReadSelectionQuery,
  useLazyReadSelectionQuery,
  useChangeManyMutation,
  useUndoManyMutation,
  useReadChainQuery,
  useLazyReadChainQuery,
  useStartChainRunMutation,
  useStopChainRunMutation,
  useReadCompanyRegisterQuery,
  useLazyReadCompanyRegisterQuery,
  useRunCurationMutation,
  useAuditCurationMutation,
  useReadDashboardQuery,
  useLazyReadDashboardQuery,
  useListDecisionReasonsQuery,
  useLazyListDecisionReasonsQuery,
  useCreateDecisionReasonMutation,
  useSetReasonRequiredMutation,
  useUpdateDecisionReasonMutation,
  useDeleteDecisionReasonMutation,
  useListDecisionsQuery,
  useLazyListDecisionsQuery,
  useDecideMutation,
  useUndoDecisionMutation,
  useDeleteStartupMutation,
  useDeleteRawMutation,
  useListDeletedQuery,
  useLazyListDeletedQuery,
  useRestoreDeletedMutation,
  useReadRawEvidenceQuery,
  useLazyReadRawEvidenceQuery,
  useReadStartupEvidenceQuery,
  useLazyReadStartupEvidenceQuery,
  useReadFactsQuery,
  useLazyReadFactsQuery,
  useReadFactHistoryQuery,
  useLazyReadFactHistoryQuery,
  useListSuggestionsQuery,
  useLazyListSuggestionsQuery,
  useReadListChangesQuery,
  useLazyReadListChangesQuery,
  useCorrectFactMutation,
  useHandBackFactMutation,
  useConfirmFactMutation,
  useTakeSuggestionMutation,
  useKeepSuggestionMutation,
  useUndoFactChangeMutation,
  useAddFounderMutation,
  useCorrectFounderMutation,
  useDiscardFounderMutation,
  useAddMoneyMutation,
  useCorrectMoneyMutation,
  useDiscardMoneyMutation,
  useAddAwardMutation,
  useCorrectAwardMutation,
  useDiscardAwardMutation,
  useReadFilterValuesQuery,
  useLazyReadFilterValuesQuery,
  useReadFollowingQuery,
  useLazyReadFollowingQuery,
  useFollowStartupMutation,
  useUnfollowStartupMutation,
  useReadStatsQuery,
  useLazyReadStatsQuery,
  useListInvestmentsQuery,
  useLazyListInvestmentsQuery,
  useListInvestmentsColumnsQuery,
  useLazyListInvestmentsColumnsQuery,
  useReadInvestmentQuery,
  useLazyReadInvestmentQuery,
  useReadScoreLedgerQuery,
  useLazyReadScoreLedgerQuery,
  useSetInvestmentFlagsMutation,
  useSetInvestmentTextMutation,
  useListMergeTargetsQuery,
  useLazyListMergeTargetsQuery,
  usePreviewMergeIntoMutation,
  useMergeIntoMutation,
  useReadMergedIntoQuery,
  useLazyReadMergedIntoQuery,
  useListNotesQuery,
  useLazyListNotesQuery,
  useAddNoteMutation,
  useEditNoteMutation,
  useStrikeNoteMutation,
  useListParametersQuery,
  useLazyListParametersQuery,
  useCreateParameterMutation,
  useUpdateParameterMutation,
  useDeleteParameterMutation,
  useImportWeightsMutation,
  useAddUsualParametersMutation,
  useRemoveUsualParametersMutation,
  useListParameterChoicesQuery,
  useLazyListParameterChoicesQuery,
  useListPeopleQuery,
  useLazyListPeopleQuery,
  useReadReviewSettingsQuery,
  useLazyReadReviewSettingsQuery,
  useSaveReviewSettingsMutation,
  useAcceptFoundMutation,
  useDiscardFoundMutation,
  useDecideFoundMutation,
  useListReviewDecisionsQuery,
  useLazyListReviewDecisionsQuery,
  useUndoReviewDecisionMutation,
  useListDiscardedNamesQuery,
  useLazyListDiscardedNamesQuery,
  useAllowDiscardedNameMutation,
  useReadStartupRowsQuery,
  useLazyReadStartupRowsQuery,
  usePreviewSplitMutation,
  useSplitStartupMutation,
  useUndoSplitMutation,
  useReadStagesQuery,
  useLazyReadStagesQuery,
  useReadStageQuery,
  useLazyReadStageQuery,
  useMoveStartupMutation,
  useUndoMoveMutation,
  useImportRawMutation,
  useListRawQuery,
  useLazyListRawQuery,
  useListCuratedQuery,
  useLazyListCuratedQuery,
  useListCuratedColumnsQuery,
  useLazyListCuratedColumnsQuery,
  useReadTimelineQuery,
  useLazyReadTimelineQuery,
  useListViewsQuery,
  useLazyListViewsQuery,
  useCreateViewMutation,
  useCountViewNewsQuery,
  useLazyCountViewNewsQuery,
  useUpdateViewMutation,
  useDeleteViewMutation,
  useSaveViewDraftMutation,
  useDiscardViewDraftMutation,
  useVisitViewMutation,
  useListWorkQuery,
  useLazyListWorkQuery,
  useReadWorkQuery,
  useLazyReadWorkQuery,
  useChangeWorkMutation,
} = injectedRtkApi;
