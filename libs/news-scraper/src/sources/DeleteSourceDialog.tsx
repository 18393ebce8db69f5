import Box from '@mui/material/Box';
import type { NewsSource } from '@vaglio/contract';
import { ConflictNotice, DeleteDialog } from '@vaglio/ui';
import { sourceText } from './source-text';
import { useDeleteSource } from './use-source-changes';

interface DeleteSourceDialogProps {
  /** Source as it was when the dialog was opened. */
  readonly source: NewsSource;
  readonly onClose: () => void;
}

/** Confirmation dialog for deleting a source. */
export function DeleteSourceDialog({ source, onClose }: DeleteSourceDialogProps) {
  const { remove, isDeleting, failure, conflict } = useDeleteSource(onClose);
  return (
    <DeleteDialog
      isConflict={conflict !== null}
      busy={isDeleting}
      error={failure}
      onConfirm={() => void remove(conflict?.current ?? source, null)}
      onCancel={onClose}
    >
      {conflict && (
        <Box sx={{ mb: 4 }}>
          <ConflictNotice what="this source" conflict={conflict} textsOf={sourceText} />
        </Box>
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the source <b>{source.name}</b>? It will no longer be read. Its articles are kept.
      </Box>
    </DeleteDialog>
  );
}
