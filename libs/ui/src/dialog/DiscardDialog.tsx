import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks whether what was typed may be lost. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard changes"
      confirmLabel="Discard"
      busyLabel="Discarding…"
      cancelLabel="Keep editing"
      isDanger
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      What you typed has not been saved.
    </ConfirmDialog>
  );
}
