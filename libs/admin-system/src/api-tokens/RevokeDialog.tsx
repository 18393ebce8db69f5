import type { ApiToken } from '@vaglio/contract';
import { ConfirmDialog } from '@vaglio/ui';
import { useRevokeToken, type TokenOwner } from './use-token-changes';

interface RevokeDialogProps {
  readonly token: ApiToken;
  /** Service account that owns the token. null for a token of the signed-in user. */
  readonly owner: TokenOwner | null;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog for revoking an API token, which cannot be undone. */
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
      Programs that use {token.name} (vgl_…{token.ending}) are refused from their next request. A revoked
      token cannot be restored.
    </ConfirmDialog>
  );
}
