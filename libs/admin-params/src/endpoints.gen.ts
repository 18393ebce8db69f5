// Generated from the contract by 'npm run contract'. Do not edit.
import { api } from "@vaglio/api-client";
export const addTagTypes = ["exclusivity", "score"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAwardGroups: build.query<
        ListAwardGroupsApiResponse,
        ListAwardGroupsApiArg
      >({
        query: () => ({ url: `/auth/admin/awards/excl/groups` }),
        providesTags: ["exclusivity"],
      }),
      createAwardGroup: build.mutation<
        CreateAwardGroupApiResponse,
        CreateAwardGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["exclusivity"],
      }),
      listAwardConfig: build.query<
        ListAwardConfigApiResponse,
        ListAwardConfigApiArg
      >({
        query: () => ({ url: `/auth/admin/awards/excl/config` }),
        providesTags: ["exclusivity"],
      }),
      listAwardGroupItems: build.query<
        ListAwardGroupItemsApiResponse,
        ListAwardGroupItemsApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}/items`,
        }),
        providesTags: ["exclusivity"],
      }),
      addAwardGroupItem: build.mutation<
        AddAwardGroupItemApiResponse,
        AddAwardGroupItemApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}/items`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["exclusivity"],
      }),
      updateAwardGroup: build.mutation<
        UpdateAwardGroupApiResponse,
        UpdateAwardGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["exclusivity"],
      }),
      deleteAwardGroup: build.mutation<
        DeleteAwardGroupApiResponse,
        DeleteAwardGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["exclusivity"],
      }),
      deleteAwardGroupItem: build.mutation<
        DeleteAwardGroupItemApiResponse,
        DeleteAwardGroupItemApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/items/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["exclusivity"],
      }),
      deleteAwardGroupItemByParameter: build.mutation<
        DeleteAwardGroupItemByParameterApiResponse,
        DeleteAwardGroupItemByParameterApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/awards/excl/groups/${encodeURIComponent(String(queryArg.id))}/items/by-param/${encodeURIComponent(String(queryArg.paramId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["exclusivity"],
      }),
      readScoreConfig: build.query<
        ReadScoreConfigApiResponse,
        ReadScoreConfigApiArg
      >({
        query: () => ({ url: `/auth/admin/score` }),
        providesTags: ["score"],
      }),
      saveScoreConfig: build.mutation<
        SaveScoreConfigApiResponse,
        SaveScoreConfigApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/admin/score`,
          method: "PUT",
          body: queryArg.scoreConfig,
        }),
        invalidatesTags: ["score"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as scoringApi };
export type ListAwardGroupsApiResponse =
  /** status 200 Default Response */ AwardGroupList;
export type ListAwardGroupsApiArg = void;
export type CreateAwardGroupApiResponse =
  /** status 201 Default Response */ AwardGroup;
export type CreateAwardGroupApiArg = {
  body: {
    group_key?: string;
    group_name?: string;
    description?: string | null;
    rule?: "keep_highest_precedence" | "keep_lowest_precedence";
  };
};
export type ListAwardConfigApiResponse =
  /** status 200 Default Response */ AwardConfigList;
export type ListAwardConfigApiArg = void;
export type ListAwardGroupItemsApiResponse =
  /** status 200 Default Response */ AwardGroupItemList;
export type ListAwardGroupItemsApiArg = {
  id: string;
};
export type AddAwardGroupItemApiResponse =
  /** status 201 Default Response */ AwardGroupItem;
export type AddAwardGroupItemApiArg = {
  id: string;
  body: {
    parameter_id: string;
    precedence: number;
  };
};
export type UpdateAwardGroupApiResponse =
  /** status 200 Default Response */ AwardGroup;
export type UpdateAwardGroupApiArg = {
  id: string;
  body: {
    group_key?: string;
    group_name?: string;
    description?: string | null;
    rule?: "keep_highest_precedence" | "keep_lowest_precedence";
  };
};
export type DeleteAwardGroupApiResponse = unknown;
export type DeleteAwardGroupApiArg = {
  id: string;
};
export type DeleteAwardGroupItemApiResponse = unknown;
export type DeleteAwardGroupItemApiArg = {
  id: string;
};
export type DeleteAwardGroupItemByParameterApiResponse = unknown;
export type DeleteAwardGroupItemByParameterApiArg = {
  id: string;
  paramId: string;
};
export type ReadScoreConfigApiResponse =
  /** status 200 Default Response */ ScoreConfig;
export type ReadScoreConfigApiArg = void;
export type SaveScoreConfigApiResponse =
  /** status 200 Default Response */ ScoreConfig;
export type SaveScoreConfigApiArg = {
  scoreConfig: ScoreConfig;
};
export type AwardGroup = {
  id: string;
  group_key: string;
  group_name: string;
  description: string | null;
  rule: "keep_highest_precedence" | "keep_lowest_precedence";
};
export type AwardGroupList = {
  items: AwardGroup[];
  total: number;
};
export type AwardConfigRow = {
  group_id: string;
  group_key: string;
  group_name: string;
  rule: "keep_highest_precedence" | "keep_lowest_precedence";
  item_id: string;
  parameter_id: string;
  parameterName: string;
  precedence: number;
  value: number;
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
  precedence: number;
};
export type AwardGroupItemList = {
  items: AwardGroupItem[];
  total: number;
};
export type ScoreConfig = {
  threshold: number;
  /** Fraction: 0.20 is 20 % */
  top_percent: number;
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
} = injectedRtkApi;
