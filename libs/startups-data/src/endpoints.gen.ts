// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = [
  'startups',
  'articles',
  'investments',
  'bulk',
  'chain',
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
      addStartup: build.mutation<contract.AddStartupApiResponse, contract.AddStartupApiArg>({
        responseSchema: changeSchema(contract.startupShape),
        query: (queryArg) => ({ url: `/auth/startups`, method: 'POST', body: queryArg.addedStartup }),
        invalidatesTags: ['startups'],
      }),
      findSimilarStartups: build.query<
        contract.FindSimilarStartupsApiResponse,
        contract.FindSimilarStartupsApiArg
      >({
        responseSchema: answerSchema(contract.similarStartupsShape),
        query: (queryArg) => ({
          url: `/auth/startups/similar`,
          params: {
            name: queryArg.name,
            website: queryArg.website,
          },
        }),
        providesTags: ['startups'],
      }),
      undoAddedStartup: build.mutation<contract.UndoAddedStartupApiResponse, contract.UndoAddedStartupApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/undo-added`,
            method: 'POST',
            body: queryArg.body,
            headers: {
              'if-match': queryArg['if-match'],
            },
          }),
          invalidatesTags: ['startups'],
        },
      ),
      listArticles: build.query<contract.ListArticlesApiResponse, contract.ListArticlesApiArg>({
        responseSchema: answerSchema(contract.startupNewsPageShape),
        query: (queryArg) => ({
          url: `/auth/articles`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['articles'],
      }),
      addArticle: build.mutation<contract.AddArticleApiResponse, contract.AddArticleApiArg>({
        responseSchema: changeSchema(contract.addedArticleShape),
        query: (queryArg) => ({ url: `/auth/articles`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['articles'],
      }),
      readStartupHistory: build.query<
        contract.ReadStartupHistoryApiResponse,
        contract.ReadStartupHistoryApiArg
      >({
        responseSchema: answerSchema(contract.startupHistoryShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/history`,
          params: {
            limit: queryArg.limit,
          },
        }),
        providesTags: ['investments'],
      }),
      readSelection: build.query<contract.ReadSelectionApiResponse, contract.ReadSelectionApiArg>({
        responseSchema: answerSchema(contract.selectionShape),
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
      changeMany: build.mutation<contract.ChangeManyApiResponse, contract.ChangeManyApiArg>({
        responseSchema: changeSchema(contract.bulkDoneShape),
        query: (queryArg) => ({ url: `/auth/investments/bulk`, method: 'POST', body: queryArg.bulkOrder }),
        invalidatesTags: ['bulk'],
      }),
      undoMany: build.mutation<contract.UndoManyApiResponse, contract.UndoManyApiArg>({
        responseSchema: changeSchema(contract.bulkUndoneShape),
        query: (queryArg) => ({
          url: `/auth/investments/bulk/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.bulkUndoing,
        }),
        invalidatesTags: ['bulk'],
      }),
      readChain: build.query<contract.ReadChainApiResponse, contract.ReadChainApiArg>({
        responseSchema: answerSchema(contract.chainShape),
        query: () => ({ url: `/auth/chain` }),
        providesTags: ['chain'],
      }),
      startChainRun: build.mutation<contract.StartChainRunApiResponse, contract.StartChainRunApiArg>({
        responseSchema: changeSchema(contract.chainRunShape),
        query: (queryArg) => ({ url: `/auth/chain/runs`, method: 'POST', body: queryArg.chainRunOrder }),
        invalidatesTags: ['chain'],
      }),
      stopChainRun: build.mutation<contract.StopChainRunApiResponse, contract.StopChainRunApiArg>({
        responseSchema: changeSchema(contract.chainRunShape),
        query: (queryArg) => ({
          url: `/auth/chain/runs/${encodeURIComponent(String(queryArg.id))}/stop`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['chain'],
      }),
      readCompanyRegister: build.query<
        contract.ReadCompanyRegisterApiResponse,
        contract.ReadCompanyRegisterApiArg
      >({
        responseSchema: answerSchema(contract.registerAnswerShape),
        query: (queryArg) => ({
          url: `/auth/company-register`,
          params: {
            name: queryArg.name,
          },
        }),
        providesTags: ['startups'],
      }),
      runCuration: build.mutation<contract.RunCurationApiResponse, contract.RunCurationApiArg>({
        responseSchema: changeSchema(contract.curationResultShape),
        query: (queryArg) => ({ url: `/auth/startups/curate/run`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['startups'],
      }),
      auditCuration: build.mutation<contract.AuditCurationApiResponse, contract.AuditCurationApiArg>({
        responseSchema: changeSchema(contract.auditResultShape),
        query: (queryArg) => ({ url: `/auth/startups/curate/audit`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['startups'],
      }),
      readStats: build.query<contract.ReadStatsApiResponse, contract.ReadStatsApiArg>({
        responseSchema: answerSchema(contract.statsShape),
        query: () => ({ url: `/auth/investments/stats` }),
        providesTags: ['stats'],
      }),
      readDashboard: build.query<contract.ReadDashboardApiResponse, contract.ReadDashboardApiArg>({
        responseSchema: answerSchema(contract.dashboardShape),
        query: () => ({ url: `/auth/dashboard` }),
        providesTags: ['stats'],
      }),
      listDecisionReasons: build.query<
        contract.ListDecisionReasonsApiResponse,
        contract.ListDecisionReasonsApiArg
      >({
        responseSchema: answerSchema(contract.decisionRulesShape),
        query: () => ({ url: `/auth/admin/decision-reasons` }),
        providesTags: ['decision-reasons'],
      }),
      createDecisionReason: build.mutation<
        contract.CreateDecisionReasonApiResponse,
        contract.CreateDecisionReasonApiArg
      >({
        responseSchema: changeSchema(contract.decisionReasonShape),
        query: (queryArg) => ({
          url: `/auth/admin/decision-reasons`,
          method: 'POST',
          body: queryArg.newDecisionReason,
        }),
        invalidatesTags: ['decision-reasons'],
      }),
      setReasonRequired: build.mutation<
        contract.SetReasonRequiredApiResponse,
        contract.SetReasonRequiredApiArg
      >({
        responseSchema: changeSchema(contract.decisionRuleShape),
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
      updateDecisionReason: build.mutation<
        contract.UpdateDecisionReasonApiResponse,
        contract.UpdateDecisionReasonApiArg
      >({
        responseSchema: changeSchema(contract.decisionReasonShape),
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
      deleteDecisionReason: build.mutation<
        contract.DeleteDecisionReasonApiResponse,
        contract.DeleteDecisionReasonApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/decision-reasons/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['decision-reasons'],
      }),
      listDecisions: build.query<contract.ListDecisionsApiResponse, contract.ListDecisionsApiArg>({
        responseSchema: answerSchema(contract.decisionPageShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/decisions`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['decisions'],
      }),
      decide: build.mutation<contract.DecideApiResponse, contract.DecideApiArg>({
        responseSchema: changeSchema(contract.decisionMadeShape),
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
      undoDecision: build.mutation<contract.UndoDecisionApiResponse, contract.UndoDecisionApiArg>({
        responseSchema: changeSchema(contract.decisionMadeShape),
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
      deleteStartup: build.mutation<contract.DeleteStartupApiResponse, contract.DeleteStartupApiArg>({
        query: (queryArg) => ({
          url: `/auth/startups/curated/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['startups'],
      }),
      deleteRaw: build.mutation<contract.DeleteRawApiResponse, contract.DeleteRawApiArg>({
        query: (queryArg) => ({
          url: `/auth/startups/raw/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['startups'],
      }),
      listDeleted: build.query<contract.ListDeletedApiResponse, contract.ListDeletedApiArg>({
        responseSchema: answerSchema(contract.deletedRowPageShape),
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
      restoreDeleted: build.mutation<contract.RestoreDeletedApiResponse, contract.RestoreDeletedApiArg>({
        responseSchema: changeSchema(contract.restoredRowShape),
        query: (queryArg) => ({
          url: `/auth/startups/deleted/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['startups'],
      }),
      readRawEvidence: build.query<contract.ReadRawEvidenceApiResponse, contract.ReadRawEvidenceApiArg>({
        responseSchema: answerSchema(contract.evidenceListShape),
        query: (queryArg) => ({
          url: `/auth/startups/raw/${encodeURIComponent(String(queryArg.id))}/evidence`,
        }),
        providesTags: ['startups'],
      }),
      readStartupEvidence: build.query<
        contract.ReadStartupEvidenceApiResponse,
        contract.ReadStartupEvidenceApiArg
      >({
        responseSchema: answerSchema(contract.evidenceListShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/evidence`,
        }),
        providesTags: ['investments'],
      }),
      extractArticle: build.mutation<contract.ExtractArticleApiResponse, contract.ExtractArticleApiArg>({
        responseSchema: changeSchema(contract.extractionSampleShape),
        query: (queryArg) => ({
          url: `/auth/articles/${encodeURIComponent(String(queryArg.id))}/extract`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['articles'],
      }),
      readFacts: build.query<contract.ReadFactsApiResponse, contract.ReadFactsApiArg>({
        responseSchema: answerSchema(contract.startupFactsShape),
        query: (queryArg) => ({ url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts` }),
        providesTags: ['facts'],
      }),
      readFactHistory: build.query<contract.ReadFactHistoryApiResponse, contract.ReadFactHistoryApiArg>({
        responseSchema: answerSchema(contract.factHistoryShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts/${encodeURIComponent(String(queryArg.field))}/history`,
        }),
        providesTags: ['facts'],
      }),
      correctFact: build.mutation<contract.CorrectFactApiResponse, contract.CorrectFactApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      handBackFact: build.mutation<contract.HandBackFactApiResponse, contract.HandBackFactApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/facts/${encodeURIComponent(String(queryArg.field))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      confirmFact: build.mutation<contract.ConfirmFactApiResponse, contract.ConfirmFactApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      takeSuggestion: build.mutation<contract.TakeSuggestionApiResponse, contract.TakeSuggestionApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      keepSuggestion: build.mutation<contract.KeepSuggestionApiResponse, contract.KeepSuggestionApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      undoFactChange: build.mutation<contract.UndoFactChangeApiResponse, contract.UndoFactChangeApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
        query: (queryArg) => ({
          url: `/auth/fact-changes/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['facts'],
      }),
      addFounder: build.mutation<contract.AddFounderApiResponse, contract.AddFounderApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      correctFounder: build.mutation<contract.CorrectFounderApiResponse, contract.CorrectFounderApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      discardFounder: build.mutation<contract.DiscardFounderApiResponse, contract.DiscardFounderApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/founders/${encodeURIComponent(String(queryArg.key))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      addMoney: build.mutation<contract.AddMoneyApiResponse, contract.AddMoneyApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      correctMoney: build.mutation<contract.CorrectMoneyApiResponse, contract.CorrectMoneyApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      discardMoney: build.mutation<contract.DiscardMoneyApiResponse, contract.DiscardMoneyApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/money/${encodeURIComponent(String(queryArg.key))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      addAward: build.mutation<contract.AddAwardApiResponse, contract.AddAwardApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      correctAward: build.mutation<contract.CorrectAwardApiResponse, contract.CorrectAwardApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
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
      discardAward: build.mutation<contract.DiscardAwardApiResponse, contract.DiscardAwardApiArg>({
        responseSchema: changeSchema(contract.factChangedShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/awards/${encodeURIComponent(String(queryArg.key))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['facts'],
      }),
      readFilterValues: build.query<contract.ReadFilterValuesApiResponse, contract.ReadFilterValuesApiArg>({
        responseSchema: answerSchema(contract.filterValuesShape),
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
      readFollowing: build.query<contract.ReadFollowingApiResponse, contract.ReadFollowingApiArg>({
        responseSchema: answerSchema(contract.followingShape),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/follow` }),
        providesTags: ['following'],
      }),
      followStartup: build.mutation<contract.FollowStartupApiResponse, contract.FollowStartupApiArg>({
        responseSchema: changeSchema(contract.followingShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/follow`,
          method: 'PUT',
        }),
        invalidatesTags: ['following'],
      }),
      unfollowStartup: build.mutation<contract.UnfollowStartupApiResponse, contract.UnfollowStartupApiArg>({
        responseSchema: changeSchema(contract.followingShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/follow`,
          method: 'DELETE',
        }),
        invalidatesTags: ['following'],
      }),
      listInvestments: build.query<contract.ListInvestmentsApiResponse, contract.ListInvestmentsApiArg>({
        responseSchema: answerSchema(contract.startupPageShape),
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
      listInvestmentsColumns: build.query<
        contract.ListInvestmentsColumnsApiResponse,
        contract.ListInvestmentsColumnsApiArg
      >({
        responseSchema: answerSchema(contract.startupColumnsPageShape),
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
      readInvestment: build.query<contract.ReadInvestmentApiResponse, contract.ReadInvestmentApiArg>({
        responseSchema: answerSchema(contract.startupShape),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['investments'],
      }),
      readScoreLedger: build.query<contract.ReadScoreLedgerApiResponse, contract.ReadScoreLedgerApiArg>({
        responseSchema: answerSchema(contract.scoreLedgerShape),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/score` }),
        providesTags: ['investments'],
      }),
      setInvestmentFlags: build.mutation<
        contract.SetInvestmentFlagsApiResponse,
        contract.SetInvestmentFlagsApiArg
      >({
        responseSchema: changeSchema(contract.startupColumnsShape),
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
      setInvestmentText: build.mutation<
        contract.SetInvestmentTextApiResponse,
        contract.SetInvestmentTextApiArg
      >({
        responseSchema: changeSchema(contract.startupColumnsShape),
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
      listMergeTargets: build.query<contract.ListMergeTargetsApiResponse, contract.ListMergeTargetsApiArg>({
        responseSchema: answerSchema(contract.mergeTargetsShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/merge-targets`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ['facts'],
      }),
      previewMergeInto: build.query<contract.PreviewMergeIntoApiResponse, contract.PreviewMergeIntoApiArg>({
        responseSchema: answerSchema(contract.mergePreviewShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/merge/preview`,
          method: 'POST',
          body: queryArg.body,
        }),
        providesTags: ['facts'],
      }),
      mergeInto: build.mutation<contract.MergeIntoApiResponse, contract.MergeIntoApiArg>({
        responseSchema: changeSchema(contract.startupMergeShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/merge`,
          method: 'POST',
          body: queryArg.mergeIntoOrder,
        }),
        invalidatesTags: ['facts'],
      }),
      readMergedInto: build.query<contract.ReadMergedIntoApiResponse, contract.ReadMergedIntoApiArg>({
        responseSchema: answerSchema(contract.mergedIntoAnswerShape),
        query: (queryArg) => ({
          url: `/auth/merges/into`,
          params: {
            startup: queryArg.startup,
          },
        }),
        providesTags: ['investments'],
      }),
      listNotes: build.query<contract.ListNotesApiResponse, contract.ListNotesApiArg>({
        responseSchema: answerSchema(contract.notePageShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/notes`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['notes'],
      }),
      addNote: build.mutation<contract.AddNoteApiResponse, contract.AddNoteApiArg>({
        responseSchema: changeSchema(contract.noteShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/notes`,
          method: 'POST',
          body: queryArg.newNote,
        }),
        invalidatesTags: ['notes'],
      }),
      editNote: build.mutation<contract.EditNoteApiResponse, contract.EditNoteApiArg>({
        responseSchema: changeSchema(contract.noteShape),
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
      strikeNote: build.mutation<contract.StrikeNoteApiResponse, contract.StrikeNoteApiArg>({
        responseSchema: changeSchema(contract.noteShape),
        query: (queryArg) => ({
          url: `/auth/notes/${encodeURIComponent(String(queryArg.id))}/strike`,
          method: 'POST',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['notes'],
      }),
      listParameters: build.query<contract.ListParametersApiResponse, contract.ListParametersApiArg>({
        responseSchema: answerSchema(contract.parameterPageShape),
        query: (queryArg) => ({
          url: `/auth/admin/parameters`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['parameters'],
      }),
      createParameter: build.mutation<contract.CreateParameterApiResponse, contract.CreateParameterApiArg>({
        responseSchema: changeSchema(contract.parameterShape),
        query: (queryArg) => ({ url: `/auth/admin/parameters`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['parameters'],
      }),
      updateParameter: build.mutation<contract.UpdateParameterApiResponse, contract.UpdateParameterApiArg>({
        responseSchema: changeSchema(contract.parameterShape),
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
      deleteParameter: build.mutation<contract.DeleteParameterApiResponse, contract.DeleteParameterApiArg>({
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
      importWeights: build.mutation<contract.ImportWeightsApiResponse, contract.ImportWeightsApiArg>({
        responseSchema: changeSchema(contract.importedWeightsShape),
        query: (queryArg) => ({ url: `/auth/admin/parameters/weights`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['parameters'],
      }),
      addUsualParameters: build.mutation<
        contract.AddUsualParametersApiResponse,
        contract.AddUsualParametersApiArg
      >({
        responseSchema: changeSchema(contract.usualParametersShape),
        query: (queryArg) => ({ url: `/auth/admin/usual-parameters`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['parameters'],
      }),
      removeUsualParameters: build.mutation<
        contract.RemoveUsualParametersApiResponse,
        contract.RemoveUsualParametersApiArg
      >({
        responseSchema: changeSchema(contract.usualParametersShape),
        query: (queryArg) => ({
          url: `/auth/admin/usual-parameters/undo`,
          method: 'POST',
          body: queryArg.usualParameters,
        }),
        invalidatesTags: ['parameters'],
      }),
      listParameterChoices: build.query<
        contract.ListParameterChoicesApiResponse,
        contract.ListParameterChoicesApiArg
      >({
        responseSchema: answerSchema(contract.parameterChoicesShape),
        query: () => ({ url: `/auth/parameters` }),
        providesTags: ['parameters'],
      }),
      listPeople: build.query<contract.ListPeopleApiResponse, contract.ListPeopleApiArg>({
        responseSchema: answerSchema(contract.peopleShape),
        query: (queryArg) => ({
          url: `/auth/people`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['people'],
      }),
      readReviewSettings: build.query<
        contract.ReadReviewSettingsApiResponse,
        contract.ReadReviewSettingsApiArg
      >({
        responseSchema: answerSchema(contract.reviewSettingsShape),
        query: () => ({ url: `/auth/review/settings` }),
        providesTags: ['review'],
      }),
      saveReviewSettings: build.mutation<
        contract.SaveReviewSettingsApiResponse,
        contract.SaveReviewSettingsApiArg
      >({
        responseSchema: changeSchema(contract.reviewSettingsShape),
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
      listDiscardedNames: build.query<
        contract.ListDiscardedNamesApiResponse,
        contract.ListDiscardedNamesApiArg
      >({
        responseSchema: answerSchema(contract.discardedNamePageShape),
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
      decideFound: build.mutation<contract.DecideFoundApiResponse, contract.DecideFoundApiArg>({
        responseSchema: changeSchema(contract.decidedShape),
        query: (queryArg) => ({
          url: `/auth/review/companies/decide`,
          method: 'POST',
          body: queryArg.reviewOrder,
        }),
        invalidatesTags: ['review'],
      }),
      listReviewDecisions: build.query<
        contract.ListReviewDecisionsApiResponse,
        contract.ListReviewDecisionsApiArg
      >({
        responseSchema: answerSchema(contract.reviewDecisionPageShape),
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
      allowDiscardedName: build.mutation<
        contract.AllowDiscardedNameApiResponse,
        contract.AllowDiscardedNameApiArg
      >({
        responseSchema: changeSchema(contract.decidedShape),
        query: (queryArg) => ({
          url: `/auth/review/discarded-names/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['review'],
      }),
      undoReviewStep: build.mutation<contract.UndoReviewStepApiResponse, contract.UndoReviewStepApiArg>({
        responseSchema: changeSchema(contract.undoneStepShape),
        query: (queryArg) => ({
          url: `/auth/review/steps/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review'],
      }),
      readStartupRows: build.query<contract.ReadStartupRowsApiResponse, contract.ReadStartupRowsApiArg>({
        responseSchema: answerSchema(contract.startupRowsShape),
        query: (queryArg) => ({ url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/rows` }),
        providesTags: ['facts'],
      }),
      previewSplit: build.query<contract.PreviewSplitApiResponse, contract.PreviewSplitApiArg>({
        responseSchema: answerSchema(contract.splitPreviewShape),
        query: (queryArg) => ({
          url: `/auth/startups/${encodeURIComponent(String(queryArg.id))}/split/preview`,
          method: 'POST',
          body: queryArg.splitOrder,
        }),
        providesTags: ['facts'],
      }),
      splitStartup: build.mutation<contract.SplitStartupApiResponse, contract.SplitStartupApiArg>({
        responseSchema: changeSchema(contract.startupSplitShape),
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
      undoSplit: build.mutation<contract.UndoSplitApiResponse, contract.UndoSplitApiArg>({
        responseSchema: changeSchema(contract.startupSplitShape),
        query: (queryArg) => ({
          url: `/auth/splits/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['facts'],
      }),
      readStages: build.query<contract.ReadStagesApiResponse, contract.ReadStagesApiArg>({
        responseSchema: answerSchema(contract.stageBoardShape),
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
      readStage: build.query<contract.ReadStageApiResponse, contract.ReadStageApiArg>({
        responseSchema: answerSchema(contract.stageColumnShape),
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
      moveStartup: build.mutation<contract.MoveStartupApiResponse, contract.MoveStartupApiArg>({
        responseSchema: changeSchema(contract.stageMovedShape),
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
      undoMove: build.mutation<contract.UndoMoveApiResponse, contract.UndoMoveApiArg>({
        responseSchema: changeSchema(contract.stageMovedShape),
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
      importRaw: build.mutation<contract.ImportRawApiResponse, contract.ImportRawApiArg>({
        responseSchema: changeSchema(contract.importOutcomeShape),
        query: (queryArg) => ({ url: `/auth/startups/import-raw`, method: 'POST', body: queryArg.importRow }),
        invalidatesTags: ['startups'],
      }),
      listRaw: build.query<contract.ListRawApiResponse, contract.ListRawApiArg>({
        responseSchema: answerSchema(contract.rawStartupPageShape),
        query: (queryArg) => ({
          url: `/auth/startups/raw`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            sort: queryArg.sort,
            dir: queryArg.dir,
            review: queryArg.review,
          },
        }),
        providesTags: ['startups'],
      }),
      listCurated: build.query<contract.ListCuratedApiResponse, contract.ListCuratedApiArg>({
        responseSchema: answerSchema(contract.startupPageShape),
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
      listCuratedColumns: build.query<
        contract.ListCuratedColumnsApiResponse,
        contract.ListCuratedColumnsApiArg
      >({
        responseSchema: answerSchema(contract.startupColumnsPageShape),
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
      readTimeline: build.query<contract.ReadTimelineApiResponse, contract.ReadTimelineApiArg>({
        responseSchema: answerSchema(contract.timelineShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/timeline`,
          params: {
            kind: queryArg.kind,
            before: queryArg.before,
          },
        }),
        providesTags: ['timeline'],
      }),
      listViews: build.query<contract.ListViewsApiResponse, contract.ListViewsApiArg>({
        responseSchema: answerSchema(contract.viewsShape),
        query: () => ({ url: `/auth/views` }),
        providesTags: ['views'],
      }),
      createView: build.mutation<contract.CreateViewApiResponse, contract.CreateViewApiArg>({
        responseSchema: changeSchema(contract.viewShape),
        query: (queryArg) => ({ url: `/auth/views`, method: 'POST', body: queryArg.newView }),
        invalidatesTags: ['views'],
      }),
      countViewNews: build.query<contract.CountViewNewsApiResponse, contract.CountViewNewsApiArg>({
        responseSchema: answerSchema(contract.viewCountsShape),
        query: () => ({ url: `/auth/views/counts` }),
        providesTags: ['views'],
      }),
      updateView: build.mutation<contract.UpdateViewApiResponse, contract.UpdateViewApiArg>({
        responseSchema: changeSchema(contract.viewShape),
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
      deleteView: build.mutation<contract.DeleteViewApiResponse, contract.DeleteViewApiArg>({
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['views'],
      }),
      saveViewDraft: build.mutation<contract.SaveViewDraftApiResponse, contract.SaveViewDraftApiArg>({
        responseSchema: changeSchema(contract.viewDraftEffectShape),
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}/draft`,
          method: 'PUT',
          body: queryArg.viewDraftChange,
        }),
        invalidatesTags: ['views'],
      }),
      discardViewDraft: build.mutation<contract.DiscardViewDraftApiResponse, contract.DiscardViewDraftApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/views/${encodeURIComponent(String(queryArg.id))}/draft`,
            method: 'DELETE',
          }),
          invalidatesTags: ['views'],
        },
      ),
      visitView: build.mutation<contract.VisitViewApiResponse, contract.VisitViewApiArg>({
        responseSchema: changeSchema(contract.viewVisitShape),
        query: (queryArg) => ({
          url: `/auth/views/${encodeURIComponent(String(queryArg.id))}/visit`,
          method: 'POST',
          body: queryArg.newVisit,
        }),
        invalidatesTags: ['views'],
      }),
      listWork: build.query<contract.ListWorkApiResponse, contract.ListWorkApiArg>({
        responseSchema: answerSchema(contract.workListShape),
        query: (queryArg) => ({
          url: `/auth/investments/work`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ['work'],
      }),
      readWork: build.query<contract.ReadWorkApiResponse, contract.ReadWorkApiArg>({
        responseSchema: answerSchema(contract.workShape),
        query: (queryArg) => ({ url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/work` }),
        providesTags: ['work'],
      }),
      changeWork: build.mutation<contract.ChangeWorkApiResponse, contract.ChangeWorkApiArg>({
        responseSchema: changeSchema(contract.workShape),
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
