import { lateCode } from '../loading/late-code';
import { lateDialog } from '../loading/late-part';

export const exportDialog = lateCode(() => import('./ExportDialog'));
export const ExportDialog = lateDialog(exportDialog, (code) => code.ExportDialog);
