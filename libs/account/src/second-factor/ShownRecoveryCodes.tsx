import Button from '@mui/material/Button';
import { DialogFrame } from '@vaglio/ui';
import { RecoveryCodes } from './RecoveryCodes';

interface ShownRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, shown once. */
export function ShownRecoveryCodes({ codes, onClose }: ShownRecoveryCodesProps) {
  return (
    <DialogFrame
      title="Recovery codes"
      isClosingBlocked
      hasCross={false}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          I have stored them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </DialogFrame>
  );
}
