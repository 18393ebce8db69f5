import type { ApiToken } from '@vaglio/contract';
import { ConfirmDialog } from '@vaglio/ui';
import { scopeText } from './token-areas';
import { useConfirmToken, type TokenOwner } from './use-token-changes';

interface ConfirmTokenDialogProps {
  readonly token: ApiToken;
  /** Service account that owns the token. null for a token of the signed-in user. */
  readonly owner: TokenOwner | null;
  readonly onClose: () => void;
}

/** Confirmation dialog that grants a token the scopes that its owner has received since its creation. */
export function ConfirmTokenDialog({ token, owner, onClose }: ConfirmTokenDialogProps) {
  const { confirm, isConfirming, failure } = useConfirmToken(owner);
  const { name, ending, unconfirmed_scopes = [] } = token;
  const run = async () => {
    if (await confirm(token.id)) onClose();
  };
  return (
    <ConfirmDialog
      title="Confirm token"
      confirmLabel="Confirm"
      busyLabel="Confirming…"
      busy={isConfirming}
      error={failure}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {owner ? owner.name : 'You'} may do more than when {name} (vgl_…{ending}) was created or last confirmed.
      Once it is confirmed, programs that use it may do all of it within these parts.{' '}
      {scopeText(unconfirmed_scopes)}
    </ConfirmDialog>
  );
}
