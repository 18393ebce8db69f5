import { lateCode, lateDialog } from '@vaglio/ui';

/** What opens over the profile. */
export const dialogs = lateCode(() => import('./dialogs'));

export const NewAppDialog = lateDialog(dialogs, (code) => code.NewAppDialog);
export const NewPasskeyDialog = lateDialog(dialogs, (code) => code.NewPasskeyDialog);
export const PasswordQuestionDialog = lateDialog(dialogs, (code) => code.PasswordQuestionDialog);
export const RemovePasskeyDialog = lateDialog(dialogs, (code) => code.RemovePasskeyDialog);
export const ShownRecoveryCodes = lateDialog(dialogs, (code) => code.ShownRecoveryCodes);
