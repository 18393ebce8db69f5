import Box from '@mui/material/Box';
import { ConfirmDialog } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { useItemChanges } from './use-item-changes';
import type { WeightedItem } from './weighted-items';

interface RemoveItemDialogProps {
  readonly groupId: string;
  readonly item: WeightedItem;
  readonly onClose: () => void;
}

/** Confirmation dialog that previews the effect of removing an item from its exclusivity group. */
export function RemoveItemDialog({ groupId, item, onClose }: RemoveItemDialogProps) {
  const { remove, isRemoving } = useItemChanges(groupId);
  const confirm = async () => {
    if (await remove(item)) onClose();
  };
  return (
    <ConfirmDialog
      title="Preview deletion"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      busy={isRemoving}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere', mb: 4 }}>
        Without <b>{item.parameterName}</b> in the group, its award no longer competes with the others.
      </Box>
      <PreviewEffect
        isAtOnce
        changes={[{ delete_item: { group_id: groupId, parameter_id: item.parameter_id } }]}
      />
    </ConfirmDialog>
  );
}
