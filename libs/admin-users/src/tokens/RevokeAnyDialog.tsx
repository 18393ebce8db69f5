import type { ApiTokenOfAccount } from '@vaglio/contract';
import { ConfirmDialog } from '@vaglio/ui';
import { useRevokeAnyToken } from './use-all-tokens';

interface RevokeAnyDialogProps {
  readonly token: ApiTokenOfAccount;
  readonly onClose: () => void;
}

/** Confirmation dialog for revoking an API token of any account, which cannot be undone. */
export function RevokeAnyDialog({ token: { id, name, ending, owner }, onClose }: RevokeAnyDialogProps) {
  const { revoke, isRevoking, failure } = useRevokeAnyToken();
  const confirm = async () => {
    if (await revoke(id)) onClose();
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
      Programs that use {name} (vgl_…{ending}) of {owner} are refused from their next request. A revoked token
      cannot be restored.
    </ConfirmDialog>
  );
}
