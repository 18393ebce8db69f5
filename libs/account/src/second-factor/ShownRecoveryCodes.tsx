import Button from '@mui/material/Button';
import { DialogFrame } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { RecoveryCodes } from './RecoveryCodes';

interface ShownRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Dialog with new recovery codes, which are displayed only once. */
export function ShownRecoveryCodes({ codes, onClose }: ShownRecoveryCodesProps) {
  return (
    <DialogFrame
      title={i18n.t('Recovery codes')}
      isClosingBlocked
      hasCross={false}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {i18n.t('I have stored them')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </DialogFrame>
  );
}
