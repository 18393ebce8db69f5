import { lateCode, lateDialog } from '@vaglio/ui';

export const runAllDialog = lateCode(() => import('./RunAllDialog'));
export const RunAllDialog = lateDialog(runAllDialog, (code) => code.RunAllDialog);
