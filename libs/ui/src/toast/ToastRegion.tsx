import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { CircleAlert, CircleCheck, TriangleAlert, Undo2, X } from 'lucide-react';
import { useContext, useEffect } from 'react';
import { defineHotkeys } from '../hotkeys/hotkeys';
import { useHotkeys } from '../hotkeys/use-hotkeys';
import { Icon } from '../Icon';
import { TOAST_PLACE } from './lower-bar';
import { ToastQueueContext, type Toast } from './ToastProvider';

/** Display time in ms of a toast with Undo or another button. */
const ACTION_TOAST_MS = 10_000;
const PLAIN_TOAST_MS = 6_000;

/** Hotkey of every page that shows toasts. */
export const TOAST_HOTKEYS = defineHotkeys('toast', [
  { keys: ['u'], label: 'Undo the last action, as long as its message is shown' },
]);

/**
 * Displays the toasts of the surrounding `ToastProvider` at the bottom edge of the screen, above a bottom bar and in
 * front of everything except dialogs. It precedes the page content, so that Tab reaches toasts first. On unmount, it
 * closes its toasts, because their buttons may need its context, such as the store.
 */
export function ToastRegion() {
  const queue = useContext(ToastQueueContext);
  if (!queue) throw new Error('ToastRegion needs a ToastProvider');
  const { toasts, close, undo, clear } = queue;
  useEffect(() => clear, [clear]);

  const undoable = toasts.findLast(({ undo }) => undo);
  useHotkeys(TOAST_HOTKEYS, { u: undoable ? () => void undo(undoable) : null });

  const item = (toast: Toast) => (
    <ToastMessage
      key={toast.id}
      toast={toast}
      hasKey={toast === undoable}
      onUndo={() => void undo(toast)}
      onClose={() => close(toast.id)}
    />
  );
  return (
    <Box sx={TOAST_PLACE}>
      <Box role="status" sx={STACK}>
        {toasts.filter(isPolite).map(item)}
      </Box>
      <Box sx={STACK}>{toasts.filter((toast) => !isPolite(toast)).map(item)}</Box>
    </Box>
  );
}

interface ToastMessageProps {
  readonly toast: Toast;
  /** True if the key `u` triggers the Undo of this toast. */
  readonly hasKey: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Toast whose timer stops while the toast is hovered or focused. Afterwards, the timer restarts. */
function ToastMessage({ toast, hasKey, onUndo, onClose }: ToastMessageProps) {
  const { message, detail, severity = 'success', action } = toast;
  const shownForMs = toast.undo || action ? ACTION_TOAST_MS : PLAIN_TOAST_MS;
  return (
    <Snackbar
      open
      autoHideDuration={isPolite(toast) ? shownForMs : null}
      resumeHideDuration={shownForMs}
      transitionDuration={0}
      // Escape and clicks outside the toast must not close it, because they belong to the page.
      onClose={(_event, reason) => reason === 'timeout' && onClose()}
      sx={{ position: 'static' }}
    >
      <Alert
        severity={severity}
        role={isPolite(toast) ? 'none' : 'alert'}
        iconMapping={ICONS}
        sx={[ALERT, isPolite(toast) && CALM]}
        action={
          <>
            {action}
            {toast.undo && (
              <Button
                size="small"
                startIcon={<Icon of={Undo2} />}
                aria-keyshortcuts={hasKey ? 'u' : undefined}
                onClick={onUndo}
              >
                Undo
              </Button>
            )}
            <IconButton size="small" aria-label="Close this message" onClick={onClose}>
              <Icon of={X} />
            </IconButton>
          </>
        }
      >
        {detail ? <AlertTitle>{message}</AlertTitle> : message}
        {detail}
      </Alert>
    </Snackbar>
  );
}

function isPolite({ severity = 'success' }: Toast): boolean {
  return severity === 'success';
}

const ICONS = {
  success: <Icon of={CircleCheck} size={18} />,
  warning: <Icon of={TriangleAlert} size={18} />,
  error: <Icon of={CircleAlert} size={18} />,
};
const STACK = { display: 'grid', gap: 2, '& + &:not(:empty)': { mt: 2 } };
const ALERT = {
  width: '100%',
  boxShadow: 'var(--mui-palette-floating)',
  // On narrow screens, the buttons move below the message if both do not fit side by side.
  flexWrap: 'wrap',
  rowGap: 2,
  '& .MuiAlert-message': { flex: '1 1 180px' },
};
/**
 * Style of toasts that do not interrupt screen readers. They have no coloured background, only a shadow and an icon.
 */
const CALM = { borderColor: 'borderStrong', bgcolor: 'raised' };
