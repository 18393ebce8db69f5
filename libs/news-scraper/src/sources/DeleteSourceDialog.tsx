import Box from '@mui/material/Box';
import { ConfirmDialog } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';
import { useDeleteSource } from './use-source-changes';

interface DeleteSourceDialogProps {
  readonly source: NewsSource;
  readonly onClose: () => void;
}

/** Asks before a source is deleted. */
export function DeleteSourceDialog({ source, onClose }: DeleteSourceDialogProps) {
  const { remove, isDeleting, failure } = useDeleteSource(onClose);
  return (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      busy={isDeleting}
      error={failure}
      onConfirm={() => void remove(source.id)}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the source <b>{source.name}</b>? It is read no more; its articles stay.
      </Box>
    </ConfirmDialog>
  );
}
