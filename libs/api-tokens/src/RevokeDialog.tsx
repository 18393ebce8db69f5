import { errorText } from '@vaglio/api-client';
import { ConfirmDialog } from '@vaglio/ui';
import { useRevokeApiTokenMutation, type ApiToken } from './endpoints.gen';

interface RevokeDialogProps {
  readonly token: ApiToken;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Asks before a token is revoked: that cannot be undone. */
export function RevokeDialog({ token, onRevoked, onClose }: RevokeDialogProps) {
  const [revoke, { isLoading, error }] = useRevokeApiTokenMutation();
  const confirm = async () => {
    const answer = await revoke({ id: token.id });
    if (!answer.error) onRevoked();
  };
  return (
    <ConfirmDialog
      title="Revoke token"
      confirmLabel="Revoke"
      busyLabel="Revoking…"
      isDanger
      busy={isLoading}
      error={error ? errorText(error, 'Update failed') : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Programs that use {token.name} (vgl_…{token.ending}) are refused from their next call on. A revoked
      token cannot be brought back.
    </ConfirmDialog>
  );
}
