// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['comparison'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      compareStartups: build.query<contract.CompareStartupsApiResponse, contract.CompareStartupsApiArg>({
        responseSchema: answerSchema(contract.startupComparisonShape),
        query: (queryArg) => ({
          url: `/auth/investments/compare`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ['comparison'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as comparisonApi };
export const { useCompareStartupsQuery, useLazyCompareStartupsQuery } = injectedRtkApi;
