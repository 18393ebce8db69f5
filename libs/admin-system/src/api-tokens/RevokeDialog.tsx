import type { ApiToken } from '@vaglio/contract';
import { ConfirmDialog } from '@vaglio/ui';
import { useRevokeToken, type TokenOwner } from './use-token-changes';

interface RevokeDialogProps {
  readonly token: ApiToken;
  /** Whose token it is; null for one of the signed-in person. */
  readonly owner: TokenOwner | null;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Asks before a token is revoked: that cannot be undone. */
export function RevokeDialog({ token, owner, onRevoked, onClose }: RevokeDialogProps) {
  const { revoke, isRevoking, failure } = useRevokeToken(owner);
  const confirm = async () => {
    if (await revoke(token.id)) onRevoked();
  };
  return (
    <ConfirmDialog
      title="Revoke token"
      confirmLabel="Revoke"
      busyLabel="Revoking…"
      isDanger
      busy={isRevoking}
      error={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Programs that use {token.name} (vgl_…{token.ending}) are refused from their next call on. A revoked
      token cannot be brought back.
    </ConfirmDialog>
  );
}
