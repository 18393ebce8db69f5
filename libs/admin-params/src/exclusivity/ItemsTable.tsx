import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { AllRowsTable } from '../AllRowsTable';
import { usePreview } from '../preview/use-preview';
import { itemColumns, STACKED_ITEM } from './item-columns';
import { RemoveItemDialog } from './RemoveItemDialog';
import { useItemChanges } from './use-item-changes';
import type { WeightedItem } from './weighted-items';

interface ItemsTableProps {
  readonly groupId: string;
  readonly items: readonly WeightedItem[];
  readonly isFetching: boolean;
}

/** Table with the items of an exclusivity group, highest precedence first. */
export function ItemsTable({ groupId, items, isFetching }: ItemsTableProps) {
  const { remove, isRemoving } = useItemChanges(groupId);
  const isMiddle = useMediaQuery((theme: Theme) => theme.breakpoints.between('md', 'xl'));
  const { isSupported } = usePreview(null);
  const [previewed, setPreviewed] = useState<WeightedItem | null>(null);
  const columns = itemColumns(isMiddle, {
    isRemoving,
    onRemove: (item) => void remove(item),
    onPreview: isSupported ? setPreviewed : undefined,
  });
  return (
    <>
      <AllRowsTable
        label="Items"
        columns={columns}
        stacked={STACKED_ITEM}
        rows={items}
        rowId={({ id, parameter_id }) => id || parameter_id}
        isFetching={isFetching}
        emptyText="No items"
      />
      {previewed && (
        <RemoveItemDialog groupId={groupId} item={previewed} onClose={() => setPreviewed(null)} />
      )}
    </>
  );
}
