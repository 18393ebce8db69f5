import { lateCode, lateDialog } from '@vaglio/ui';

/** What opens over the first steps. */
export const dialogs = lateCode(() => import('./dialogs'));

export const BrandDialog = lateDialog(dialogs, (code) => code.BrandDialog);
export const ModelDialog = lateDialog(dialogs, (code) => code.ModelDialog);
