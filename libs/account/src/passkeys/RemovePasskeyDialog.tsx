import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Passkey } from '@vaglio/contract';
import { DialogFrame } from '@vaglio/ui';
import { PasswordQuestionDialog } from '../second-factor/PasswordQuestionDialog';
import { usePasskeyChanges } from './use-passkeys';

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly asksPassword: boolean;
  /** Whether the person has no other passkey and no app. */
  readonly isLast: boolean;
  /** Whether the role of the person asks for a second factor. */
  readonly isRequired: boolean;
  readonly onClose: () => void;
}

/** Removes a passkey, with the password or a fresh sign-in; says what follows, and why the last one stays. */
export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkey, asksPassword, isLast, isRequired, onClose } = props;
  const { remove } = usePasskeyChanges();
  const title = 'Remove the passkey';
  if (isLast && isRequired)
    return (
      <DialogFrame
        hasCross={false}
        title={title}
        width="narrow"
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Typography>
          Your role asks for a second factor, and {passkey.name} is your only one. Add another passkey or an
          authenticator app first; then this one can be removed.
        </Typography>
      </DialogFrame>
    );
  return (
    <PasswordQuestionDialog
      title={title}
      confirmLabel="Remove"
      isDanger
      asksPassword={asksPassword}
      onPassword={async (password) => {
        const refused = await remove(passkey.id, password);
        if (refused === null) onClose();
        return refused;
      }}
      onClose={onClose}
    >
      {isLast && asksPassword
        ? `${passkey.name} is your only second factor. Without it your password alone signs you in, and your recovery codes are void.`
        : `${passkey.name} no longer signs you in. Remove it from your device too, which may go on offering it.`}
    </PasswordQuestionDialog>
  );
}
