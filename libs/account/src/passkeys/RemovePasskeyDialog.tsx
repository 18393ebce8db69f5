import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog, DialogFrame } from '@vaglio/ui';
import type { Passkey } from '../endpoints.gen';
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
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { remove } = usePasskeyChanges();
  const title = 'Remove the passkey';
  const removeWith = async (password: string | null) => {
    const refused = await remove(passkey.id, password);
    if (refused === null) onClose();
    return refused;
  };
  const what = isLast
    ? `${passkey.name} is your only second factor. Without it your password alone signs you in, and your recovery codes are void.`
    : `${passkey.name} no longer signs you in. Remove it from your device too, which may go on offering it.`;
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
  if (asksPassword)
    return (
      <PasswordQuestionDialog
        title={title}
        confirmLabel="Remove"
        isDanger
        onPassword={removeWith}
        onClose={onClose}
      >
        {what}
      </PasswordQuestionDialog>
    );
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Remove"
      busyLabel="Removing…"
      isDanger
      busy={isBusy}
      error={failure}
      onConfirm={() => {
        setIsBusy(true);
        void removeWith(null).then((refused) => {
          setFailure(refused);
          setIsBusy(false);
        });
      }}
      onCancel={onClose}
    >
      {what}
    </ConfirmDialog>
  );
}
