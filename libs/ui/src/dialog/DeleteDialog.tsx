import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** Object to delete and the consequence, in one or two sentences. */
  readonly children: ReactNode;
  /**
   * True if another user has changed the row since it was displayed. The dialog then asks for a second confirmation.
   */
  readonly isConflict: boolean;
  readonly busy: boolean;
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog that confirms the deletion of a row. Mount it to open it. Source: spec §2, users. */
export function DeleteDialog({ isConflict, ...rest }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title="Confirm deletion"
      confirmLabel={isConflict ? 'Delete anyway' : 'Delete'}
      cancelLabel={isConflict ? 'Keep it' : undefined}
      busyLabel="Deleting..."
      isDanger
      {...rest}
    />
  );
}
