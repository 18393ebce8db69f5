// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['first-steps', 'figures'] as const;
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
      readScoreDistribution: build.query<
        contract.ReadScoreDistributionApiResponse,
        contract.ReadScoreDistributionApiArg
      >({
        responseSchema: answerSchema(contract.scoreDistributionShape),
        query: () => ({ url: `/auth/stats/scores` }),
        providesTags: ['figures'],
      }),
      readNewStartups: build.query<contract.ReadNewStartupsApiResponse, contract.ReadNewStartupsApiArg>({
        responseSchema: answerSchema(contract.newStartupsShape),
        query: () => ({ url: `/auth/stats/new` }),
        providesTags: ['figures'],
      }),
      readCantonCounts: build.query<contract.ReadCantonCountsApiResponse, contract.ReadCantonCountsApiArg>({
        responseSchema: answerSchema(contract.cantonCountsShape),
        query: () => ({ url: `/auth/stats/cantons` }),
        providesTags: ['figures'],
      }),
      readFunnel: build.query<contract.ReadFunnelApiResponse, contract.ReadFunnelApiArg>({
        responseSchema: answerSchema(contract.funnelShape),
        query: () => ({ url: `/auth/stats/funnel` }),
        providesTags: ['figures'],
      }),
      readFinancingMonths: build.query<
        contract.ReadFinancingMonthsApiResponse,
        contract.ReadFinancingMonthsApiArg
      >({
        responseSchema: answerSchema(contract.financingMonthsShape),
        query: () => ({ url: `/auth/stats/financing` }),
        providesTags: ['figures'],
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
export { injectedRtkApi as dashboardApi };
export const {
  useReadBrandQuery,
  useLazyReadBrandQuery,
  useSaveBrandMutation,
  useReadScoreDistributionQuery,
  useLazyReadScoreDistributionQuery,
  useReadNewStartupsQuery,
  useLazyReadNewStartupsQuery,
  useReadCantonCountsQuery,
  useLazyReadCantonCountsQuery,
  useReadFunnelQuery,
  useLazyReadFunnelQuery,
  useReadFinancingMonthsQuery,
  useLazyReadFinancingMonthsQuery,
  useReadFirstStepsQuery,
  useLazyReadFirstStepsQuery,
  useHideFirstStepsMutation,
  useSkipFirstStepMutation,
} = injectedRtkApi;
