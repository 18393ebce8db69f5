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
  /** 400, 520 or 640 px; one over another is narrower than that below it. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  readonly children: ReactNode;
  /** Buttons of the footer, the safe one first. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** Escape, the scrim and the cross do nothing while something runs. */
  readonly isClosingBlocked?: boolean;
  /** A confirmation is left by its two buttons alone. */
  readonly hasCross?: boolean;
  readonly onKeyDown?: KeyboardEventHandler;
}

const WIDTHS = { narrow: 'xs', medium: 'sm', wide: 'md' } as const;

/** A dialog: title, body, footer. Mount it to open it; a form goes around the frame's children and actions by `form` ids. */
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
    // A handler that is there but undefined would replace the dialog's own, and with it Escape.
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
