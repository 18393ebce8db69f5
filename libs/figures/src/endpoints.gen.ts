// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['figures'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as figuresApi };
export const {
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
} = injectedRtkApi;
