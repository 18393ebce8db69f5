import Button, { type ButtonProps } from '@mui/material/Button';
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
 * A button that shows what it is doing and cannot be pressed again meanwhile. The spinner takes
 * the icon's place; both faces take the same width, so nothing beside it moves.
 */
export function BusyButton({ children, busyLabel, busy, startIcon, disabled, ...button }: BusyButtonProps) {
  const icon = busy ? <Spinner size={16} /> : startIcon;
  const other = busy ? children : busyLabel;
  // Without an icon the busy face is wider by the spinner: the resting face keeps that room.
  const spare = !busy && !startIcon ? SPINNER_ROOM : 0;
  return (
    <Button
      disableRipple
      {...button}
      startIcon={icon}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
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
