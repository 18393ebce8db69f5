import Box from '@mui/material/Box';
import { useState } from 'react';
import { ConfirmDialog } from '@vaglio/ui';
import type { ListTab } from '../list/results-view';
import type { ListedStartup } from '../list/use-result-pages';
import { DELETION_TEXTS, RESTORABLE_HINT } from './deletion-text';
import { TypedNameDialog } from './TypedNameDialog';

interface DeleteDialogProps {
  readonly tab: ListTab;
  readonly row: ListedStartup;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Two-step confirmation before a row is deleted. It shows the consequences, then asks the user to type the name. */
export function DeleteDialog({ tab, row, onClose, onDeleted }: DeleteDialogProps) {
  const [isSure, setIsSure] = useState(false);
  if (isSure) return <TypedNameDialog tab={tab} row={row} onClose={onClose} onDeleted={onDeleted} />;
  const { what, effect } = DELETION_TEXTS[tab];
  return (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel="Continue"
      busyLabel="Continue"
      onConfirm={() => setIsSure(true)}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete {what} <b>{row.company_name}</b>? {effect} {RESTORABLE_HINT}
      </Box>
    </ConfirmDialog>
  );
}
