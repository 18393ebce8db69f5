import Box from '@mui/material/Box';
import type { NewsSource } from '@vaglio/contract';
import { ConflictNotice, DeleteDialog } from '@vaglio/ui';
import { sourceText } from './source-text';
import { useDeleteSource } from './use-source-changes';

interface DeleteSourceDialogProps {
  /** As it is when the dialog opens. */
  readonly source: NewsSource;
  readonly onClose: () => void;
}

/** Asks before a source is deleted. */
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
        Delete the source <b>{source.name}</b>? It is read no more; its articles stay.
      </Box>
    </DeleteDialog>
  );
}
