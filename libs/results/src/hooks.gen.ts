// Generated from the contract by 'npm run contract'. Do not edit.
import { resultsApi } from './uploaded/imports.api';

export const {
  useListImportsQuery,
  useLazyListImportsQuery,
  useOpenImportMutation,
  useUploadImportMutation,
  useReadImportQuery,
  useLazyReadImportQuery,
  useMapImportMutation,
  useCorrectImportCellMutation,
  useCheckImportMutation,
  useCommitImportMutation,
  useCancelImportMutation,
  useUndoImportMutation,
  useListImportLinesQuery,
  useLazyListImportLinesQuery,
  useReadImportErrorsQuery,
  useLazyReadImportErrorsQuery,
} = resultsApi;
