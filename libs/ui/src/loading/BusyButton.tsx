import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import { Spinner } from './Spinner';

interface BusyButtonProps extends Omit<ButtonProps, 'children' | 'loading'> {
  /** Label of the button, such as 'Delete'. */
  readonly children: string;
  /** Label while the action runs, such as 'Deleting...'. */
  readonly busyLabel: string;
  readonly busy: boolean;
}

const SPINNER_ROOM = '24px';

/**
 * Button with a spinner and another label while its action runs. During this time, it ignores clicks but keeps the
 * focus, which a disabled button would lose. Both states have the same width, so that adjacent elements do not move.
 */
export function BusyButton({ children, busyLabel, busy, startIcon, disabled, ...button }: BusyButtonProps) {
  const icon = busy ? <Spinner size={16} /> : startIcon;
  const other = busy ? children : busyLabel;
  // Without an icon, the busy button would be wider by the spinner. The idle button therefore reserves this space.
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

/** Props that make the button look disabled. Clicks neither submit a form nor reach parent elements. */
const BUSY = {
  className: buttonClasses.disabled,
  'aria-disabled': true,
  'aria-busy': true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;
