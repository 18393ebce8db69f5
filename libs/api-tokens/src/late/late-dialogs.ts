import { lateCode, lateDialog } from '@vaglio/ui';

/** What opens over a person's tokens. */
export const dialogs = lateCode(() => import('./dialogs'));

export const NewTokenDialog = lateDialog(dialogs, (code) => code.NewTokenDialog);
export const RevokeDialog = lateDialog(dialogs, (code) => code.RevokeDialog);
