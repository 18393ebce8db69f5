import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Passkey } from '@vaglio/contract';
import { DialogFrame } from '@vaglio/ui';
import { i18n } from '../messages/i18n';
import { PasswordQuestionDialog } from '../second-factor/PasswordQuestionDialog';
import { usePasskeyChanges } from './use-passkeys';

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly asksPassword: boolean;
  /** True if the user has no other passkey and no authenticator app. */
  readonly isLast: boolean;
  /** True if the user's role requires a second factor. */
  readonly isRequired: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog that removes a passkey. It asks for the password unless a recent sign-in is sufficient. It explains the
 * consequences, or why the last passkey cannot be removed.
 */
export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkey, asksPassword, isLast, isRequired, onClose } = props;
  const { name } = passkey;
  const { remove } = usePasskeyChanges();
  const title = i18n.t('Remove the passkey');
  if (isLast && isRequired)
    return (
      <DialogFrame
        hasCross={false}
        title={title}
        width="narrow"
        onClose={onClose}
        actions={<Button onClick={onClose}>{i18n.t('Close')}</Button>}
      >
        <Typography>
          {i18n.t(
            'Your role requires a second factor, and {name} is your only one. Add another passkey or an authenticator app first; then this one can be removed.',
            { name },
          )}
        </Typography>
      </DialogFrame>
    );
  return (
    <PasswordQuestionDialog
      title={title}
      confirmLabel={i18n.t('Remove')}
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
        ? i18n.t(
            '{name} is your only second factor. Without it your password alone signs you in, and your recovery codes are void.',
            { name },
          )
        : i18n.t(
            '{name} no longer signs you in. Remove it from your device too, which may go on offering it.',
            { name },
          )}
    </PasswordQuestionDialog>
  );
}
