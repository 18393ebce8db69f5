import { lateCode } from '../loading/late-code';
import { lateDialog } from '../loading/late-part';

/** The question before changes are lost: loaded once there are some. */
export const discardCode = lateCode(() => import('./DiscardDialog'));

export const LateDiscard = lateDialog(discardCode, (code) => code.DiscardDialog);
