// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['imports'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listImports: build.query<contract.ListImportsApiResponse, contract.ListImportsApiArg>({
        responseSchema: answerSchema(contract.importPageShape),
        query: (queryArg) => ({
          url: `/auth/imports`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['imports'],
      }),
      openImport: build.mutation<contract.OpenImportApiResponse, contract.OpenImportApiArg>({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({ url: `/auth/imports`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['imports'],
      }),
      uploadImport: build.mutation<contract.UploadImportApiResponse, contract.UploadImportApiArg>({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/content`,
          method: 'PUT',
          params: {
            offset: queryArg.offset,
          },
        }),
        invalidatesTags: ['imports'],
      }),
      readImport: build.query<contract.ReadImportApiResponse, contract.ReadImportApiArg>({
        responseSchema: answerSchema(contract.importFileShape),
        query: (queryArg) => ({ url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['imports'],
      }),
      mapImport: build.mutation<contract.MapImportApiResponse, contract.MapImportApiArg>({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/mapping`,
          method: 'PUT',
          body: queryArg.mapImport,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      correctImportCell: build.mutation<
        contract.CorrectImportCellApiResponse,
        contract.CorrectImportCellApiArg
      >({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/cells`,
          method: 'PUT',
          body: queryArg.importCellCorrection,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      checkImport: build.mutation<contract.CheckImportApiResponse, contract.CheckImportApiArg>({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/check`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      commitImport: build.mutation<contract.CommitImportApiResponse, contract.CommitImportApiArg>({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/commit`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      cancelImport: build.mutation<contract.CancelImportApiResponse, contract.CancelImportApiArg>({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      undoImport: build.mutation<contract.UndoImportApiResponse, contract.UndoImportApiArg>({
        responseSchema: changeSchema(contract.importFileShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      listImportLines: build.query<contract.ListImportLinesApiResponse, contract.ListImportLinesApiArg>({
        responseSchema: answerSchema(contract.importLinePageShape),
        query: (queryArg) => ({
          url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/lines`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            outcome: queryArg.outcome,
          },
        }),
        providesTags: ['imports'],
      }),
      readImportErrors: build.query<contract.ReadImportErrorsApiResponse, contract.ReadImportErrorsApiArg>({
        query: (queryArg) => ({ url: `/auth/imports/${encodeURIComponent(String(queryArg.id))}/errors.csv` }),
        providesTags: ['imports'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as resultsApi };
