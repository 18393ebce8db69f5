import Box from '@mui/material/Box';
import { ConfirmDialog } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { useDeleteAwardGroupMutation } from '../admin-params.api';
import type { AwardGroup } from '../endpoints.gen';
import { isDoneOrAlert } from './alert-failure';

/** Asks before a group is deleted with its items. */
export function DeleteGroupDialog({
  group,
  onClose,
}: {
  readonly group: AwardGroup;
  readonly onClose: () => void;
}) {
  const [remove, { isLoading }] = useDeleteAwardGroupMutation();
  const confirm = async () => {
    if (isDoneOrAlert(await remove({ id: group.id }), 'Delete failed')) onClose();
  };
  return (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the group <b>{group.group_name}</b> with its items? All its awards then count again; the
        parameters stay.
      </Box>
      <Box sx={{ mt: 4 }}>
        <PreviewEffect changes={[{ delete_group: { id: group.id } }]} />
      </Box>
    </ConfirmDialog>
  );
}
