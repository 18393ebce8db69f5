import { lateCode, lateDialog, latePart, LoadState } from '@vaglio/ui';

/** What LLM Results shows on demand. */
export const parts = lateCode(() => import('./parts'));

const loading = <LoadState isFetching failure={null} />;

export const DeleteDialog = lateDialog(parts, (code) => code.DeleteDialog);
export const FloorDialog = lateDialog(parts, (code) => code.FloorDialog);
export const ImportDialog = lateDialog(parts, (code) => code.ImportDialog);
export const RawEvidenceDialog = lateDialog(parts, (code) => code.RawEvidenceDialog);

export const DecisionsPanel = latePart(parts, (code) => code.DecisionsPanel, loading);
export const ImportPage = latePart(parts, (code) => code.ImportPage, loading);
export const PastImports = latePart(parts, (code) => code.PastImports, loading);
