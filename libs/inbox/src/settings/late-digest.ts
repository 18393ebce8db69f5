import { lateCode, lateDialog } from '@vaglio/ui';

/** The last digest, which opens over the profile. */
export const digest = lateCode(() => import('./DigestDialog'));

export const DigestDialog = lateDialog(digest, (code) => code.DigestDialog);
