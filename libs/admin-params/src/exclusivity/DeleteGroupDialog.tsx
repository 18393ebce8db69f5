import Box from '@mui/material/Box';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type AwardGroup, awardGroupShape } from '@vaglio/contract';
import { ConflictNotice, DeleteDialog, useVersionedChange } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { useDeleteAwardGroupMutation } from '../hooks.gen';
import { withAlert } from './alert-failure';
import { groupText } from './group-text';

interface DeleteGroupDialogProps {
  /** Group as it was when the dialog was opened. */
  readonly group: AwardGroup;
  readonly onClose: () => void;
}

/** Confirmation dialog for deleting an exclusivity group and its items. */
export function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps) {
  const [remove] = useDeleteAwardGroupMutation();
  const { run, isRunning, conflict } = useVersionedChange(
    async ({ id, version }: AwardGroup) =>
      withAlert(outcomeOf(await remove({ id, ...ifMatch(version) }), awardGroupShape, 'Delete failed')),
    onClose,
  );
  return (
    <DeleteDialog
      isConflict={conflict !== null}
      busy={isRunning}
      onConfirm={() => void run(conflict?.current ?? group, null)}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the group <b>{group.group_name}</b> with its items? All its awards then count again; the
        parameters stay.
      </Box>
      {conflict && (
        <Box sx={{ mt: 4 }}>
          <ConflictNotice what="this group" conflict={conflict} textsOf={groupText} />
        </Box>
      )}
      <Box sx={{ mt: 4 }}>
        <PreviewEffect changes={[{ delete_group: { id: group.id } }]} />
      </Box>
    </DeleteDialog>
  );
}
