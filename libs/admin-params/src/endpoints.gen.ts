// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['exclusivity', 'score', 'stage-limits', 'awards'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAwardGroups: build.query<contract.ListAwardGroupsApiResponse, contract.ListAwardGroupsApiArg>({
        responseSchema: answerSchema(contract.awardGroupListShape),
        query: () => ({ url: `/auth/admin/awards/excl/groups` }),
        providesTags: ['exclusivity'],
      }),
      createAwardGroup: build.mutation<contract.CreateAwardGroupApiResponse, contract.CreateAwardGroupApiArg>(
        {
          responseSchema: changeSchema(contract.awardGroupShape),
          query: (queryArg) => ({
            url: `/auth/admin/awards/excl/groups`,
            method: 'POST',
            body: queryArg.body,
          }),
          invalidatesTags: ['exclusivity'],
        },
      ),
      listAwardConfig: build.query<contract.ListAwardConfigApiResponse, contract.ListAwardConfigApiArg>({
        responseSchema: answerSchema(contract.awardConfigListShape),
        query: () => ({ url: `/auth/admin/awards/excl/config` }),
        providesTags: ['exclusivity'],
      }),
      listAwardGroupItems: build.query<
        contract.ListAwardGroupItemsApiResponse,
        contract.ListAwardGroupItemsApiArg
      >({
        responseSchema: answerSchema(contract.awardGroupItemListShape),
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}/items`,
        }),
        providesTags: ['exclusivity'],
      }),
      addAwardGroupItem: build.mutation<
        contract.AddAwardGroupItemApiResponse,
        contract.AddAwardGroupItemApiArg
      >({
        responseSchema: changeSchema(contract.awardGroupItemShape),
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}/items`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['exclusivity'],
      }),
      updateAwardGroup: build.mutation<contract.UpdateAwardGroupApiResponse, contract.UpdateAwardGroupApiArg>(
        {
          responseSchema: changeSchema(contract.awardGroupShape),
          query: (queryArg) => ({
            url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}`,
            method: 'PUT',
            body: queryArg.body,
            headers: {
              'if-match': queryArg['if-match'],
            },
          }),
          invalidatesTags: ['exclusivity'],
        },
      ),
      deleteAwardGroup: build.mutation<contract.DeleteAwardGroupApiResponse, contract.DeleteAwardGroupApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}`,
            method: 'DELETE',
            headers: {
              'if-match': queryArg['if-match'],
            },
          }),
          invalidatesTags: ['exclusivity'],
        },
      ),
      deleteAwardGroupItem: build.mutation<
        contract.DeleteAwardGroupItemApiResponse,
        contract.DeleteAwardGroupItemApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/items/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['exclusivity'],
      }),
      deleteAwardGroupItemByParameter: build.mutation<
        contract.DeleteAwardGroupItemByParameterApiResponse,
        contract.DeleteAwardGroupItemByParameterApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}/items/by-param/${encodeURIComponent(String(queryArg.paramId))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['exclusivity'],
      }),
      readScoreConfig: build.query<contract.ReadScoreConfigApiResponse, contract.ReadScoreConfigApiArg>({
        responseSchema: answerSchema(contract.scoreConfigShape),
        query: () => ({ url: `/auth/admin/score` }),
        providesTags: ['score'],
      }),
      saveScoreConfig: build.mutation<contract.SaveScoreConfigApiResponse, contract.SaveScoreConfigApiArg>({
        responseSchema: changeSchema(contract.scoreConfigShape),
        query: (queryArg) => ({
          url: `/auth/admin/score`,
          method: 'PUT',
          body: queryArg.scoreSettings,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['score'],
      }),
      listScoringVersions: build.query<
        contract.ListScoringVersionsApiResponse,
        contract.ListScoringVersionsApiArg
      >({
        responseSchema: answerSchema(contract.scoringVersionPageShape),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['score'],
      }),
      readScoringVersion: build.query<
        contract.ReadScoringVersionApiResponse,
        contract.ReadScoringVersionApiArg
      >({
        responseSchema: answerSchema(contract.scoringVersionDetailShape),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}`,
        }),
        providesTags: ['score'],
      }),
      noteScoringVersion: build.mutation<
        contract.NoteScoringVersionApiResponse,
        contract.NoteScoringVersionApiArg
      >({
        responseSchema: changeSchema(contract.scoringVersionShape),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['score'],
      }),
      compareScoringVersions: build.query<
        contract.CompareScoringVersionsApiResponse,
        contract.CompareScoringVersionsApiArg
      >({
        responseSchema: answerSchema(contract.scoringComparisonShape),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}/compare`,
          params: {
            with: queryArg['with'],
          },
        }),
        providesTags: ['score'],
      }),
      restoreScoringVersion: build.mutation<
        contract.RestoreScoringVersionApiResponse,
        contract.RestoreScoringVersionApiArg
      >({
        responseSchema: changeSchema(contract.scoringVersionShape),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['score'],
      }),
      simulateScore: build.mutation<contract.SimulateScoreApiResponse, contract.SimulateScoreApiArg>({
        responseSchema: changeSchema(contract.scoreEffectShape),
        query: (queryArg) => ({ url: `/auth/admin/score/simulate`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['score'],
      }),
      listScoreDifference: build.mutation<
        contract.ListScoreDifferenceApiResponse,
        contract.ListScoreDifferenceApiArg
      >({
        responseSchema: changeSchema(contract.scoreDifferenceShape),
        query: (queryArg) => ({
          url: `/auth/admin/score/simulate/difference`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['score'],
      }),
      readStageLimits: build.query<contract.ReadStageLimitsApiResponse, contract.ReadStageLimitsApiArg>({
        responseSchema: answerSchema(contract.stageLimitsShape),
        query: () => ({ url: `/auth/admin/stage-limits` }),
        providesTags: ['stage-limits'],
      }),
      saveStageLimits: build.mutation<contract.SaveStageLimitsApiResponse, contract.SaveStageLimitsApiArg>({
        responseSchema: changeSchema(contract.stageLimitsShape),
        query: (queryArg) => ({
          url: `/auth/admin/stage-limits`,
          method: 'PUT',
          body: queryArg.stageLimitsChange,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['stage-limits'],
      }),
      listUnweightedAwards: build.query<
        contract.ListUnweightedAwardsApiResponse,
        contract.ListUnweightedAwardsApiArg
      >({
        responseSchema: answerSchema(contract.unweightedAwardPageShape),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['awards'],
      }),
      listAwardDecisions: build.query<
        contract.ListAwardDecisionsApiResponse,
        contract.ListAwardDecisionsApiArg
      >({
        responseSchema: answerSchema(contract.awardDecisionsShape),
        query: () => ({ url: `/auth/awards/unweighted/decisions` }),
        providesTags: ['awards'],
      }),
      makeAwardParameter: build.mutation<
        contract.MakeAwardParameterApiResponse,
        contract.MakeAwardParameterApiArg
      >({
        responseSchema: changeSchema(contract.parameterShape),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/make-parameter`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['awards'],
      }),
      addAwardAlias: build.mutation<contract.AddAwardAliasApiResponse, contract.AddAwardAliasApiArg>({
        responseSchema: changeSchema(contract.namedAliasShape),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/same-as`,
          method: 'POST',
          body: queryArg.namedAlias,
        }),
        invalidatesTags: ['awards'],
      }),
      removeAwardAlias: build.mutation<contract.RemoveAwardAliasApiResponse, contract.RemoveAwardAliasApiArg>(
        {
          responseSchema: changeSchema(contract.namedAliasShape),
          query: (queryArg) => ({
            url: `/auth/awards/unweighted/same-as/undo`,
            method: 'POST',
            body: queryArg.namedAlias,
          }),
          invalidatesTags: ['awards'],
        },
      ),
      ignoreAward: build.mutation<contract.IgnoreAwardApiResponse, contract.IgnoreAwardApiArg>({
        responseSchema: changeSchema(contract.namedAwardShape),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/ignore`,
          method: 'POST',
          body: queryArg.namedAward,
        }),
        invalidatesTags: ['awards'],
      }),
      undoIgnoreAward: build.mutation<contract.UndoIgnoreAwardApiResponse, contract.UndoIgnoreAwardApiArg>({
        responseSchema: changeSchema(contract.namedAwardShape),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/ignore/undo`,
          method: 'POST',
          body: queryArg.namedAward,
        }),
        invalidatesTags: ['awards'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as scoringApi };
