// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['exclusivity', 'score', 'stage-limits', 'awards'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAwardGroups: build.query<ListAwardGroupsApiResponse, ListAwardGroupsApiArg>({
        responseSchema: answerSchema(answers.awardGroupList),
        query: () => ({ url: `/auth/admin/awards/excl/groups` }),
        providesTags: ['exclusivity'],
      }),
      createAwardGroup: build.mutation<CreateAwardGroupApiResponse, CreateAwardGroupApiArg>({
        responseSchema: changeSchema(answers.awardGroup),
        query: (queryArg) => ({ url: `/auth/admin/awards/excl/groups`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['exclusivity'],
      }),
      listAwardConfig: build.query<ListAwardConfigApiResponse, ListAwardConfigApiArg>({
        responseSchema: answerSchema(answers.awardConfigList),
        query: () => ({ url: `/auth/admin/awards/excl/config` }),
        providesTags: ['exclusivity'],
      }),
      listAwardGroupItems: build.query<ListAwardGroupItemsApiResponse, ListAwardGroupItemsApiArg>({
        responseSchema: answerSchema(answers.awardGroupItemList),
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}/items`,
        }),
        providesTags: ['exclusivity'],
      }),
      addAwardGroupItem: build.mutation<AddAwardGroupItemApiResponse, AddAwardGroupItemApiArg>({
        responseSchema: changeSchema(answers.awardGroupItem),
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
      updateAwardGroup: build.mutation<UpdateAwardGroupApiResponse, UpdateAwardGroupApiArg>({
        responseSchema: changeSchema(answers.awardGroup),
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['exclusivity'],
      }),
      deleteAwardGroup: build.mutation<DeleteAwardGroupApiResponse, DeleteAwardGroupApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['exclusivity'],
      }),
      deleteAwardGroupItem: build.mutation<DeleteAwardGroupItemApiResponse, DeleteAwardGroupItemApiArg>({
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
        DeleteAwardGroupItemByParameterApiResponse,
        DeleteAwardGroupItemByParameterApiArg
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
      readScoreConfig: build.query<ReadScoreConfigApiResponse, ReadScoreConfigApiArg>({
        responseSchema: answerSchema(answers.scoreConfig),
        query: () => ({ url: `/auth/admin/score` }),
        providesTags: ['score'],
      }),
      saveScoreConfig: build.mutation<SaveScoreConfigApiResponse, SaveScoreConfigApiArg>({
        responseSchema: changeSchema(answers.scoreConfig),
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
      listScoringVersions: build.query<ListScoringVersionsApiResponse, ListScoringVersionsApiArg>({
        responseSchema: answerSchema(answers.scoringVersionPage),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['score'],
      }),
      readScoringVersion: build.query<ReadScoringVersionApiResponse, ReadScoringVersionApiArg>({
        responseSchema: answerSchema(answers.scoringVersionDetail),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}`,
        }),
        providesTags: ['score'],
      }),
      noteScoringVersion: build.mutation<NoteScoringVersionApiResponse, NoteScoringVersionApiArg>({
        responseSchema: changeSchema(answers.scoringVersion),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['score'],
      }),
      compareScoringVersions: build.query<CompareScoringVersionsApiResponse, CompareScoringVersionsApiArg>({
        responseSchema: answerSchema(answers.scoringComparison),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}/compare`,
          params: {
            with: queryArg['with'],
          },
        }),
        providesTags: ['score'],
      }),
      restoreScoringVersion: build.mutation<RestoreScoringVersionApiResponse, RestoreScoringVersionApiArg>({
        responseSchema: changeSchema(answers.scoringVersion),
        query: (queryArg) => ({
          url: `/auth/admin/score/versions/${encodeURIComponent(String(queryArg['number']))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['score'],
      }),
      simulateScore: build.mutation<SimulateScoreApiResponse, SimulateScoreApiArg>({
        responseSchema: changeSchema(answers.scoreEffect),
        query: (queryArg) => ({ url: `/auth/admin/score/simulate`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['score'],
      }),
      listScoreDifference: build.mutation<ListScoreDifferenceApiResponse, ListScoreDifferenceApiArg>({
        responseSchema: changeSchema(answers.scoreDifference),
        query: (queryArg) => ({
          url: `/auth/admin/score/simulate/difference`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['score'],
      }),
      readStageLimits: build.query<ReadStageLimitsApiResponse, ReadStageLimitsApiArg>({
        responseSchema: answerSchema(answers.stageLimits),
        query: () => ({ url: `/auth/admin/stage-limits` }),
        providesTags: ['stage-limits'],
      }),
      saveStageLimits: build.mutation<SaveStageLimitsApiResponse, SaveStageLimitsApiArg>({
        responseSchema: changeSchema(answers.stageLimits),
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
      listUnweightedAwards: build.query<ListUnweightedAwardsApiResponse, ListUnweightedAwardsApiArg>({
        responseSchema: answerSchema(answers.unweightedAwardPage),
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
      listAwardDecisions: build.query<ListAwardDecisionsApiResponse, ListAwardDecisionsApiArg>({
        responseSchema: answerSchema(answers.awardDecisions),
        query: () => ({ url: `/auth/awards/unweighted/decisions` }),
        providesTags: ['awards'],
      }),
      makeAwardParameter: build.mutation<MakeAwardParameterApiResponse, MakeAwardParameterApiArg>({
        responseSchema: changeSchema(answers.parameter),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/make-parameter`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['awards'],
      }),
      addAwardAlias: build.mutation<AddAwardAliasApiResponse, AddAwardAliasApiArg>({
        responseSchema: changeSchema(answers.namedAlias),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/same-as`,
          method: 'POST',
          body: queryArg.namedAlias,
        }),
        invalidatesTags: ['awards'],
      }),
      removeAwardAlias: build.mutation<RemoveAwardAliasApiResponse, RemoveAwardAliasApiArg>({
        responseSchema: changeSchema(answers.namedAlias),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/same-as/undo`,
          method: 'POST',
          body: queryArg.namedAlias,
        }),
        invalidatesTags: ['awards'],
      }),
      ignoreAward: build.mutation<IgnoreAwardApiResponse, IgnoreAwardApiArg>({
        responseSchema: changeSchema(answers.namedAward),
        query: (queryArg) => ({
          url: `/auth/awards/unweighted/ignore`,
          method: 'POST',
          body: queryArg.namedAward,
        }),
        invalidatesTags: ['awards'],
      }),
      undoIgnoreAward: build.mutation<UndoIgnoreAwardApiResponse, UndoIgnoreAwardApiArg>({
        responseSchema: changeSchema(answers.namedAward),
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
export type ListAwardGroupsApiResponse = /** status 200 Default Response */ AwardGroupList;
export type ListAwardGroupsApiArg = void;
export type CreateAwardGroupApiResponse = /** status 201 Default Response */ AwardGroup | null;
export type CreateAwardGroupApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
};
export type ListAwardConfigApiResponse = /** status 200 Default Response */ AwardConfigList;
export type ListAwardConfigApiArg = void;
export type ListAwardGroupItemsApiResponse = /** status 200 Default Response */ AwardGroupItemList;
export type ListAwardGroupItemsApiArg = {
  id: string;
};
export type AddAwardGroupItemApiResponse = /** status 201 Default Response */ AwardGroupItem | null;
export type AddAwardGroupItemApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    parameter_id: string;
    precedence: number;
  };
};
export type UpdateAwardGroupApiResponse = /** status 200 Default Response */ AwardGroup | null;
export type UpdateAwardGroupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
};
export type DeleteAwardGroupApiResponse = unknown;
export type DeleteAwardGroupApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteAwardGroupItemApiResponse = unknown;
export type DeleteAwardGroupItemApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DeleteAwardGroupItemByParameterApiResponse = unknown;
export type DeleteAwardGroupItemByParameterApiArg = {
  id: string;
  paramId: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ReadScoreConfigApiResponse = /** status 200 Default Response */ ScoreConfig;
export type ReadScoreConfigApiArg = void;
export type SaveScoreConfigApiResponse = /** status 200 Default Response */ ScoreConfig | null;
export type SaveScoreConfigApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  scoreSettings: ScoreSettings;
};
export type ListScoringVersionsApiResponse = /** status 200 Default Response */ ScoringVersionPage;
export type ListScoringVersionsApiArg = {
  page?: number;
  pageSize?: number | 'all';
};
export type ReadScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersionDetail;
export type ReadScoringVersionApiArg = {
  number: number;
};
export type NoteScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersion | null;
export type NoteScoringVersionApiArg = {
  number: number;
  body: {
    note: string;
  };
};
export type CompareScoringVersionsApiResponse = /** status 200 Default Response */ ScoringComparison;
export type CompareScoringVersionsApiArg = {
  with?: number;
  number: number;
};
export type RestoreScoringVersionApiResponse = /** status 200 Default Response */ ScoringVersion | null;
export type RestoreScoringVersionApiArg = {
  number: number;
};
export type SimulateScoreApiResponse = /** status 200 Default Response */ ScoreEffect | null;
export type SimulateScoreApiArg = {
  body: {
    /** Applied in this order */
    changes: ProposedChange[];
    /** Names in each list */
    first?: number;
  };
};
export type ListScoreDifferenceApiResponse = /** status 200 Default Response */ ScoreDifference | null;
export type ListScoreDifferenceApiArg = {
  body: {
    /** Applied in this order */
    changes: ProposedChange[];
  };
};
export type ReadStageLimitsApiResponse = /** status 200 Default Response */ StageLimits;
export type ReadStageLimitsApiArg = void;
export type SaveStageLimitsApiResponse = /** status 200 Default Response */ StageLimits | null;
export type SaveStageLimitsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  stageLimitsChange: StageLimitsChange;
};
export type ListUnweightedAwardsApiResponse = /** status 200 Default Response */ UnweightedAwardPage;
export type ListUnweightedAwardsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ListAwardDecisionsApiResponse = /** status 200 Default Response */ AwardDecisions;
export type ListAwardDecisionsApiArg = void;
export type MakeAwardParameterApiResponse = /** status 201 Default Response */ Parameter | null;
export type MakeAwardParameterApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    /** Where it is to be spelled otherwise. At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value: number;
  };
};
export type AddAwardAliasApiResponse = /** status 201 Default Response */ NamedAlias | null;
export type AddAwardAliasApiArg = {
  namedAlias: NamedAlias;
};
export type RemoveAwardAliasApiResponse = /** status 200 Default Response */ NamedAlias | null;
export type RemoveAwardAliasApiArg = {
  namedAlias: NamedAlias;
};
export type IgnoreAwardApiResponse = /** status 201 Default Response */ NamedAward | null;
export type IgnoreAwardApiArg = {
  namedAward: NamedAward;
};
export type UndoIgnoreAwardApiResponse = /** status 200 Default Response */ NamedAward | null;
export type UndoIgnoreAwardApiArg = {
  namedAward: NamedAward;
};
export type AwardGroup = {
  id: string;
  group_key: string;
  group_name: string;
  description: string | null;
  rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
  /** Of the parameters in it, highest precedence first */
  parameter_names?: string[];
  /** Counts changes of the group and its items; sent back as If-Match */
  version?: number;
};
export type AwardGroupList = {
  items: AwardGroup[];
  total: number;
};
export type AwardConfigRow = {
  group_id: string;
  group_key: string;
  group_name: string;
  rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
  item_id: string;
  parameter_id: string;
  parameterName: string;
  precedence?: number;
  value?: number;
};
export type AwardConfigList = {
  items: AwardConfigRow[];
  total: number;
};
export type AwardGroupItem = {
  id: string;
  group_id: string;
  parameter_id: string;
  parameterName: string;
  precedence?: number;
};
export type AwardGroupItemList = {
  items: AwardGroupItem[];
  total: number;
};
export type ScoreConfig = {
  threshold?: number;
  /** Fraction: 0.20 is 20 % */
  top_percent?: number;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type ScoreSettings = {
  threshold: number;
  /** Fraction: 0.20 is 20 % */
  top_percent: number;
};
export type RuleDifference = {
  subject: 'parameter' | 'group' | 'item' | 'alias' | 'threshold' | 'top_percent';
  kind: 'added' | 'changed' | 'removed';
  /** Of the parameter or group; of an item its parameter */
  name: string;
  field: string | null;
  before: string | null;
  after: string | null;
  /** The same in a sentence */
  text: string;
};
export type ScoringVersion = {
  /** From 1, without gaps */
  number: number;
  at: string;
  /** Name of the person; null when nobody signed in did it */
  author: string | null;
  note: string;
  restored_from: number | null;
  /** Whether this is what holds now */
  is_present: boolean;
  /** What it changed of the version before */
  changes: RuleDifference[];
};
export type ScoringVersionPage = {
  items: ScoringVersion[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type WeightedParameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value: number;
};
export type ScoringSnapshot = {
  parameters: WeightedParameter[];
  groups: {
    id: string;
    group_key: string;
    group_name: string;
    description: string | null;
    rule: 'keep_highest_precedence' | 'keep_lowest_precedence';
    items: {
      id: string;
      parameter_id: string;
      precedence: number;
    }[];
  }[];
  /** Other names of parameters: an award of this folded name counts as that one */
  aliases?: {
    award: string;
    parameterID: string;
  }[];
  threshold: number;
  top_percent: number;
};
export type ScoringVersionDetail = {
  /** From 1, without gaps */
  number: number;
  at: string;
  /** Name of the person; null when nobody signed in did it */
  author: string | null;
  note: string;
  restored_from: number | null;
  /** Whether this is what holds now */
  is_present: boolean;
  /** What it changed of the version before */
  changes: RuleDifference[];
  snapshot: ScoringSnapshot;
};
export type ScoringComparison = {
  from: number;
  to: number | null;
  differences: RuleDifference[];
};
export type StartupEffect = {
  id: string;
  company_name: string;
  old_score: number;
  new_score: number;
  /** Place among the active; null for a rejected startup */
  old_rank: number | null;
  /** Place among the active; null for a rejected startup */
  new_rank: number | null;
  /** Active with a score at or above the threshold */
  eligible: 'in' | 'out' | 'entering' | 'leaving';
  /** Among the top share of the active */
  top: 'in' | 'out' | 'entering' | 'leaving';
};
export type ListEffect = {
  /** How many the list holds now */
  before: number;
  after: number;
  entering: number;
  leaving: number;
  /** In the list before and after, at another place */
  moved: number;
  /** By new rank */
  first_entering: StartupEffect[];
  /** By old rank */
  first_leaving: StartupEffect[];
  /** By distance, then new rank */
  first_moved: StartupEffect[];
};
export type ScoreEffect = {
  /** All curated startups */
  startups: number;
  /** How many get another score, the rejected included */
  rescored: number;
  eligible: ListEffect;
  top: ListEffect;
};
export type ProposedChange = {
  create_parameter?: {
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName: string;
    value: number;
  };
  update_parameter?: {
    parameterID: string;
    /** At least one visible character; no control, zero-width or directional ones */
    parameterName?: string;
    value?: number;
  };
  delete_parameter?: {
    parameterID: string;
    /** Takes it out of its groups too */
    cascade?: boolean;
  };
  create_group?: {
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
    items?: {
      parameter_id: string;
      precedence: number;
    }[];
  };
  update_group?: {
    id: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_key?: string;
    /** At least one visible character; no control, zero-width or directional ones */
    group_name?: string;
    description?: string | null;
    rule?: 'keep_highest_precedence' | 'keep_lowest_precedence';
  };
  delete_group?: {
    id: string;
  };
  add_item?: {
    group_id: string;
    parameter_id: string;
    precedence: number;
  };
  delete_item?: {
    group_id: string;
    parameter_id: string;
  };
  /** Counts an award as a parameter */
  alias_award?: {
    /** At least one visible character; no control, zero-width or directional ones */
    award: string;
    parameterID: string;
  };
  save_score?: {
    threshold: number;
    top_percent: number;
  };
  restore_version?: {
    number: number;
  };
};
export type ScoreDifference = {
  items: StartupEffect[];
  total: number;
};
export type StageLimits = {
  /** A startup that is Contacted for more days is marked on the board; null marks none */
  contacted: number | null;
  /** A startup that is Contract for more days is marked on the board; null marks none */
  contract: number | null;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type StageLimitsChange = {
  /** A startup that is Contacted for more days is marked on the board; null marks none */
  contacted: number | null;
  /** A startup that is Contract for more days is marked on the board; null marks none */
  contract: number | null;
};
export type AwardLookAlike = {
  parameterID: string;
  parameterName: string;
  /** From 0.55 to 1 */
  likeness: number;
};
export type UnweightedAward = {
  /** Folded name: one award, however spelled */
  award_key: string;
  /** As it is spelled most often */
  award: string;
  /** How many hold it */
  startups: number;
  /** At most 3 of them, those with the highest score first */
  examples: {
    id: string;
    company_name: string;
  }[];
  /** At most 3 parameters that it may mean, the likest first */
  look_alikes: AwardLookAlike[];
};
export type UnweightedAwardPage = {
  items: UnweightedAward[];
  total: number;
  /** How many awards are ignored */
  ignored: number;
  page?: number;
  pageSize?: number;
};
export type AwardAlias = {
  award_key: string;
  award: string;
  /** How many hold it now */
  startups: number;
  /** Name of the person; null when a version of the rules brought it back */
  by: string | null;
  at: string;
  parameterID: string;
  parameterName: string;
};
export type IgnoredAward = {
  award_key: string;
  award: string;
  /** How many hold it now */
  startups: number;
  /** Name of the person; null when a version of the rules brought it back */
  by: string | null;
  at: string;
};
export type AwardDecisions = {
  aliases: AwardAlias[];
  ignored: IgnoredAward[];
};
export type Parameter = {
  parameterID: string;
  parameterName: string;
  /** Weight, at most 4 decimals */
  value?: number;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type NamedAlias = {
  /** At least one visible character; no control, zero-width or directional ones */
  award: string;
  parameterID: string;
};
export type NamedAward = {
  /** At least one visible character; no control, zero-width or directional ones */
  award: string;
};
export const {
  useListAwardGroupsQuery,
  useLazyListAwardGroupsQuery,
  useCreateAwardGroupMutation,
  useListAwardConfigQuery,
  useLazyListAwardConfigQuery,
  useListAwardGroupItemsQuery,
  useLazyListAwardGroupItemsQuery,
  useAddAwardGroupItemMutation,
  useUpdateAwardGroupMutation,
  useDeleteAwardGroupMutation,
  useDeleteAwardGroupItemMutation,
  useDeleteAwardGroupItemByParameterMutation,
  useReadScoreConfigQuery,
  useLazyReadScoreConfigQuery,
  useSaveScoreConfigMutation,
  useListScoringVersionsQuery,
  useLazyListScoringVersionsQuery,
  useReadScoringVersionQuery,
  useLazyReadScoringVersionQuery,
  useNoteScoringVersionMutation,
  useCompareScoringVersionsQuery,
  useLazyCompareScoringVersionsQuery,
  useRestoreScoringVersionMutation,
  useSimulateScoreMutation,
  useListScoreDifferenceMutation,
  useReadStageLimitsQuery,
  useLazyReadStageLimitsQuery,
  useSaveStageLimitsMutation,
  useListUnweightedAwardsQuery,
  useLazyListUnweightedAwardsQuery,
  useListAwardDecisionsQuery,
  useLazyListAwardDecisionsQuery,
  useMakeAwardParameterMutation,
  useAddAwardAliasMutation,
  useRemoveAwardAliasMutation,
  useIgnoreAwardMutation,
  useUndoIgnoreAwardMutation,
} = injectedRtkApi;
