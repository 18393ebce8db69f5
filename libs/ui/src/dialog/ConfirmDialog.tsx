import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { DialogFrame } from './DialogFrame';
import { ErrorAlert } from '../message/ErrorAlert';

interface ConfirmDialogProps {
  /** 'Confirm deletion'. */
  readonly title: string;
  /** What will happen, in a sentence or two. */
  readonly children: ReactNode;
  /** 'Delete'. */
  readonly confirmLabel: string;
  /** 'Deleting...'. */
  readonly busyLabel: string;
  readonly cancelLabel?: string;
  /** Fills the confirming button red. */
  readonly isDanger?: boolean;
  /** While it runs, closing is blocked. */
  readonly busy?: boolean;
  /** Why it failed; the dialog stays, so that it can be tried again. */
  readonly error?: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before something that cannot be undone: Enter confirms, Escape cancels. Mount it to
 * open it.
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
    if (!busy) confirm.current?.focus(); // a disabled button loses the focus: give it back for another try
  }, [busy]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // A button is pressed by it, and in a text area it begins a line.
    const hasOwnEnter =
      event.target instanceof HTMLButtonElement || event.target instanceof HTMLTextAreaElement;
    // A key still held down from the button that opened the dialog is no answer.
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
