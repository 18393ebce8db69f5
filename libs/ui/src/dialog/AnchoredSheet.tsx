import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';

interface AnchoredSheetProps {
  /**
   * Element that opened the sheet and receives the focus again; null to show the sheet at the bottom edge of the
   * screen.
   */
  readonly anchor: HTMLElement | null;
  /** Side at which the anchor and the sheet are aligned. */
  readonly side?: 'left' | 'right';
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons below a separating line; null if there are no buttons. */
  readonly actions: ReactNode;
}

/**
 * Small dialog next to the element that opened it. On phones, it is a sheet at the bottom edge. Mount it to open it.
 */
export function AnchoredSheet({
  anchor,
  side = 'right',
  title,
  onClose,
  children,
  actions,
}: AnchoredSheetProps) {
  const titleId = useId();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const;
  const content = (
    <>
      <Typography id={titleId} component="h3" variant="h3" sx={TITLE}>
        {title}
      </Typography>
      {children}
      {actions !== null && <Box sx={ACTIONS}>{actions}</Box>}
    </>
  );
  if (!isWide) {
    return (
      <Drawer
        open
        anchor="bottom"
        onClose={onClose}
        sx={ABOVE_NOTICES}
        slotProps={{ paper: { ...dialog, sx: SHEET } }}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Popover
      open
      onClose={onClose}
      {...placeOf(anchor, side)}
      slotProps={{ paper: { ...dialog, sx: side === 'left' ? { ...PAPER, width: 400 } : PAPER } }}
    >
      {content}
    </Popover>
  );
}

function placeOf(anchor: HTMLElement | null, side: 'left' | 'right'): Partial<PopoverProps> {
  if (anchor === null)
    return {
      anchorReference: 'anchorPosition',
      anchorPosition: { top: window.innerHeight - 16, left: window.innerWidth / 2 },
      transformOrigin: { vertical: 'bottom', horizontal: 'center' },
    };
  return {
    anchorEl: anchor,
    anchorOrigin: { vertical: 'bottom', horizontal: side },
    transformOrigin: { vertical: 'top', horizontal: side },
  };
}

const PAPER = { width: 364, maxHeight: 'min(520px, calc(100vh - 32px))', mt: '2px' };
/** Style that places the sheet above toasts, which are also at the bottom edge. */
const ABOVE_NOTICES = { zIndex: ({ zIndex }: Theme) => zIndex.snackbar + 1 };
const SHEET = {
  width: '100%',
  maxWidth: 'none',
  maxHeight: '80vh',
  borderRadius: '12px 12px 0 0',
  pb: 'env(safe-area-inset-bottom)',
};
const TITLE = { px: 4, pt: 4, overflowWrap: 'anywhere' };
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 2,
  p: 3,
  borderTop: 1,
  borderColor: 'border',
};
