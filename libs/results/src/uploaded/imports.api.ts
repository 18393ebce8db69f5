import type { Invalidation } from '@vaglio/api-client';
import { resultsApi } from '../endpoints.gen';

/** Each is an event of the audit trail. */
const IS_AUDITED = { invalidatesTags: ['imports', 'audit'] } as const satisfies Invalidation;

const importsApi = resultsApi.enhanceEndpoints({
  endpoints: {
    openImport: IS_AUDITED,
    mapImport: IS_AUDITED,
    checkImport: IS_AUDITED,
    commitImport: IS_AUDITED,
    cancelImport: IS_AUDITED,
  },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useCancelImportMutation,
  useCheckImportMutation,
  useCommitImportMutation,
  useListImportLinesQuery,
  useListImportsQuery,
  useMapImportMutation,
  useOpenImportMutation,
  useReadImportQuery,
  useUndoImportMutation,
} = importsApi;
