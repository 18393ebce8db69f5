export { LedgerDialog } from '../ledger/LedgerDialog';
export { DetailsPanel } from './DetailsPanel';
export { InlineDetails } from './InlineDetails';
