// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['comparison', 'dossiers'] as const;
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
      readShortlist: build.query<contract.ReadShortlistApiResponse, contract.ReadShortlistApiArg>({
        responseSchema: answerSchema(contract.shortlistDocumentShape),
        query: (queryArg) => ({
          url: `/auth/investments/dossier`,
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
            ids: queryArg.ids,
            details: queryArg.details,
          },
        }),
        providesTags: ['dossiers'],
      }),
      readDossier: build.query<contract.ReadDossierApiResponse, contract.ReadDossierApiArg>({
        responseSchema: answerSchema(contract.dossierDocumentShape),
        query: (queryArg) => ({
          url: `/auth/investments/${encodeURIComponent(String(queryArg.id))}/dossier`,
        }),
        providesTags: ['dossiers'],
      }),
      recordPrint: build.mutation<contract.RecordPrintApiResponse, contract.RecordPrintApiArg>({
        responseSchema: changeSchema(contract.printShape),
        query: (queryArg) => ({ url: `/auth/investments/prints`, method: 'POST', body: queryArg.printOrder }),
        invalidatesTags: ['dossiers'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dossierApi };
export const {
  useCompareStartupsQuery,
  useLazyCompareStartupsQuery,
  useReadShortlistQuery,
  useLazyReadShortlistQuery,
  useReadDossierQuery,
  useLazyReadDossierQuery,
  useRecordPrintMutation,
} = injectedRtkApi;
