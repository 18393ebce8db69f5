/** What LLM Results shows on demand: one file, loaded after its table. */
export { DeleteDialog } from '../deletion/DeleteDialog';
export { RawEvidenceDialog } from '../evidence/RawEvidenceDialog';
export { ImportDialog } from '../import/ImportDialog';
export { DecisionsPanel } from '../review/DecisionsPanel';
export { FloorDialog } from '../review/FloorDialog';
export { ImportPage } from '../uploaded/ImportPage';
export { PastImports } from '../uploaded/PastImports';
