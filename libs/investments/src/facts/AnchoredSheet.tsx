import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';

interface AnchoredSheetProps {
  /** What it belongs to; the focus returns there. */
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons below a line; null for none. */
  readonly actions: ReactNode;
}

/** A small dialog at the element that opened it; on a phone a sheet at the lower edge. Mount it to open it. */
export function AnchoredSheet({ anchor, title, onClose, children, actions }: AnchoredSheetProps) {
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
      <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper: { ...dialog, sx: SHEET } }}>
        {content}
      </Drawer>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { ...dialog, sx: PAPER } }}
    >
      {content}
    </Popover>
  );
}

const PAPER = { width: 364, maxHeight: 'min(520px, calc(100vh - 32px))', mt: '2px' };
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
