import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import { Spinner } from './Spinner';

interface BusyButtonProps extends Omit<ButtonProps, 'children' | 'loading'> {
  /** What it does: 'Delete'. */
  readonly children: string;
  /** While it does it: 'Deleting...'. */
  readonly busyLabel: string;
  readonly busy: boolean;
}

const SPINNER_ROOM = '24px';

/**
 * Shows a button whose label and spinner say what it is doing. While it is busy, presses do nothing and it keeps the
 * focus, which a disabled button would lose. Both labels take the same width, so nothing beside the button moves.
 */
export function BusyButton({ children, busyLabel, busy, startIcon, disabled, ...button }: BusyButtonProps) {
  const icon = busy ? <Spinner size={16} /> : startIcon;
  const other = busy ? children : busyLabel;
  // Without an icon the busy label is wider by the spinner: the other label keeps that room.
  const spare = !busy && !startIcon ? SPINNER_ROOM : 0;
  return (
    <Button disableRipple {...button} startIcon={icon} disabled={disabled && !busy} {...(busy && BUSY)}>
      <Box
        component="span"
        data-other={other}
        sx={{
          display: 'inline-grid',
          justifyItems: 'center',
          '&::after': {
            content: 'attr(data-other)',
            height: 0,
            overflow: 'hidden',
            visibility: 'hidden',
            paddingInlineStart: spare,
          },
        }}
      >
        {busy ? busyLabel : children}
      </Box>
    </Button>
  );
}

/** The look of a disabled button. A press neither submits a form nor reaches the parents of the button. */
const BUSY = {
  className: buttonClasses.disabled,
  'aria-disabled': true,
  'aria-busy': true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
