// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['first-steps'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readBrand: build.query<contract.ReadBrandApiResponse, contract.ReadBrandApiArg>({
        responseSchema: answerSchema(contract.brandShape),
        query: () => ({ url: `/auth/admin/brand` }),
        providesTags: ['first-steps'],
      }),
      saveBrand: build.mutation<contract.SaveBrandApiResponse, contract.SaveBrandApiArg>({
        responseSchema: changeSchema(contract.brandShape),
        query: (queryArg) => ({
          url: `/auth/admin/brand`,
          method: 'PUT',
          body: queryArg.brandInput,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['first-steps'],
      }),
      readFirstSteps: build.query<contract.ReadFirstStepsApiResponse, contract.ReadFirstStepsApiArg>({
        responseSchema: answerSchema(contract.firstStepsShape),
        query: () => ({ url: `/auth/admin/first-steps` }),
        providesTags: ['first-steps'],
      }),
      hideFirstSteps: build.mutation<contract.HideFirstStepsApiResponse, contract.HideFirstStepsApiArg>({
        responseSchema: changeSchema(contract.firstStepsShape),
        query: (queryArg) => ({ url: `/auth/admin/first-steps/hide`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['first-steps'],
      }),
      skipFirstStep: build.mutation<contract.SkipFirstStepApiResponse, contract.SkipFirstStepApiArg>({
        responseSchema: changeSchema(contract.firstStepsShape),
        query: (queryArg) => ({ url: `/auth/admin/first-steps/skip`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['first-steps'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as firstStepsApi };
export const {
  useReadBrandQuery,
  useLazyReadBrandQuery,
  useSaveBrandMutation,
  useReadFirstStepsQuery,
  useLazyReadFirstStepsQuery,
  useHideFirstStepsMutation,
  useSkipFirstStepMutation,
} = injectedRtkApi;
