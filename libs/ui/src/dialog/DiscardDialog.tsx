import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  /** Closes this dialog and keeps the typed values. */
  readonly onClose: () => void;
}

/** Dialog that asks whether to discard unsaved changes. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard changes"
      confirmLabel="Discard"
      busyLabel="Discarding…"
      cancelLabel="Keep editing"
      isDanger
      onConfirm={onDiscard}
      onCancel={onClose}
    >
      What you typed has not been saved.
    </ConfirmDialog>
  );
}
