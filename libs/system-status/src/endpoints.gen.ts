// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['status'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readRetention: build.query<contract.ReadRetentionApiResponse, contract.ReadRetentionApiArg>({
        responseSchema: answerSchema(contract.retentionShape),
        query: () => ({ url: `/auth/admin/retention` }),
        providesTags: ['status'],
      }),
      saveRetention: build.mutation<contract.SaveRetentionApiResponse, contract.SaveRetentionApiArg>({
        responseSchema: changeSchema(contract.retentionShape),
        query: (queryArg) => ({
          url: `/auth/admin/retention`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['status'],
      }),
      readStatus: build.query<contract.ReadStatusApiResponse, contract.ReadStatusApiArg>({
        responseSchema: answerSchema(contract.statusShape),
        query: () => ({ url: `/auth/admin/status` }),
        providesTags: ['status'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as statusApi };
export const {
  useReadRetentionQuery,
  useLazyReadRetentionQuery,
  useSaveRetentionMutation,
  useReadStatusQuery,
  useLazyReadStatusQuery,
} = injectedRtkApi;
