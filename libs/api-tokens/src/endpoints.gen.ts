// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['api-tokens', 'service-accounts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listApiTokens: build.query<ListApiTokensApiResponse, ListApiTokensApiArg>({
        responseSchema: answerSchema(answers.apiTokenList),
        query: () => ({ url: `/auth/api-tokens` }),
        providesTags: ['api-tokens'],
      }),
      createApiToken: build.mutation<CreateApiTokenApiResponse, CreateApiTokenApiArg>({
        responseSchema: changeSchema(answers.createdApiToken),
        query: (queryArg) => ({ url: `/auth/api-tokens`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['api-tokens'],
      }),
      revokeApiToken: build.mutation<RevokeApiTokenApiResponse, RevokeApiTokenApiArg>({
        query: (queryArg) => ({
          url: `/auth/api-tokens/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['api-tokens'],
      }),
      listServiceAccounts: build.query<ListServiceAccountsApiResponse, ListServiceAccountsApiArg>({
        responseSchema: answerSchema(answers.serviceAccountPage),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            q: queryArg.q,
          },
        }),
        providesTags: ['service-accounts'],
      }),
      createServiceAccount: build.mutation<CreateServiceAccountApiResponse, CreateServiceAccountApiArg>({
        responseSchema: changeSchema(answers.serviceAccount),
        query: (queryArg) => ({ url: `/auth/admin/service-accounts`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['service-accounts'],
      }),
      updateServiceAccount: build.mutation<UpdateServiceAccountApiResponse, UpdateServiceAccountApiArg>({
        responseSchema: changeSchema(answers.serviceAccount),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['service-accounts'],
      }),
      deleteServiceAccount: build.mutation<DeleteServiceAccountApiResponse, DeleteServiceAccountApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['service-accounts'],
      }),
      listServiceTokens: build.query<ListServiceTokensApiResponse, ListServiceTokensApiArg>({
        responseSchema: answerSchema(answers.apiTokenList),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}/tokens`,
        }),
        providesTags: ['service-accounts'],
      }),
      createServiceToken: build.mutation<CreateServiceTokenApiResponse, CreateServiceTokenApiArg>({
        responseSchema: changeSchema(answers.createdApiToken),
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}/tokens`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['service-accounts'],
      }),
      revokeServiceToken: build.mutation<RevokeServiceTokenApiResponse, RevokeServiceTokenApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/service-accounts/${encodeURIComponent(String(queryArg.id))}/tokens/${encodeURIComponent(String(queryArg.tokenId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['service-accounts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as apiTokensApi };
export type ListApiTokensApiResponse = /** status 200 Default Response */ ApiTokenList;
export type ListApiTokensApiArg = void;
export type CreateApiTokenApiResponse = /** status 201 Default Response */ CreatedApiToken | null;
export type CreateApiTokenApiArg = {
  body: {
    /** What uses it. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** What it opens, of what its owner may do; `write` includes `read` */
    scopes: (
      | 'investments:read'
      | 'investments:write'
      | 'startups:read'
      | 'startups:write'
      | 'news:read'
      | 'news:write'
      | 'extraction:read'
      | 'extraction:write'
      | 'scoring:read'
      | 'scoring:write'
      | 'imports:read'
      | 'imports:write'
      | 'users:read'
      | 'audit:read'
    )[];
    /** How long it is valid */
    days: number;
  };
};
export type RevokeApiTokenApiResponse = unknown;
export type RevokeApiTokenApiArg = {
  id: string;
};
export type ListServiceAccountsApiResponse = /** status 200 Default Response */ ServiceAccountPage;
export type ListServiceAccountsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type CreateServiceAccountApiResponse = /** status 201 Default Response */ ServiceAccount | null;
export type CreateServiceAccountApiArg = {
  body: {
    /** How its acts are signed. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** What it is for, and who looks after it */
    purpose: string;
    /** The most that its tokens can open */
    role: 'user' | 'super' | 'admin';
    may_edit_investments?: boolean;
    is_active?: boolean;
  };
};
export type UpdateServiceAccountApiResponse = /** status 200 Default Response */ ServiceAccount | null;
export type UpdateServiceAccountApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** How its acts are signed. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** What it is for, and who looks after it */
    purpose: string;
    /** The most that its tokens can open */
    role: 'user' | 'super' | 'admin';
    may_edit_investments: boolean;
    is_active: boolean;
  };
};
export type DeleteServiceAccountApiResponse = unknown;
export type DeleteServiceAccountApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListServiceTokensApiResponse = /** status 200 Default Response */ ApiTokenList;
export type ListServiceTokensApiArg = {
  id: string;
};
export type CreateServiceTokenApiResponse = /** status 201 Default Response */ CreatedApiToken | null;
export type CreateServiceTokenApiArg = {
  id: string;
  body: {
    /** What uses it. At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** What it opens, of what its owner may do; `write` includes `read` */
    scopes: (
      | 'investments:read'
      | 'investments:write'
      | 'startups:read'
      | 'startups:write'
      | 'news:read'
      | 'news:write'
      | 'extraction:read'
      | 'extraction:write'
      | 'scoring:read'
      | 'scoring:write'
      | 'imports:read'
      | 'imports:write'
      | 'users:read'
      | 'audit:read'
    )[];
    /** How long it is valid */
    days: number;
  };
};
export type RevokeServiceTokenApiResponse = unknown;
export type RevokeServiceTokenApiArg = {
  id: string;
  tokenId: string;
};
export type ApiToken = {
  id: string;
  name: string;
  /** The last four characters of the token */
  ending: string;
  scopes: string[];
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
};
export type ApiTokenList = {
  items: ApiToken[];
  total: number;
};
export type CreatedApiToken = {
  id: string;
  name: string;
  /** The last four characters of the token */
  ending: string;
  scopes: string[];
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  /** In this answer only */
  token: string;
};
export type ServiceAccount = {
  id: string;
  name: string;
  purpose: string;
  /** The most that its tokens can open */
  role: 'user' | 'super' | 'admin';
  /** The right investments:write, which the role admin has without it */
  may_edit_investments: boolean;
  /** Off: every call of its tokens is refused */
  is_active: boolean;
  /** That are valid */
  tokens: number;
  /** When one of its tokens was used last, to the minute */
  last_used_at: string | null;
  created_at: string;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ServiceAccountPage = {
  items: ServiceAccount[];
  total: number;
};
export const {
  useListApiTokensQuery,
  useLazyListApiTokensQuery,
  useCreateApiTokenMutation,
  useRevokeApiTokenMutation,
  useListServiceAccountsQuery,
  useLazyListServiceAccountsQuery,
  useCreateServiceAccountMutation,
  useUpdateServiceAccountMutation,
  useDeleteServiceAccountMutation,
  useListServiceTokensQuery,
  useLazyListServiceTokensQuery,
  useCreateServiceTokenMutation,
  useRevokeServiceTokenMutation,
} = injectedRtkApi;
