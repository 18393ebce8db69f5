import Box from '@mui/material/Box';
import type { Webhook } from '@vaglio/contract';
import { ConfirmDialog } from '@vaglio/ui';
import { useDeleteWebhook } from './use-webhook-changes';

interface DeleteWebhookDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Confirmation dialog for deleting a webhook. */
export function DeleteWebhookDialog({ webhook, onClose }: DeleteWebhookDialogProps) {
  const { remove, isDeleting, failure } = useDeleteWebhook(onClose);
  return (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      busy={isDeleting}
      error={failure}
      onConfirm={() => void remove(webhook.id)}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the webhook <b>{webhook.name}</b>?
      </Box>
    </ConfirmDialog>
  );
}
