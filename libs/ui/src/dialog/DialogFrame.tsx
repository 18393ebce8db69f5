import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { DialogBody } from './DialogBody';

interface DialogFrameProps {
  readonly title: string;
  /** Width of 400, 520 or 640 px. A dialog above another dialog must be narrower. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  readonly children: ReactNode;
  /** Footer buttons, starting with the safe action. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** True to disable Escape, the backdrop and the close button while an action runs. */
  readonly isClosingBlocked?: boolean;
  /** False to hide the close button, as in a confirmation, which has only its two buttons. */
  readonly hasCross?: boolean;
  readonly onKeyDown?: KeyboardEventHandler;
}

const WIDTHS = { narrow: 'xs', medium: 'sm', wide: 'md' } as const;

/**
 * Dialog with a title, body and footer. Mount it to open it. Footer buttons refer to a form by their `form` attribute.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    width = 'medium',
    children,
    actions,
    onClose,
    isClosingBlocked = false,
    hasCross = true,
    onKeyDown,
  } = props;
  const titleId = useId();
  const close = () => {
    if (!isClosingBlocked) onClose();
  };
  return (
    // The handler is spread, because an undefined handler would override the dialog's default handler for Escape.
    <Dialog
      open
      onClose={close}
      maxWidth={WIDTHS[width]}
      aria-labelledby={titleId}
      {...(onKeyDown && { onKeyDown })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 6, pt: 5, pb: 2 }}>
        <Typography id={titleId} component="h2" variant="cardTitle" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {hasCross && (
          <IconButton aria-label="Close" disabled={isClosingBlocked} onClick={close} edge="end">
            <Icon of={X} />
          </IconButton>
        )}
      </Box>
      <DialogBody titleId={titleId}>{children}</DialogBody>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 2,
          px: 6,
          py: '13px',
          borderTop: 1,
          borderColor: 'border',
        }}
      >
        {actions}
      </Box>
    </Dialog>
  );
}
