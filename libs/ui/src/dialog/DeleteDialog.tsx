import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface DeleteDialogProps {
  /** What is deleted and what follows, in a sentence or two. */
  readonly children: ReactNode;
  /** Another person changed it since it was shown: deleting it is asked for once more. */
  readonly isConflict: boolean;
  readonly busy: boolean;
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a row is deleted. Mount it to open it. Source: spec §2, users. */
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
