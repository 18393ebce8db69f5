import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  /** What was typed is kept. */
  readonly onClose: () => void;
}

/** Asks whether what was typed may be lost. */
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
