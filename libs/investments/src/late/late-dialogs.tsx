import Box from '@mui/material/Box';
import { lateCode, lateDialog, latePart } from '@vaglio/ui';

/** What opens over the list. */
export const dialogs = lateCode(() => import('./dialogs'));

export const BulkDecisionDialog = lateDialog(dialogs, (code) => code.BulkDecisionDialog);
export const BulkWorkDialog = lateDialog(dialogs, (code) => code.BulkWorkDialog);
export const DecisionDialog = lateDialog(dialogs, (code) => code.DecisionDialog);
export const EditTextDialog = lateDialog(dialogs, (code) => code.EditTextDialog);
export const FilterSheet = lateDialog(dialogs, (code) => code.FilterSheet);
export const KeyHelpDialog = lateDialog(dialogs, (code) => code.KeyHelpDialog);
export const LaterDialog = lateDialog(dialogs, (code) => code.LaterDialog);
export const LedgerDialog = lateDialog(dialogs, (code) => code.LedgerDialog);
export const MergeDialog = lateDialog(dialogs, (code) => code.MergeDialog);
export const NextStepDialog = lateDialog(dialogs, (code) => code.NextStepDialog);
export const SourcesDialog = lateDialog(dialogs, (code) => code.SourcesDialog);
export const SplitDialog = lateDialog(dialogs, (code) => code.SplitDialog);
export const UpdateTeamDialog = lateDialog(dialogs, (code) => code.UpdateTeamDialog);
export const ViewDialog = lateDialog(dialogs, (code) => code.ViewDialog);

export const BulkBar = latePart(dialogs, (code) => code.BulkBar);
/** In a sheet that is open: it keeps its place. */
export const FilterEditor = latePart(
  dialogs,
  (code) => code.FilterEditor,
  <Box aria-busy sx={{ height: 240 }} />,
);
