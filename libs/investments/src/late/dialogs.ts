/** What opens over the list: one file, loaded after the page. */
export { BulkBar } from '../selection/BulkBar';
export { BulkDecisionDialog } from '../selection/BulkDecisionDialog';
export { BulkWorkDialog } from '../selection/BulkWorkDialog';
export { DecisionDialog } from '../decision/DecisionDialog';
export { EditTextDialog } from '../edit/EditTextDialog';
export { FilterEditor } from '../filters/FilterEditor';
export { FilterSheet } from '../filters/FilterSheet';
export { LaterDialog } from '../decision/LaterDialog';
export { LedgerDialog } from '../ledger/LedgerDialog';
export { MergeDialog } from '../merge/MergeDialog';
export { NextStepDialog } from '../work/NextStepDialog';
export { SourcesDialog } from '../evidence/SourcesDialog';
export { SplitDialog } from '../split/SplitDialog';
export { UpdateTeamDialog } from '../views/UpdateTeamDialog';
export { ViewDialog } from '../views/ViewDialog';
export { KeyHelpDialog } from '@vaglio/ui';
