import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { DialogFrame } from './DialogFrame';
import { ErrorAlert } from '../message/ErrorAlert';

interface ConfirmDialogProps {
  /** Title of the dialog, such as 'Confirm deletion'. */
  readonly title: string;
  /** Consequence of the action, in one or two sentences. */
  readonly children: ReactNode;
  /** Label of the confirm button, such as 'Delete'. */
  readonly confirmLabel: string;
  /** Label of the confirm button while the action runs, such as 'Deleting...'. */
  readonly busyLabel: string;
  readonly cancelLabel?: string;
  /** True to give the confirm button a red background. */
  readonly isDanger?: boolean;
  /** True while the action runs. Meanwhile, the dialog cannot be closed. */
  readonly busy?: boolean;
  /** Reason why the action failed. The dialog stays open for a retry. */
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Dialog that confirms an irreversible action. Enter confirms, and Escape cancels. Mount it to open it.
 * Source: spec §2, users.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    isDanger = false,
    busy = false,
    error,
    onConfirm,
    onCancel,
  } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!busy) confirm.current?.focus(); // a disabled button loses the focus, so the focus is restored for a retry
  }, [busy]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // In these elements, Enter has its own effect: it presses the button or adds a line.
    const hasOwnEnter =
      event.target instanceof HTMLButtonElement || event.target instanceof HTMLTextAreaElement;
    // The user may still hold the Enter key that opened the dialog. Its repeats must not confirm.
    if (event.repeat) event.preventDefault();
    else if (!hasOwnEnter && !busy) onConfirm();
  };
  return (
    <DialogFrame
      title={title}
      width="narrow"
      hasCross={false}
      isClosingBlocked={busy}
      onClose={onCancel}
      onKeyDown={onKeyDown}
      actions={
        <>
          <Button disableRipple disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <BusyButton
            ref={confirm}
            autoFocus
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      {children}
      {error && (
        <Box sx={{ mt: 4 }}>
          <ErrorAlert>{error}</ErrorAlert>
        </Box>
      )}
    </DialogFrame>
  );
}
